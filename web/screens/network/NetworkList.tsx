import type { ReactNode } from 'react';
import { Plus, X } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ListCount } from '../../lists/ListCount.tsx';
import { Pagination } from '../../lists/Pagination.tsx';
import { PeopleLink } from '../../components/person/PeopleLink.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { usePageStart } from '../../lists/usePageStart.ts';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Connections } from './Connections.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { networkSearch, nextStep, pagesIn, type NetworkSearch } from '../../searches/networkSearch.ts';
import { query } from './network.data.ts';
import { ThreadRow } from './ThreadRow.tsx';

const NewMessageDialog = onDemand(() => import('./NewMessageDialog.tsx'), 'NewMessageDialog');

const newMessage = (
  <DialogButton className="btn btn-primary" Dialog={NewMessageDialog} dialog={{}}>
    <Plus aria-hidden strokeWidth={1.75} />
    New Message
  </DialogButton>
);

const nouns = { connections: 'connection', invitations: 'invitation', messages: 'conversation' } as const;

/** The list of the selected tab of NetworkScreen, filtered by words and company. The data has that list only. */
export function NetworkList({ search }: { search: NetworkSearch }) {
  const { connections, invitations, messageThreads, company } = useScreenData(query);
  const total = (connections ?? invitations ?? messageThreads)?.totalCount ?? 0;
  const { page, pages, addressOf } = pagesIn(search, total);
  // Connections have page numbers only after the last step of See More. `addressOf` adds the steps, which `page` counts.
  const paged = pages > 1 && (search.tab !== 'connections' || nextStep(search) === undefined);
  const start = usePageStart<HTMLSpanElement>();
  const noun = nouns[search.tab];
  const narrowed = search.q !== '' || search.company !== '';
  let list: ReactNode = null;
  if (total === 0)
    list = (
      <EmptyState
        card
        title={narrowed ? `No ${noun}s found` : `No ${noun}s yet`}
        text={narrowed ? 'Try other words.' : "They'll appear here."}
        action={
          narrowed ? (
            <PrefetchLink to={networkSearch.address({ tab: search.tab })} className="btn btn-primary">
              {`Show all ${noun}s`}
            </PrefetchLink>
          ) : (
            <PeopleLink />
          )
        }
      />
    );
  else if (connections) list = <Connections connections={connections.nodes} total={total} search={search} />;
  else if (invitations)
    list = (
      <ul className="card divide">
        {invitations.nodes.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    );
  else if (messageThreads)
    list = (
      <ul className="card divide overflow-hidden">
        {messageThreads.nodes.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} />
        ))}
      </ul>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ListCount
          count={formatCount(total, noun)}
          {...(paged && { pager: { page, pages } })}
          start={start}
        />
        {search.company !== '' && (
          <PrefetchLink
            to={networkSearch.address({ ...search, company: '', page: 1 })}
            className="chip chip-btn"
            // For an unknown company, the chip shows the id from the address.
            aria-label={`Remove filter: ${company?.name ?? search.company}`}
          >
            {company?.name ?? search.company}
            <X aria-hidden className="size-3.5" strokeWidth={2} />
          </PrefetchLink>
        )}
        {search.tab === 'messages' && newMessage}
      </div>
      {list}
      {paged && (
        <Pagination
          label={`${noun[0]!.toUpperCase()}${noun.slice(1)}s`}
          page={page}
          pages={pages}
          to={(number) => networkSearch.address({ ...search, page: addressOf(number) })}
        />
      )}
      {search.tab === 'messages' && (
        <PrefetchLink to={paths.messages()} className="link justify-self-center py-2.5 font-medium">
          See all messages
        </PrefetchLink>
      )}
    </>
  );
}
