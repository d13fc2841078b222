import { useMemo } from 'react';
import { updateProject } from '../../actions/postProject.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { PostProjectFields } from '../../components/project/PostProjectFields.tsx';
import { inputOf, projectForm, projectFragment, startOf } from '../../components/project/postProjectForm.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  project: FragmentType<typeof projectFragment>;
}

export function ProjectEditDialog({ project, ...dialog }: Props) {
  const data = useFragmentData(projectFragment, project);
  const start = startOf(data);
  // This form accepts the project's own due date although it may be past.
  const form = useMemo(() => projectForm(start.dueDate), [start.dueDate]);
  const [update] = useAction(updateProject);
  return (
    <FormDialog
      {...dialog}
      form={form}
      start={start}
      draft={`edit-project:${data.id}`}
      title="Edit project"
      className="grid gap-4 sm:grid-cols-2"
      submit="Save changes"
      onSubmit={(values, submission) =>
        update({ input: { projectId: data.id, project: inputOf(values) } }, submission)
      }
    >
      <PostProjectFields />
    </FormDialog>
  );
}
