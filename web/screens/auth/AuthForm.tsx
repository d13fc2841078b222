import type { AuthMode } from './authModes.ts';
import { LogInForm } from './LogInForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

interface Props {
  mode: AuthMode;
  /** Token of the link in an e-mail; '' without one. */
  token: string;
}

/** The form of the selected tab. The forms share one chunk, so switching tabs loads nothing. */
export function AuthForm({ mode, token }: Props) {
  if (mode === 'signUp') return <SignUpForm />;
  if (mode === 'newPassword') return <NewPasswordForm token={token} />;
  return mode === 'reset' ? <ResetForm /> : <LogInForm />;
}
