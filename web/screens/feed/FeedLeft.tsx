import { CalendarDays, Hash, Users } from 'lucide-react';
import type { FeedScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { IconRow } from './IconRow.tsx';
import { MyItemsCard } from './MyItemsCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { TopicButton } from './TopicButton.tsx';

/** The viewer's card and items, places to discover, and topics. */
export function FeedLeft({ data }: { data: FeedScreenQuery }) {
  return (
    <>
      <ProfileCard viewer={data.viewer} />
      <MyItemsCard viewer={data.viewer} />
      <section className="card p-3" aria-labelledby="discover">
        <h2 id="discover" className="eyebrow px-2 pt-0.5 pb-1.5">
          Discover
        </h2>
        <IconRow to={paths.feed({ filter: 'groups' })} Icon={Users} label="Groups" />
        <IconRow to={paths.feed({ filter: 'events' })} Icon={CalendarDays} label="Events" />
        <IconRow to={paths.feed({ filter: 'followed' })} Icon={Hash} label="Followed Hashtags" />
      </section>
      <section className="card p-card py-4" aria-labelledby="topics">
        <h2 id="topics" className="eyebrow pb-2.5">
          Topics to follow
        </h2>
        <ul className="flex flex-wrap gap-1.5">
          {data.topics.map((topic) => (
            <li key={topic.id}>
              <TopicButton topic={topic} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
