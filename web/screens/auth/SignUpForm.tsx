import { useNavigate } from 'react-router-dom';
import { mismatchedPassword, signUp, withheldPassword } from '../../actions/account.ts';
import { useAction } from '../../actions/useAction.ts';
import { asNewcomer } from '../../shell/useNewcomer.ts';
import { defineForm } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { email, secret, text, ticked } from '../../ui/form/rules.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { PasswordField } from './PasswordField.tsx';
import { signUpBounds } from '../../../schema/rules/account/input.ts';

const form = defineForm(
  {
    fullName: text(signUpBounds.fullName, { missing: 'Enter your full name' }),
    email: email('Enter your email address'),
    password: secret('Choose a password'),
    confirmPassword: secret('Confirm your password'),
    acceptsTerms: ticked('Accept the terms to create an account'),
  },
  // Who comes back from reading the terms finds the rest; consent is given anew each time.
  { unkept: ['password', 'confirmPassword', 'acceptsTerms'] },
);

/** A new account; whoever makes one is greeted. */
export function SignUpForm({ next }: { next: string }) {
  const [run] = useAction(signUp);
  const navigate = useNavigate();
  return (
    <Form
      form={form}
      draft="sign-up"
      submit="Create Account"
      wide
      emptied
      onSubmit={({ password, confirmPassword, ...rest }, refusals) => {
        const agree = password === confirmPassword;
        if (!agree) refusals.atField('confirmPassword', 'Type the same password in both fields');
        const passwords = {
          password: withheldPassword,
          confirmPassword: agree ? withheldPassword : mismatchedPassword,
        };
        return run({ input: { ...rest, ...passwords } }, refusals);
      }}
      onDone={() => void navigate(next, { replace: true, state: asNewcomer })}
    >
      <form.TextField name="fullName" label="Full Name" autoComplete="name" />
      <form.TextField name="email" label="Email" type="email" autoComplete="username" spellCheck={false} />
      <PasswordField autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      <form.CheckField
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
