import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { CardSection } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment AboutCard_profile on Profile {
    id
    isViewer
    about
    skills
  }
`);

export function AboutCard({ profile }: { profile: FragmentType<typeof fragment> }) {
  const { isViewer, about, skills } = useFragmentData(fragment, profile);
  return (
    <CardSection id="about" title="About" titleClass="card-title text-md leading-9">
      <p dir="auto" className="mt-1 break-words whitespace-pre-line text-muted">
        {about || 'Nothing here yet.'}
        {!about && isViewer && ' Edit your profile to add a text and your skills.'}
      </p>
      {skills.length > 0 && (
        <ul aria-label="Skills" className="mt-3.5 flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} dir="auto" className="chip block! max-w-full truncate py-1.25">
              {skill}
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}
