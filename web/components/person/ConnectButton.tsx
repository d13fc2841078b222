import { Check, Clock, UserPlus } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';

const loadActions = () => import('../../actions/network.ts');
const requestConnection = async () => (await loadActions()).requestConnection;
const withdrawConnectionRequest = async () => (await loadActions()).withdrawConnectionRequest;
const acceptInvitation = async () => (await loadActions()).acceptInvitation;
const reopenInvitation = async () => (await loadActions()).reopenInvitation;

const fragment = graphql(/* GraphQL */ `
  fragment ConnectButton_person on Person {
    id
    name
    connectionState
    isFormerMember
    invitation {
      id
    }
  }
`);

interface Props {
  person: FragmentType<typeof fragment>;
  /** The button's style while the viewer can connect. */
  className?: string;
  /** In a page header: with an icon, and the same height as the other buttons for every label. */
  large?: boolean;
}

/** A button for the next step: connect, withdraw or accept. Renders nothing for the viewer and for former members. */
export function ConnectButton({ person, className = 'btn-sm btn-soft', large = false }: Props) {
  const { id, name, connectionState, isFormerMember, invitation } = useFragmentData(fragment, person);
  const [request] = useAction(requestConnection);
  const [withdraw] = useAction(withdrawConnectionRequest);
  const [accept] = useAction(acceptInvitation);
  const [reopen] = useAction(reopenInvitation);
  const input = { personId: id };
  if (connectionState === 'SELF' || isFormerMember) return null;
  if (connectionState === 'CONNECTED')
    return (
      <span className={`badge badge-positive flex-none self-center ${large ? 'order-first' : ''}`}>
        <Check aria-hidden strokeWidth={2} />
        Connected
      </span>
    );
  const invited = connectionState === 'INVITED' && invitation;
  const pending = connectionState === 'PENDING';
  // A pending request looks less prominent: 'btn-sm btn-soft' becomes 'btn-sm btn-outline'.
  const look = pending ? className.replace(/btn-(?:soft|primary)/, 'btn-outline') : className;
  const acceptWithUndo = (invitationId: string) => {
    const variables = { input: { invitationId } };
    return accept(variables, { undo: (undoing) => void reopen(variables, undoing) });
  };
  const [word, label, Icon, run] = invited
    ? (['Accept', `Accept the invitation from ${name}`, Check, () => acceptWithUndo(invited.id)] as const)
    : pending
      ? (['Pending', `Pending: withdraw the request to ${name}`, Clock, () => withdraw({ input })] as const)
      : (['Connect', `Connect with ${name}`, UserPlus, () => request({ input })] as const);
  return (
    <button type="button" className={`btn flex-none ${look}`} aria-label={label} onClick={() => void run()}>
      {large && <Icon aria-hidden strokeWidth={1.75} />}
      {word}
    </button>
  );
}
