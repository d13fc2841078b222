import { CalendarDays, Hash, Users, Bookmark, BriefcaseBusiness, Sparkles, Check, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { paths } from '../../paths.ts';
import { IconRow } from '../../routing/IconRow.tsx';
import { CardSection, linkCard } from '../../ui/CardSection.tsx';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { useAction } from '../../actions/useAction.ts';
import { ToggleButton } from '../../ui/ToggleButton.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { countedFigures } from '../../ui/countedFigures.ts';
import { formatInteger } from '../../../schema/rules/numbers.ts';

const profileCardFragment = graphql(/* GraphQL */ `
  fragment ProfileCard_viewer on Viewer {
    id
    name
    avatar
    headline
    stats {
      profileViewCount
      postImpressionCount
      searchAppearanceCount
    }
  }
`);

function ProfileCard({ viewer }: { viewer: FragmentType<typeof profileCardFragment> }) {
  const data = useFragmentData(profileCardFragment, viewer);
  const { profileViewCount, postImpressionCount, searchAppearanceCount } = data.stats;
  // In live mode the server does not count all of them; those are null and left out.
  const stats = countedFigures({
    'Profile views': profileViewCount,
    'Post impressions': postImpressionCount,
    'Search appearances': searchAppearanceCount,
  });
  return (
    <section className="card overflow-hidden" aria-labelledby="profile-card">
      <div className="art h-18">
        <img src="/art/grove-fern-5.svg" width={528} height={128} alt="" />
      </div>
      <div className="px-card pb-4">
        <div className="relative -mt-7 inline-block rounded-full bg-surface p-[3px]">
          <Avatar name={data.name} url={data.avatar} className="size-14 text-md" />
        </div>
        <h2 id="profile-card" className="mt-1.5 text-md font-semibold">
          <PrefetchLink to={paths.profile()} className="reach rounded-sm hover:underline">
            {data.name}
          </PrefetchLink>
        </h2>
        <p className="text-sm text-muted">{data.headline}</p>
      </div>
      {stats.length > 0 && (
        <dl className="num divide border-t border-line text-sm">
          {stats.map(([label, value]) => (
            <div key={label} className="flex justify-between px-card py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{formatInteger(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const setTopicFollowed = async () => (await import('../../actions/post.ts')).setTopicFollowed;

const topicButtonFragment = graphql(/* GraphQL */ `
  fragment TopicButton_topic on Topic {
    id
    tag
    viewerIsFollowing
  }
`);

/** A chip that follows a topic. Its width does not change, so that the other chips keep their places. */
function TopicButton({ topic }: { topic: FragmentType<typeof topicButtonFragment> }) {
  const { id, tag, viewerIsFollowing } = useFragmentData(topicButtonFragment, topic);
  const [run] = useAction(setTopicFollowed);
  return (
    <ToggleButton
      on={viewerIsFollowing}
      onToggle={(followed, options) => run({ input: { topicId: id, followed } }, options)}
      words={{ off: 'Follow', on: 'Following' }}
      name={`#${tag}`}
      Icon={Plus}
      OnIcon={Check}
      variant="own" // Shows the icon and the children; `words` are the tooltip.
      className={`chip max-md:h-8 hover:text-ink [&_svg]:size-3.5 ${viewerIsFollowing ? 'bg-accent-soft! text-accent-soft-ink!' : 'hover:bg-pressed'}`}
      onClass="" // The icon while it is on has no classes of its own.
    >
      #{tag}
    </ToggleButton>
  );
}

const myItemsCardFragment = graphql(/* GraphQL */ `
  fragment MyItemsCard_viewer on Viewer {
    id
    items {
      savedPostCount
      gigCount
      appliedJobCount
    }
  }
`);

function MyItemsCard({ viewer }: { viewer: FragmentType<typeof myItemsCardFragment> }) {
  const { savedPostCount, gigCount, appliedJobCount } = useFragmentData(myItemsCardFragment, viewer).items;
  return (
    <CardSection id="my-items" title="My Items" {...linkCard}>
      <IconRow
        to={paths.feed({ filter: 'saved' })}
        Icon={Bookmark}
        label="Saved posts"
        count={savedPostCount}
      />
      <IconRow to={paths.gigs({ tab: 'mine' })} Icon={Sparkles} label="My gigs" count={gigCount} />
      <IconRow
        to={paths.jobs({ tab: 'applied' })}
        Icon={BriefcaseBusiness}
        label="Applied jobs"
        count={appliedJobCount}
      />
    </CardSection>
  );
}

interface Props {
  viewer: { isAuthenticated: boolean } & ComponentProps<typeof ProfileCard>['viewer'] &
    ComponentProps<typeof MyItemsCard>['viewer'];
  topics: readonly ({ id: string } & ComponentProps<typeof TopicButton>['topic'])[];
}

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
