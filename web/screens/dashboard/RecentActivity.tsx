import type { DashboardScreenQuery } from '../../generated/graphql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { gigPath, orderPath } from '../../components/gig/gigPath.ts';
import { jobPath } from '../../components/job/jobPath.ts';
import { paths } from '../../paths.ts';

type Activity = DashboardScreenQuery['dashboard']['recentActivity'][number];

/** The address of the subject of an activity, for a gig that of its `order` if there is one; null without a page. */
function addressOf({ subject, order }: Pick<Activity, 'subject' | 'order'>): string | null {
  if (!subject) return null;
  const { id } = subject;
  switch (subject.__typename) {
    case 'Channel':
      return paths.messages({ channel: id });
    case 'Contact':
      return paths.messages({ contact: id });
    case 'Company':
      return paths.company(id);
    case 'Course':
    case 'Product':
      return paths.product(id);
    case 'Gig':
      return order ? orderPath(subject, order.id) : gigPath(subject);
    case 'Job':
      return jobPath(subject);
    case 'Person':
      return paths.profile(id);
    case 'Post':
      // An activity about a post is about one of the viewer's own, which the profile lists.
      return `${paths.profile()}#${id}`;
    case 'Project':
      return paths.project(id);
    case 'Topic':
      return null;
  }
}

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
