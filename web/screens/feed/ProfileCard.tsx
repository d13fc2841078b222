import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { countedFigures } from '../../ui/countedFigures.ts';
import { formatInteger } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProfileCard_viewer on Viewer {
    id
    name
    avatar
    headline
    stats {
      profileViews
      postImpressions
      searchAppearances
    }
  }
`);

export function ProfileCard({ viewer }: { viewer: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, viewer);
  const { profileViews, postImpressions, searchAppearances } = data.stats;
  const stats = countedFigures({
    'Profile views': profileViews,
    'Post impressions': postImpressions,
    'Search appearances': searchAppearances,
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
