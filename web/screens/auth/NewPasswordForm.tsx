import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { resetPassword, sentPasswords } from '../../actions/account.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { defineFormOf } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { isLive } from '../../session/mode.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { equalPasswords, newPasswords } from './newPasswords.ts';

const form = defineFormOf(
  z.object(newPasswords).check(equalPasswords),
  { password: '', confirmPassword: '' },
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
          if (isLive()) window.location.replace(paths.logIn());
          else void navigate(paths.logIn(), { replace: true });
        }}
      >
        <NewPasswordFields />
      </Form>
      <PrefetchLink to={paths.resetPassword()} className="link justify-self-start">
        Ask for a new link
      </PrefetchLink>
    </div>
  );
}
