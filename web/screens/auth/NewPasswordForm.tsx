import { useNavigate } from 'react-router-dom';
import { resetPassword, sentPasswords } from '../../actions/account.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { password } from '../../ui/form/rules.ts';
import { isLive } from '../../ui/mode.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';

const form = defineForm(
  { password: password('Choose a password'), confirmPassword: password('Confirm your password') },
  { excludedFromDraft: ['password', 'confirmPassword'] },
);

/** Sets a new password. The link of an e-mail leads here with its token, which works once and for a limited time. */
export function NewPasswordForm({ token }: { token: string }) {
  const [run] = useAction(resetPassword);
  const navigate = useNavigate();
  return (
    <div className="grid gap-4">
      <Form
        form={form}
        submit="Set new password"
        wide
        resetsOnSuccess
        onSubmit={(values, refusals) =>
          run({ input: { token, ...sentPasswords(values, refusals) } }, refusals)
        }
        onDone={() => {
          if (isLive('resetPassword')) window.location.replace(paths.logIn());
          else void navigate(paths.logIn(), { replace: true });
        }}
      >
        <PasswordField autoComplete="new-password" />
        <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      </Form>
      <PrefetchLink to={paths.resetPassword} className="link justify-self-start">
        Ask for a new link
      </PrefetchLink>
    </div>
  );
}
