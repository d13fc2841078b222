import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { acceptInvitation, ignoreInvitation, reopenInvitation } from '../../actions/network.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import type { UndoOptions } from '../../ui/notify.ts';

const fragment = graphql(/* GraphQL */ `
  fragment InvitationRow_invitation on Invitation {
    id
    name
    title
    mutualConnections
    avatar
    note
    time
    sentAt
    person {
      id
    }
  }
`);

/** A person's invitation to the viewer, with Accept and Ignore. Their Undo calls `reopen` with its options (`undoing`). */
export function InvitationRow({ invitation }: { invitation: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, invitation);
  const { id, name, title, mutualConnections, avatar, note, time, sentAt, person } = data;
  const [accept] = useAction(acceptInvitation);
  const [ignore] = useAction(ignoreInvitation);
  const [reopen] = useAction(reopenInvitation);
  const variables = { input: { invitationId: id } };
  const options: UndoOptions = { undo: (undoing) => void reopen(variables, undoing) };
  return (
    <li className="link-area flex flex-wrap items-start gap-x-4 gap-y-3 p-card">
      <Avatar name={name} url={avatar} className="size-12 text-base" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 dir="auto" className="font-semibold break-words">
          <PrefetchLink to={paths.profile(person.id)} className="stretched-link rounded-sm hover:underline">
            {name}
          </PrefetchLink>
        </h2>
        <p dir="auto" className="text-sm break-words text-muted">
          {title}
        </p>
        <p className="num mt-0.5 text-sm text-subtle">
          {formatCount(mutualConnections, 'mutual connection')} · <time dateTime={sentAt}>{time}</time>
        </p>
        {note && (
          <p dir="auto" className="mt-2 max-w-read break-words whitespace-pre-line">
            {note}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          className="btn btn-outline"
          aria-label={`Ignore ${name}`}
          onClick={() => void ignore(variables, options)}
        >
          Ignore
        </button>
        <button
          type="button"
          className="btn btn-soft"
          aria-label={`Accept ${name}`}
          onClick={() => void accept(variables, options)}
        >
          Accept
        </button>
      </div>
    </li>
  );
}
