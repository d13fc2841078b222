import * as z from 'zod/mini';
import { differentPasswords } from '../../actions/account.ts';
import { isLive } from '../../session/mode.ts';
import { newPasswordBounds } from '../../../schema/rules/bounds.ts';
import { visibleLength } from '../../../schema/rules/characters.ts';
import { password } from '../../ui/form/rules.ts';

export const newPasswords = {
  // Simulated mode has no accounts and accepts any password.
  password: password('Choose a password').check(
    z.refine(
      (value) => !isLive() || visibleLength(value) >= newPasswordBounds.min,
      `Use at least ${newPasswordBounds.min} characters`,
    ),
  ),
  confirmPassword: password('Confirm your password'),
};

/** Reports different passwords beside other errors, in live mode. Without others the action refuses them, with a notice. */
export const equalPasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password: chosen, confirmPassword }) => chosen === confirmPassword,
  {
    path: ['confirmPassword'],
    error: differentPasswords,
    when: ({ issues }) => isLive() && issues.length > 0,
  },
);
