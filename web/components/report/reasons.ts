import { reportReasonLabels } from '../../../schema/generated/base.actions.ts';
import { choicesOf } from '../../ui/form/rules.ts';

export const reasons = choicesOf(reportReasonLabels);
