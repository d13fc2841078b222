import { jobExperienceChoices, jobTypeChoices, workplaceChoices } from '../../../schema/generated/job.ts';
import { Check, Leaf } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { matchingSkills } from '../../../schema/rules/job/match.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { JobMatch } from './JobMatch.tsx';
import { formatInteger } from '../../../schema/rules/numbers.ts';

const markJobViewed = async () => (await import('../../actions/job.ts')).markJobViewed;

const fragment = graphql(/* GraphQL */ `
  fragment JobDetails_job on Job {
    id
    type
    salary
    posted
    about
    requirements
    benefits
    skills
    experienceLevel
    workplace
    applicants
    matchScore
    viewed
    viewerIsPoster
  }
`);

interface Props {
  job: FragmentType<typeof fragment>;
  /** Null for a guest, who sees no match. */
  viewerSkills: readonly string[] | null;
  level: 2 | 3;
}

/** The content of a job below its title, beside the list of jobs or on its own page. Marks the job as viewed. */
export function JobDetails({ job, viewerSkills, level }: Props) {
  const data = useFragmentData(fragment, job);
  const [mark, marking] = useAction(markJobViewed);
  const markedId = useRef('');
  // After each render: `mark` ignores calls while it is running, so another job may have to wait.
  useEffect(() => {
    // A guest has no list of viewed jobs, and opening a job must not ask for a log-in.
    if (viewerSkills === null || data.viewed || marking || markedId.current === data.id) return;
    markedId.current = data.id;
    void mark({ input: { jobId: data.id } });
  });
  const matched = data.viewerIsPoster ? [] : matchingSkills(data.skills, viewerSkills ?? []);
  const Heading = `h${level}` as const;
  const facts = [
    ['Salary', data.salary || 'Not stated'],
    ['Type', jobTypeChoices[data.type].label],
    ['Posted', data.posted],
    ['Applicants', formatInteger(data.applicants)],
    ['Workplace', workplaceChoices[data.workplace].label],
    // The form of an own posting did not ask for it.
    !data.viewerIsPoster && ['Experience', jobExperienceChoices[data.experienceLevel].label],
  ].filter(Array.isArray);
  const list = (title: string, items: readonly string[], Icon: typeof Check) =>
    items.length > 0 && (
      <section>
        <Heading className="card-title">{title}</Heading>
        <ul className="mt-2 grid gap-2 text-read text-muted">
          {items.map((item) => (
            <li key={item} className="flex gap-2.5" dir="auto">
              <Icon aria-hidden className="mt-1 size-4 flex-none text-accent-ink" strokeWidth={2} />
              <span className="min-w-0 break-words">{item}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      {!data.viewerIsPoster && viewerSkills && (
        <JobMatch
          scored={data.matchScore !== null}
          skills={data.skills}
          matched={matched}
          hasSkills={viewerSkills.length > 0}
        />
      )}
      <dl className={`grid grid-cols-2 gap-x-6 gap-y-4 ${level === 2 ? 'sm:grid-cols-3' : ''}`}>
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-subtle">{term}</dt>
            <dd
              className={
                term === 'Salary' ? 'num-lg text-md break-words' : 'num mt-0.5 font-semibold break-words'
              }
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <section>
        <Heading className="card-title">About the role</Heading>
        <p dir="auto" className="mt-1.5 max-w-[72ch] text-read break-words whitespace-pre-line text-muted">
          {data.about}
        </p>
      </section>
      {list('Requirements', data.requirements, Check)}
      {list('Benefits', data.benefits, Leaf)}
      {data.skills.length > 0 && (
        <section>
          <Heading className="card-title">Skills</Heading>
          <ul className="mt-2.5 flex flex-wrap gap-1.5">
            {data.skills.map((skill) => (
              <li
                key={skill}
                className={`chip max-w-full ${matched.includes(skill) ? 'bg-accent-soft text-accent-soft-ink' : ''}`}
              >
                {matched.includes(skill) && (
                  <Check role="img" aria-label="You have" className="size-3.5 flex-none" strokeWidth={2.25} />
                )}
                <span className="truncate" dir="auto">
                  {skill}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
