import { EllipsisVertical, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ConnectionState } from '../../generated/graphql.ts';
import { useAction } from '../../actions/useAction.ts';
import { Menu } from '../../ui/Menu.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';

const ConnectDialog = onDemand(() => import('./ConnectDialog.tsx'), 'ConnectDialog');
const RemoveConnectionDialog = onDemand(
  () => import('./RemoveConnectionDialog.tsx'),
  'RemoveConnectionDialog',
);

const withdrawConnectionRequest = async () =>
  (await import('../../actions/network.ts')).withdrawConnectionRequest;

interface Props {
  person: { id: string; name: string; connectionState: ConnectionState };
}

/** Menu beside ConnectButton on a profile: connect with a note, withdraw the request, or remove the connection. */
export function ConnectionMenu({ person: { id, name, connectionState } }: Props) {
  // For guests: the dialog opens again after the log-in that the action requires, if it is still possible.
  const [connecting, setConnecting] = useOpenAcrossLogIn(`connect:${id}`, connectionState === 'NONE');
  const [removing, setRemoving] = useState(false);
  const [withdraw] = useAction(withdrawConnectionRequest);
  const items = {
    NONE: [
      { label: 'Connect with a Note', icon: <UserPlus aria-hidden />, onSelect: () => setConnecting(true) },
    ],
    CONNECTED: [
      { label: 'Remove Connection', icon: <UserMinus aria-hidden />, onSelect: () => setRemoving(true) },
    ],
    // Also keeps the menu mounted after a request from ConnectDialog, which returns the focus to it.
    PENDING: [
      {
        label: 'Withdraw Request',
        icon: <UserMinus aria-hidden />,
        onSelect: () => void withdraw({ input: { personId: id } }),
      },
    ],
    // No menu: ConnectButton accepts the person's invitation, and the viewer's own profile has other actions.
    INVITED: [],
    SELF: [],
  }[connectionState];
  return (
    <>
      {items.length > 0 && (
        <Menu
          items={items}
          className="btn btn-icon btn-outline on-cover max-md:right-[calc(1.25rem+var(--spacing-control))]"
          aria-label="More options"
          data-tip="More options"
        >
          <EllipsisVertical aria-hidden strokeWidth={1.75} />
        </Menu>
      )}
      <ConnectDialog open={connecting} onClose={() => setConnecting(false)} personId={id} name={name} />
      <RemoveConnectionDialog open={removing} onClose={() => setRemoving(false)} personId={id} name={name} />
    </>
  );
}
