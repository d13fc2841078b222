import { ChartNoAxesColumn, ChevronRight, Globe, MapPin } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { EmailFact } from '../../components/person/ContactFacts.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { countedFigures } from '../../ui/countedFigures.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { IconFact } from '../../ui/IconFact.tsx';
import { formatInteger } from '../../../schema/rules/numbers.ts';
import { ProfileActions } from './ProfileActions.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ProfileHeader_profile on Profile {
    id
    viewerIsOwner
    name
    title
    avatarUrl
    coverUrl
    location
    website
    email
    stats {
      profileViews
      connections
      followers
      posts
    }
    ...ProfileActions_profile
  }
`);

const defaultCover = '/art/grove-fern-5.svg';

export function ProfileHeader({ profile }: { profile: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, profile);
  const { name, title, location, website, email } = data;
  const { profileViews, connections, followers, posts } = data.stats;
  // Leaves out the figures that the server does not count (null).
  const stats = countedFigures({
    'Profile Views': profileViews,
    Connections: connections,
    Followers: followers,
    Posts: posts,
  });
  return (
    <section className="card relative overflow-hidden" aria-labelledby="profile-name">
      <div className="art h-32 md:h-56">
        <img
          src={data.coverUrl ?? defaultCover}
          width={1216}
          height={230}
          alt={`Cover of ${name}`}
          fetchPriority="high"
        />
      </div>
      <div className="px-4 pb-5 md:px-7">
        <div className="flex flex-wrap items-end gap-3">
          <div className="relative z-1 -mt-12 rounded-full bg-surface p-1 md:-mt-16">
            <Avatar name={name} url={data.avatarUrl} className="size-22 text-2xl md:size-28 md:text-3xl" />
          </div>
          <ProfileActions profile={data} />
        </div>
        <h1
          id="profile-name"
          dir="auto"
          className="mt-3 font-display text-2xl font-[660] tracking-[-0.02em] break-words md:text-3xl"
        >
          {name}
        </h1>
        <p dir="auto" className="mt-1 max-w-read text-read break-words">
          {title}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 text-sm text-muted max-md:mt-1 max-md:has-[a]:-mb-3">
          {location && <IconFact Icon={MapPin}>{location}</IconFact>}
          {website && (
            <IconFact Icon={Globe}>
              <ExternalLink href={website} className="reach inline-block rounded-sm py-1 hover:underline">
                {/* 'https://example.com/' shows as 'example.com'. */}
                {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              </ExternalLink>
            </IconFact>
          )}
          {email && <EmailFact email={email} />}
        </div>
      </div>
      <dl className="num grid grid-cols-2 border-t border-line min-[23rem]:auto-cols-fr min-[23rem]:grid-flow-col min-[23rem]:grid-cols-none min-[23rem]:divide-x min-[23rem]:divide-line">
        {stats.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse px-1 py-3 text-center md:px-4">
            <dt className="text-xs text-muted md:text-sm">{label}</dt>
            <dd className="num-lg text-lg md:text-xl">{formatInteger(value)}</dd>
          </div>
        ))}
      </dl>
      {/* From 768 px up, the account menu has this link. */}
      {data.viewerIsOwner && (
        <PrefetchLink
          to={paths.dashboard}
          className="flex min-h-12 items-center gap-3 py-2 border-t border-line px-4 -outline-offset-2 hover:bg-hover md:hidden"
        >
          <ChartNoAxesColumn aria-hidden className="size-4.5 text-subtle" strokeWidth={1.75} />
          <span className="grow font-semibold">Dashboard</span>
          <span className="text-sm text-subtle">Only you see this</span>
          <ChevronRight aria-hidden className="size-4 text-subtle" strokeWidth={1.75} />
        </PrefetchLink>
      )}
    </section>
  );
}
