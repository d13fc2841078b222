import { signUpInputBounds } from '../../../schema/generated/account.actions.ts';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { sentPasswords, signUp } from '../../actions/account.ts';
import { useAction } from '../../actions/useAction.ts';
import { useEnter } from '../../routing/useEnter.ts';
import { defineFormOf } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { email, nameText, checkbox } from '../../ui/form/rules.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { equalPasswords, newPasswords } from './newPasswords.ts';

const form = defineFormOf(
  z
    .object({
      fullName: nameText(signUpInputBounds.fullName, { missing: 'Enter your full name' }),
      email: email('Enter your email address'),
      ...newPasswords,
      acceptsTerms: checkbox('Accept the terms to create an account'),
    })
    .check(equalPasswords),
  { fullName: '', email: '', password: '', confirmPassword: '', acceptsTerms: false },
  // The draft keeps the other fields while the user reads the terms. Consent is required again each time.
  { excludedFromDraft: ['password', 'confirmPassword', 'acceptsTerms'] },
);

/** Creates an account. The next page then opens the welcome dialog, unless the account existed. */
export function SignUpForm() {
  const [run] = useAction(signUp);
  const enter = useEnter();
  const isNew = useRef(true);
  return (
    <Form
      form={form}
      draft="sign-up"
      submit="Create Account"
      wide
      resetsOnSuccess
      onSubmit={async (values, refusals) => {
        const input = { ...values, ...sentPasswords(values, refusals) };
        const payload = await run({ input }, refusals);
        isNew.current = payload?.isNew !== false;
        return payload;
      }}
      onDone={() => enter(isNew.current)}
    >
      <form.TextField name="fullName" label="Full Name" autoComplete="name" />
      <form.TextField name="email" label="Email" type="email" autoComplete="username" spellCheck={false} />
      <NewPasswordFields />
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
