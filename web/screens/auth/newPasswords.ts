import * as z from 'zod/mini';
import { differentPasswords } from '../../actions/account.ts';
import { isLive } from '../../ui/mode.ts';
import { newPassword, password } from '../../ui/form/rules.ts';

export const newPasswords = {
  password: newPassword('Choose a password'),
  confirmPassword: password('Confirm your password'),
};

/** Shows different passwords together with other errors. Without any, the action refuses them. */
export const equalPasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password: chosen, confirmPassword }) => chosen === confirmPassword,
  {
    path: ['confirmPassword'],
    error: differentPasswords,
    when: ({ issues }) => isLive() && issues.length > 0,
  },
);
