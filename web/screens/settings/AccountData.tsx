import { useState } from 'react';
import { useInMode } from '../../routing/pageContext.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const DeleteAccountDialog = onDemand(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog');

/** Downloads everything that the account has, where it is stored, and deletes the account. */
export function AccountData({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const isStored = useInMode()(false, true);
  return (
    <SettingsSection title="Your data" text="Take it with you, or delete your account.">
      <div className="flex flex-wrap gap-3">
        {isStored && (
          <a href="/account/export" className="btn btn-outline">
            Download your data
          </a>
        )}
        <button
          type="button"
          className="btn btn-outline text-danger"
          {...DeleteAccountDialog.trigger}
          onClick={() => setOpen(true)}
        >
          Delete account
        </button>
      </div>
      <DeleteAccountDialog email={email} open={open} onClose={() => setOpen(false)} />
    </SettingsSection>
  );
}
