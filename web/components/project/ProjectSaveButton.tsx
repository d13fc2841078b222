import { Bookmark } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { ToggleButton } from '../../ui/ToggleButton.tsx';

const setProjectSaved = async () => (await import('../../actions/project.ts')).setProjectSaved;

const fragment = graphql(/* GraphQL */ `
  fragment ProjectSaveButton_project on Project {
    id
    title
    viewerHasSaved
    viewerIsClient
  }
`);

interface Props {
  project: FragmentType<typeof fragment>;
  /** 'icon' in the corner of a card; 'text' on the project's page. */
  variant: 'icon' | 'text';
}

export function ProjectSaveButton({ project, variant }: Props) {
  const { id, title, viewerHasSaved, viewerIsClient } = useFragmentData(fragment, project);
  const [save] = useAction(setProjectSaved);
  // The viewer cannot save an own project, but can remove one that is saved.
  if (viewerIsClient && !viewerHasSaved) return null;
  return (
    <ToggleButton
      on={viewerHasSaved}
      onToggle={(saved, options) => save({ input: { projectId: id, saved } }, options)}
      words={{ off: 'Save', on: 'Saved' }}
      itemName={variant === 'icon' ? title : undefined}
      Icon={Bookmark}
      variant={variant}
      className={variant === 'icon' ? 'btn btn-icon btn-sm btn-ghost' : 'btn btn-outline'}
    />
  );
}
