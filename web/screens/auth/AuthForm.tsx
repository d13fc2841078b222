import type { Face } from './faces.ts';
import { LogInForm } from './LogInForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

interface Props {
  face: Face;
  /** Where to go when it was done. */
  next: string;
}

/** The form of a tab; the three come together, so that going to the other waits for nothing. */
export function AuthForm({ face, next }: Props) {
  if (face === 'signUp') return <SignUpForm next={next} />;
  return face === 'reset' ? <ResetForm /> : <LogInForm next={next} />;
}
