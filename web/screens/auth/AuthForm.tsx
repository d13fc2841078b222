import { use, useState, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { AuthMode } from './authModes.ts';
import {
  requestPasswordReset,
  logIn,
  sentPassword,
  resetPassword,
  sentPasswords,
  signUp,
} from '../../actions/account.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { PageContext } from '../../routing/pageContext.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useLogInTarget } from '../../routing/useLogInTarget.ts';
import { defineForm, defineFormOf } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { email, password, nameText, checkbox } from '../../ui/form/rules.ts';
import { useEnter } from '../../routing/useEnter.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Providers } from './Providers.tsx';
import { isLive } from '../../session/mode.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { equalPasswords, newPasswords } from './newPasswords.ts';
import { signUpInputBounds } from '../../../schema/generated/account.actions.ts';
import { LegalLinks } from './LegalLinks.tsx';

const emailField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'username',
  spellCheck: false,
} as const;

const signUpFields = {
  fullName: nameText(signUpInputBounds.fullName, { missing: 'Enter your full name' }),
  email: email('Enter your email address'),
  ...newPasswords,
  acceptsTerms: checkbox('Accept the terms to create an account'),
};
const signUpForm = defineFormOf(signUpFields, z.object(signUpFields).check(equalPasswords), {
  // The draft keeps the other fields while the user reads the terms. Consent is required again each time.
  excludedFromDraft: ['password', 'confirmPassword', 'acceptsTerms'],
});

/** Creates an account, or logs in if the address has one with this password. Only a new account gets the welcome dialog. */
function SignUpForm() {
  const [run] = useAction(signUp);
  const enter = useEnter();
  const isNew = useRef(true); // Kept from `onSubmit` for `onDone`, which does not get the result.
  return (
    <Form
      form={signUpForm}
      draft="sign-up"
      submit="Create Account"
      wide
      resetsOnSuccess
      onSubmit={async (values, submission) => {
        // In simulated mode `sentPasswords` replaces the passwords, so that nothing stores them.
        const input = { ...values, ...sentPasswords(values, submission) };
        const payload = await run({ input }, submission);
        isNew.current = payload?.isNew !== false;
        return payload;
      }}
      onDone={() => enter(isNew.current)}
    >
      <signUpForm.TextField name="fullName" label="Full Name" autoComplete="name" />
      <signUpForm.TextField {...emailField} />
      <NewPasswordFields />
      <signUpForm.CheckField
        name="acceptsTerms"
        optional={false}
        label={
          <>
            I agree to the <LegalLinks />
          </>
        }
      />
    </Form>
  );
}

const newPasswordForm = defineFormOf(newPasswords, z.object(newPasswords).check(equalPasswords), {
  excludedFromDraft: ['password', 'confirmPassword'],
});

/** Sets a new password. The link of an e-mail leads here with its token, which works once and for a limited time. */
function NewPasswordForm({ token }: { token: string }) {
  const [run] = useAction(resetPassword);
  const navigate = useNavigate();
  return (
    <div className="grid gap-4">
      <Form
        form={newPasswordForm}
        submit="Set new password"
        wide
        resetsOnSuccess
        onSubmit={(values, submission) =>
          run({ input: { token, ...sentPasswords(values, submission) } }, submission)
        }
        onDone={() => {
          // In live mode the action's notice appears on the next page that the browser loads.
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

const logInForm = defineForm(
  { email: email('Enter your email address'), password: password('Enter your password') },
  { excludedFromDraft: ['password'] },
);

/** `sentPassword` returns '' in simulated mode, so that nothing stores the password. */
function LogInForm() {
  const [run] = useAction(logIn);
  const target = useLogInTarget();
  const enter = useEnter();
  return (
    <div className="grid gap-5">
      <Form
        form={logInForm}
        submit="Log in"
        wide
        resetsOnSuccess
        onSubmit={(values, submission) =>
          run({ input: { email: values.email, password: sentPassword(values.password) } }, submission)
        }
        onDone={() => enter()}
      >
        <logInForm.TextField {...emailField} />
        <PasswordField />
        <PrefetchLink to={paths.resetPassword(target)} className="link reach -mt-1 justify-self-end text-sm">
          Forgot password?
        </PrefetchLink>
      </Form>
      <Providers onDone={() => enter()} />
    </div>
  );
}

const resetForm = defineForm({ email: email('Enter your email address') });

/** Requests a reset link. The answer is the same whether or not an account uses the address. */
function ResetForm() {
  const [run] = useAction(requestPasswordReset);
  const target = useLogInTarget();
  const [requested, setRequested] = useState(false);
  return (
    <div className="grid gap-4">
      <Form
        form={resetForm}
        submit="Send reset link"
        wide
        resetsOnSuccess
        onSubmit={(input, submission) => run({ input }, submission)}
        onDone={() => setRequested(true)}
      >
        <resetForm.TextField {...emailField} />
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

/** The log-in of the sample's member in live mode, for a browser on the server's machine. `SampleMember` renders it. */
export function DemoAccount() {
  const { demoAccount } = use(PageContext);
  const [run, running] = useAction(logIn);
  const enter = useEnter();
  if (!demoAccount) return null;
  const { name, ...input } = demoAccount;
  return (
    <div className="grid gap-3 rounded-md bg-fill p-3 text-sm text-muted">
      <p>
        On this machine you can use the account of the sample's member:{' '}
        <span className="text-ink">{input.email}</span>, password{' '}
        <span className="text-ink">{input.password}</span>.
      </p>
      <button
        type="button"
        className="btn btn-outline justify-self-start"
        aria-disabled={running}
        onClick={async () => {
          if (await run({ input })) enter();
        }}
      >
        Log in as {name}
      </button>
    </div>
  );
}

interface Props {
  mode: AuthMode;
  /** Token of the link in an e-mail; '' without one. */
  token: string;
}

/** The form of the mode that `AuthScreen` selects. All forms share one chunk, so switching tabs loads nothing. */
export function AuthForm({ mode, token }: Props) {
  if (mode === 'signUp') return <SignUpForm />;
  if (mode === 'newPassword') return <NewPasswordForm token={token} />;
  return mode === 'reset' ? <ResetForm /> : <LogInForm />;
}
