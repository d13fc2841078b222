import { GraduationCap } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { AddButton } from './AddButton.tsx';

const EducationDialog = onDemand(() => import('./EducationDialog.tsx'), 'EducationDialog');

const fragment = graphql(/* GraphQL */ `
  fragment EducationCard_profile on Profile {
    id
    isViewer
    education {
      id
      degree
      school
      duration
    }
  }
`);

/** Degrees and schools of a person, latest first. */
export function EducationCard({ profile }: { profile: FragmentType<typeof fragment> }) {
  const { education, isViewer } = useFragmentData(fragment, profile);
  return (
    <section className="card p-card" aria-labelledby="education">
      <div className="flush flex flex-wrap items-center justify-between gap-x-2">
        <h2 id="education" className="card-title text-md leading-9">
          Education
        </h2>
        {isViewer && <AddButton label="Add Education" Dialog={EducationDialog} />}
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
