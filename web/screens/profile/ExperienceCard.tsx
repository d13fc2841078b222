import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { AddButton } from './AddButton.tsx';

const ExperienceDialog = onDemand(() => import('./ExperienceDialog.tsx'), 'ExperienceDialog');

const fragment = graphql(/* GraphQL */ `
  fragment ExperienceCard_profile on Profile {
    id
    viewerIsOwner
    experience {
      id
      role
      company
      employer {
        id
        logo
      }
      duration
      description
    }
  }
`);

/** Jobs of a person, latest first. `employer` is the company's page; null if it has none. */
export function ExperienceCard({ profile }: { profile: FragmentType<typeof fragment> }) {
  const { experience, viewerIsOwner } = useFragmentData(fragment, profile);
  return (
    <section className="card p-card" aria-labelledby="experience">
      <div className="flush flex flex-wrap items-center justify-between gap-x-2">
        <h2 id="experience" className="card-title text-md leading-9">
          Experience
        </h2>
        {viewerIsOwner && <AddButton label="Add Experience" Dialog={ExperienceDialog} />}
      </div>
      {experience.length === 0 && <p className="mt-2 text-muted">No experience added yet.</p>}
      <ul className="mt-3.5 flex flex-col gap-5">
        {experience.map(({ id, role, company, employer, duration, description }) => (
          <li key={id} className="flex gap-4">
            <Logo name={company} url={employer?.logo ?? null} className="size-10" />
            <div dir="auto" className="min-w-0 break-words">
              <h3 className="font-semibold">{role}</h3>
              <p className="text-sm text-muted">
                {employer ? (
                  <PrefetchLink
                    to={paths.company(employer.id)}
                    className="reach inline-block rounded-sm hover:underline"
                  >
                    {company}
                  </PrefetchLink>
                ) : (
                  company
                )}
              </p>
              <p className="num text-sm text-subtle">{duration}</p>
              {description && <p className="mt-1.5 whitespace-pre-line text-muted">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
