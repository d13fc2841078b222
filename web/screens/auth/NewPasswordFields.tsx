import { newPasswordBounds } from '../../../schema/rules/bounds.ts';
import { useInMode } from '../../routing/pageContext.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';

export function NewPasswordFields() {
  // Simulated mode accepts any password.
  const hint = useInMode()(undefined, `At least ${newPasswordBounds.min} characters`);
  return (
    <>
      <PasswordField autoComplete="new-password" hint={hint} />
      <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
    </>
  );
}
