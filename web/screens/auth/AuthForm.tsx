import type { AuthMode } from './authModes.ts';
import { LogInForm } from './LogInForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

interface Props {
  mode: AuthMode;
  /** Path to open after success. */
  next: string;
}

/** The form of the selected tab. The three forms share one chunk, so switching tabs loads nothing. */
export function AuthForm({ mode, next }: Props) {
  if (mode === 'signUp') return <SignUpForm next={next} />;
  return mode === 'reset' ? <ResetForm /> : <LogInForm next={next} />;
}
