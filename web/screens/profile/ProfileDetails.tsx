import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../routing/Page.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { AboutCard } from './AboutCard.tsx';
import { EducationCard } from './EducationCard.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { PartSkeleton } from '../../ui/skeletons.tsx';

const ProfileWork = deferred(() => import('./ProfileWork.tsx'), 'ProfileWork', { always: true });

const fragment = graphql(/* GraphQL */ `
  fragment ProfileDetails_profile on Profile {
    id
    isViewer
    name
    title
    location
    person {
      id
      isIndexed
    }
    ...ProfileHeader_profile
    ...AboutCard_profile
    ...ExperienceCard_profile
    ...EducationCard_profile
    ...ProfileWork_profile
  }
`);

/** Content of the profile: the header, then the CV beside the work. */
export function ProfileDetails({ profile }: { profile: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, profile);
  const { name, title, location, person, isViewer } = data;
  return (
    <Page
      title={name}
      description={`${name}, ${location}. ${title}`}
      {...(isViewer && { canonical: paths.profile() })}
    >
      {!person.isIndexed && <meta name="robots" content="noindex" />}
      <ProfileHeader profile={data} />
      <div className="mt-gutter grid grid-cols-1 gap-gutter lg:grid-cols-[20.5rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-stack">
          <AboutCard profile={data} />
          <ExperienceCard profile={data} />
          <EducationCard profile={data} />
        </div>
        <div className="flex min-w-0 flex-col gap-stack">
          <HydrationBoundary fallback={<PartSkeleton />}>
            <ProfileWork profile={data} />
          </HydrationBoundary>
        </div>
      </div>
    </Page>
  );
}
