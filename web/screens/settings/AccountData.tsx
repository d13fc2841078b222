import { useInMode } from '../../routing/pageContext.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const DeleteAccountDialog = onDemand(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog');

/** Downloads everything that the account has, where it is stored, and deletes the account. */
export function AccountData({ email }: { email: string }) {
  const isStored = useInMode()(false, true);
  return (
    <SettingsSection title="Your data" text="Take it with you, or delete your account.">
      <div className="flex flex-wrap gap-3">
        {isStored && (
          <a href="/account/export" className="btn btn-outline">
            Download your data
          </a>
        )}
        <DialogButton className="btn btn-outline text-danger" Dialog={DeleteAccountDialog} dialog={{ email }}>
          Delete account
        </DialogButton>
      </div>
    </SettingsSection>
  );
}
