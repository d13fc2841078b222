import type { FragmentType } from '@apollo/client';
import { Bookmark } from 'lucide-react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { setProjectSaved } from '../../actions/project.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProjectSaveButton_project on Project {
    id
    title
    viewerHasSaved
  }
`);

interface Props {
  project: FragmentType<typeof fragment>;
  /** 'icon' in the corner of a card; 'button' among the words of a page. */
  variant: 'icon' | 'button';
}

/** Saves a project, or removes it from the saved ones. */
export function ProjectSaveButton({ project, variant }: Props) {
  const data = useFragmentData(fragment, project);
  const { id, title, viewerHasSaved } = data;
  const [save] = useAction(setProjectSaved);
  return (
    <button
      type="button"
      className={variant === 'icon' ? 'btn btn-icon btn-sm btn-ghost' : 'btn btn-outline'}
      aria-pressed={viewerHasSaved}
      aria-label={variant === 'icon' ? `Save ${title}` : undefined}
      data-tip={variant === 'icon' ? (viewerHasSaved ? 'Saved' : 'Save') : undefined}
      onClick={() => void save({ input: { projectId: id, saved: !viewerHasSaved } })}
    >
      <Bookmark
        aria-hidden
        strokeWidth={1.75}
        className={viewerHasSaved ? 'fill-current text-accent-ink' : ''}
      />
      {variant === 'button' && 'Save'}
    </button>
  );
}
