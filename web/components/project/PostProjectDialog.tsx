import { useNavigate } from 'react-router-dom';
import { postProject } from '../../actions/postProject.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { PostProjectFields } from './PostProjectFields.tsx';
import { inputOf, postProjectForm } from './postProjectForm.ts';

/** Dialog that posts a project for freelancers, and then opens its page. */
export function PostProjectDialog(dialog: { open: boolean; onClose: () => void }) {
  const [post] = useAction(postProject);
  const navigate = useNavigate();
  return (
    <FormDialog
      {...dialog}
      form={postProjectForm}
      draft="post-project"
      title="Post a Project"
      intro="Freelancers send you proposals, and you choose one."
      className="grid gap-4 sm:grid-cols-2"
      submit="Post project"
      onSubmit={async (values, submission) => {
        const payload = await post({ input: inputOf(values) }, submission);
        if (payload?.project) void navigate(paths.project(payload.project.id));
        return payload;
      }}
    >
      <PostProjectFields />
    </FormDialog>
  );
}
