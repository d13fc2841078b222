import { GraduationCap } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../routing/Page.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { PartSkeleton } from '../../ui/skeletons.tsx';
import { CardSection } from '../../ui/CardSection.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { AddButton } from './AddButton.tsx';

const EducationDialog = onDemand(() => import('./EducationDialog.tsx'), 'EducationDialog');

const educationCardFragment = graphql(/* GraphQL */ `
  fragment EducationCard_profile on Profile {
    id
    viewerIsOwner
    education {
      id
      degree
      school
      duration
    }
  }
`);

/** Degrees and schools of a person, latest first. */
function EducationCard({ profile }: { profile: FragmentType<typeof educationCardFragment> }) {
  const { education, viewerIsOwner } = useFragmentData(educationCardFragment, profile);
  return (
    <section className="card p-card" aria-labelledby="education">
      <div className="flush flex flex-wrap items-center justify-between gap-x-2">
        <h2 id="education" className="card-title text-md leading-9">
          Education
        </h2>
        {viewerIsOwner && <AddButton label="Add Education" Dialog={EducationDialog} />}
      </div>
      {education.length === 0 && <p className="mt-2 text-muted">No education added yet.</p>}
      <ul className="mt-3.5 flex flex-col gap-4">
        {education.map(({ id, degree, school, duration }) => (
          <li key={id} className="flex gap-4">
            <span className="grid size-10 flex-none place-items-center rounded-md bg-fill text-muted">
              <GraduationCap aria-hidden className="size-5" strokeWidth={1.75} />
            </span>
            <div dir="auto" className="min-w-0 break-words">
              <h3 className="font-semibold">{degree}</h3>
              <p className="text-sm text-muted">{school}</p>
              <p className="num text-sm text-subtle">{duration}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const aboutCardFragment = graphql(/* GraphQL */ `
  fragment AboutCard_profile on Profile {
    id
    viewerIsOwner
    about
    skills
  }
`);

function AboutCard({ profile }: { profile: FragmentType<typeof aboutCardFragment> }) {
  const { viewerIsOwner, about, skills } = useFragmentData(aboutCardFragment, profile);
  return (
    <CardSection id="about" title="About" titleClass="card-title text-md leading-9">
      <p dir="auto" className="mt-1 break-words whitespace-pre-line text-muted">
        {about || 'Nothing here yet.'}
        {!about && viewerIsOwner && ' Edit your profile to add a text and your skills.'}
      </p>
      <Chips words={skills} label="Skills" className="mt-3.5" />
    </CardSection>
  );
}

// Every visit shows it, so its code loads in parallel with the data (`always`).
const ProfileWork = deferred(() => import('./ProfileWork.tsx'), 'ProfileWork', { always: true });

const fragment = graphql(/* GraphQL */ `
  fragment ProfileDetails_profile on Profile {
    id
    viewerIsOwner
    name
    title
    location
    person {
      id
      isIndexed
      profile {
        id
      }
    }
    ...ProfileHeader_profile
    ...AboutCard_profile
    ...ExperienceCard_profile
    ...EducationCard_profile
    ...ProfileWork_profile
  }
`);

/** Content of the profile: the header, then the CV beside the work. The viewer's canonical address has no id. */
export function ProfileDetails({ profile }: { profile: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, profile);
  const { name, title, location, person, viewerIsOwner } = data;
  return (
    <Page
      title={name}
      description={`${name}, ${location}. ${title}`}
      {...(viewerIsOwner && { canonical: paths.profile() })}
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
