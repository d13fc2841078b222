import { EllipsisVertical, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ConnectionState } from '../../generated/graphql.ts';
import { useAction } from '../../actions/useAction.ts';
import { Menu } from '../../ui/Menu.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

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

/** The rarer actions on the connection with a person: connect with a note, withdraw the request, or remove the connection. */
export function ConnectionMenu({ person: { id, name, connectionState } }: Props) {
  const [open, setOpen] = useState<'connect' | 'remove'>();
  const [withdraw] = useAction(withdrawConnectionRequest);
  const close = () => setOpen(undefined);
  const items = {
    NONE: [
      { label: 'Connect with a Note', icon: <UserPlus aria-hidden />, onSelect: () => setOpen('connect') },
    ],
    CONNECTED: [
      { label: 'Remove Connection', icon: <UserMinus aria-hidden />, onSelect: () => setOpen('remove') },
    ],
    // The menu stays after the request, and gets the focus.
    PENDING: [
      {
        label: 'Withdraw Request',
        icon: <UserMinus aria-hidden />,
        onSelect: () => void withdraw({ input: { personId: id } }),
      },
    ],
    INVITED: [],
    SELF: [],
  }[connectionState];
  return (
    <>
      {items.length > 0 && (
        <Menu
          items={items}
          button={(props) => (
            <button
              {...props}
              className="btn btn-icon btn-outline on-cover max-md:right-[calc(1.25rem+var(--wg-control-h))]"
              aria-label="More options"
              data-tip="More options"
            >
              <EllipsisVertical aria-hidden strokeWidth={1.75} />
            </button>
          )}
        />
      )}
      <ConnectDialog open={open === 'connect'} onClose={close} personId={id} name={name} />
      <RemoveConnectionDialog open={open === 'remove'} onClose={close} personId={id} name={name} />
    </>
  );
}
