import { newPasswordBounds } from '../../../schema/rules/bounds.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';

export function NewPasswordFields() {
  // Simulated mode accepts any password.
  const hint = useIsLive() ? `At least ${newPasswordBounds.min} characters` : undefined;
  return (
    <>
      <PasswordField autoComplete="new-password" hint={hint} />
      <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
    </>
  );
}
