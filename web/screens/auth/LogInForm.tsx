import { logIn, sentPassword } from '../../actions/account.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useLogInTarget } from '../../routing/useLogInTarget.ts';
import { useEnter } from '../../routing/useEnter.ts';
import { defineForm } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { email, password } from '../../ui/form/rules.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Providers } from './Providers.tsx';

const form = defineForm(
  { email: email('Enter your email address'), password: password('Enter your password') },
  { excludedFromDraft: ['password'] },
);

export function LogInForm() {
  const [run] = useAction(logIn);
  const target = useLogInTarget();
  const enter = useEnter();
  return (
    <div className="grid gap-5">
      <Form
        form={form}
        submit="Log in"
        wide
        resetsOnSuccess
        onSubmit={(values, refusals) =>
          run({ input: { email: values.email, password: sentPassword(values.password) } }, refusals)
        }
        onDone={() => enter()}
      >
        <form.TextField name="email" label="Email" type="email" autoComplete="username" spellCheck={false} />
        <PasswordField />
        <PrefetchLink to={paths.resetPassword(target)} className="link reach -mt-1 justify-self-end text-sm">
          Forgot password?
        </PrefetchLink>
      </Form>
      <Providers onDone={() => enter()} />
    </div>
  );
}
