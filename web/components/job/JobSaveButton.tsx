import type { FragmentType } from '@apollo/client';
import { Bookmark } from 'lucide-react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';

const setJobSaved = async () => (await import('../../actions/job.ts')).setJobSaved;

const fragment = graphql(/* GraphQL */ `
  fragment JobSaveButton_job on Job {
    id
    title
    saved
  }
`);

interface Props {
  job: FragmentType<typeof fragment>;
  /** 'icon' among other small controls of a card; 'button' beside Apply. */
  variant: 'icon' | 'button';
  className?: string;
}

/** Saves a job, or removes it from the saved ones. */
export function JobSaveButton({ job, variant, className = '' }: Props) {
  const data = useFragmentData(fragment, job);
  const { id, title, saved } = data;
  const [save] = useAction(setJobSaved);
  const word = saved ? 'Saved' : 'Save';
  return (
    <button
      type="button"
      className={`btn ${variant === 'icon' ? 'btn-icon btn-sm btn-ghost' : 'btn-lg btn-outline'} ${className}`}
      aria-pressed={saved}
      aria-label={`${variant === 'icon' ? 'Save' : word} ${title}`}
      data-tip={variant === 'icon' ? word : undefined}
      onClick={() => void save({ input: { jobId: id, saved: !saved } })}
    >
      <Bookmark aria-hidden strokeWidth={1.75} className={saved ? 'fill-current text-accent-ink' : ''} />
      {variant === 'button' && word}
    </button>
  );
}
