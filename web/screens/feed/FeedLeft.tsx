import { CalendarDays, Hash, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { paths } from '../../paths.ts';
import { IconRow } from '../../routing/IconRow.tsx';
import { MyItemsCard } from './MyItemsCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { TopicButton } from './TopicButton.tsx';
import { CardSection, linkCard } from '../../ui/CardSection.tsx';

interface Props {
  viewer: { isAuthenticated: boolean } & ComponentProps<typeof ProfileCard>['viewer'] &
    ComponentProps<typeof MyItemsCard>['viewer'];
  topics: readonly ({ id: string } & ComponentProps<typeof TopicButton>['topic'])[];
}

/** The profile card, the viewer's items, Discover links and topics. */
export function FeedLeft({ viewer, topics }: Props) {
  return (
    <>
      {viewer.isAuthenticated && (
        <>
          <ProfileCard viewer={viewer} />
          <MyItemsCard viewer={viewer} />
        </>
      )}
      <CardSection id="discover" title="Discover" {...linkCard}>
        <IconRow to={paths.feed({ filter: 'groups' })} Icon={Users} label="Groups" />
        <IconRow to={paths.feed({ filter: 'events' })} Icon={CalendarDays} label="Events" />
        <IconRow to={paths.feed({ filter: 'followed' })} Icon={Hash} label="Followed Hashtags" />
      </CardSection>
      <section className="card p-card py-4" aria-labelledby="topics">
        <h2 id="topics" className="eyebrow pb-2.5">
          Topics to follow
        </h2>
        <ul className="flex flex-wrap gap-1.5 max-md:gap-y-3">
          {topics.map((topic) => (
            <li key={topic.id}>
              <TopicButton topic={topic} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
