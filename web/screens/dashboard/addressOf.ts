import type { DashboardScreenQuery } from '../../generated/graphql.ts';
import { gigPath, orderPath } from '../../components/gig/gigPath.ts';
import { jobPath } from '../../components/job/jobPath.ts';
import { paths } from '../../paths.ts';

type Activity = DashboardScreenQuery['dashboard']['recentActivity'][number];

/** The address of the subject of an activity; null if the subject has no page. */
export function addressOf({ subject, order }: Pick<Activity, 'subject' | 'order'>): string | null {
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
      // The viewer's own posts are listed on the viewer's profile.
      return `${paths.profile()}#${id}`;
    case 'Project':
      return paths.project(id);
    case 'Topic':
      return null;
  }
}
