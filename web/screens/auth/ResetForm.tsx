import { useState } from 'react';
import { requestPasswordReset } from '../../actions/account.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useLogInTarget } from '../../routing/useLogInTarget.ts';
import { defineForm } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { email } from '../../ui/form/rules.ts';

const form = defineForm({ email: email('Enter your email address') });

/** Requests a reset link. The answer is the same whether or not an account uses the address. */
export function ResetForm() {
  const [run] = useAction(requestPasswordReset);
  const target = useLogInTarget();
  const [requested, setRequested] = useState(false);
  return (
    <div className="grid gap-4">
      <Form
        form={form}
        submit="Send reset link"
        wide
        resetsOnSuccess
        onSubmit={(input, refusals) => run({ input }, refusals)}
        onDone={() => setRequested(true)}
      >
        <form.TextField name="email" label="Email" type="email" autoComplete="username" spellCheck={false} />
      </Form>
      <p role="status" className="text-sm text-muted empty:hidden">
        {requested && 'If an account uses this address, a reset link is on its way.'}
      </p>
      <PrefetchLink to={paths.logIn(target)} className="link justify-self-start">
        Back to Log in
      </PrefetchLink>
    </div>
  );
}
