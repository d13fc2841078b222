import type { AddPaymentMethodInput, ProfileSettingsInput, SignUpInput } from '../../generated/types.ts';
import type { Bounds } from '../bounds.ts';

export const signUpBounds = { fullName: { min: 1, max: 100 } } satisfies Bounds<SignUpInput>;

export const settingsBounds = {
  firstName: { min: 1, max: 50 },
  lastName: { max: 50 },
  displayName: { min: 1, max: 100 },
  bio: { max: 2_000 },
  location: { max: 100 },
  headline: { max: 120 },
  currentCompany: { max: 100 },
} satisfies Bounds<ProfileSettingsInput>;

export const paymentMethodBounds = { label: { min: 1, max: 50 } } satisfies Bounds<AddPaymentMethodInput>;
