import { createJobConditions } from './filter.ts';
import { yearlyPay } from './pay.ts';

// Not in filter.ts: the browser's first load has no room for `yearlyPay`.

export const jobConditions = createJobConditions(yearlyPay);
