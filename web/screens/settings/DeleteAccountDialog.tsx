import { useNavigate } from 'react-router-dom';
import { deleteAccount, sentPassword } from '../../actions/account.ts';
import { useAction } from '../../actions/useAction.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { paths } from '../../paths.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { password } from '../../ui/form/rules.ts';
import { isLive } from '../../session/mode.ts';
import { loadWithoutStored } from '../../session/nextPage.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

const form = defineForm({ password: password('Enter your password') }, { excludedFromDraft: ['password'] });

/** Asks for the password, which only live mode sends. Live mode then deletes the tab's stored data and loads the feed. */
export function DeleteAccountDialog({ email, ...dialog }: DialogState & { email: string }) {
  const [run] = useAction(deleteAccount);
  const navigate = useNavigate();
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Delete account"
      size="normal"
      intro="Your posts, comments, lists, personal projects, and open proposals and applications are removed. What you offer is closed. Messages, deals and company pages stay, without your name. This cannot be undone."
      submit="Delete account"
      onSubmit={(values, submission) =>
        run({ input: { password: sentPassword(values.password) } }, submission)
      }
      onDone={() => {
        if (isLive()) loadWithoutStored(paths.feed());
        else void navigate(paths.feed());
      }}
    >
      {/* For password managers: the account whose password they offer. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField />
    </FormDialog>
  );
}
