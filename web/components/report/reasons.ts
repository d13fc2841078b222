import { reasons as labels } from '../../../schema/rules/report.ts';
import { choicesOf } from '../../ui/form/rules.ts';

export const reasons = choicesOf(labels);
