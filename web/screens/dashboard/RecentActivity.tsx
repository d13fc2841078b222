import type { DashboardScreenQuery } from '../../generated/graphql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { addressOf } from './addressOf.ts';

export function RecentActivity({ data }: { data: DashboardScreenQuery }) {
  const entries = data.dashboard.recentActivity.map((activity) => ({ ...activity, to: addressOf(activity) }));
  return (
    <section aria-labelledby="recent-activity" className="card">
      <h2 id="recent-activity" className="card-title p-card pb-4">
        Recent activity
      </h2>
      {entries.length === 0 ? (
        <EmptyState title="Nothing yet" text="Your activity will appear here." level={3} />
      ) : (
        <ul className="divide border-t border-line">
          {entries.map(({ id, text, time, happenedAt, to }) => (
            <li
              key={id}
              className={`link-area flex items-baseline justify-between gap-4 px-card py-3 last:rounded-b-lg ${to ? 'hover:bg-hover' : ''}`}
            >
              {to ? (
                <PrefetchLink to={to} dir="auto" className="min-w-0 rounded-sm break-words stretched-link">
                  {text}
                </PrefetchLink>
              ) : (
                <span dir="auto" className="min-w-0 break-words">
                  {text}
                </span>
              )}
              <time dateTime={happenedAt} className="flex-none text-sm text-subtle">
                {time}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
