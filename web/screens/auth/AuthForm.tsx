import type { Face } from './faces.ts';
import { LogInForm } from './LogInForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

interface Props {
  face: Face;
  /** Path to open after success. */
  next: string;
}

/** The form of the selected tab. The three forms share one chunk, so switching tabs loads nothing. */
export function AuthForm({ face, next }: Props) {
  if (face === 'signUp') return <SignUpForm next={next} />;
  return face === 'reset' ? <ResetForm /> : <LogInForm next={next} />;
}
