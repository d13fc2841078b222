import { Bookmark } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { ToggleButton } from '../../ui/ToggleButton.tsx';

const setJobSaved = async () => (await import('../../actions/job.ts')).setJobSaved;

const fragment = graphql(/* GraphQL */ `
  fragment JobSaveButton_job on Job {
    id
    title
    saved
    viewerIsPoster
  }
`);

interface Props {
  job: FragmentType<typeof fragment>;
  /** 'icon' among other small controls of a card; 'text' beside Apply. */
  variant: 'icon' | 'text';
  className?: string;
}

export function JobSaveButton({ job, variant, className = '' }: Props) {
  const { id, title, saved, viewerIsPoster } = useFragmentData(fragment, job);
  const [save] = useAction(setJobSaved);
  // The viewer cannot save an own job, but can remove one that is saved.
  if (viewerIsPoster && !saved) return null;
  return (
    <ToggleButton
      on={saved}
      onToggle={(wanted, options) => save({ input: { jobId: id, saved: wanted } }, options)}
      words={{ off: 'Save', on: 'Saved' }}
      itemName={title}
      Icon={Bookmark}
      variant={variant}
      className={`btn ${variant === 'icon' ? 'btn-icon btn-sm btn-ghost' : 'btn-lg btn-outline'} ${className}`}
    />
  );
}
