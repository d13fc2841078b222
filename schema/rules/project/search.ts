import { paymentTypeChoices } from '../../generated/project.ts';

const { FIXED, HOURLY } = paymentTypeChoices;

/** The choices of the filter, whose labels are longer. */
export const paymentTypeFilter = {
  FIXED: { id: FIXED.id, label: FIXED.filter },
  HOURLY: { id: HOURLY.id, label: HOURLY.filter },
} as const;
