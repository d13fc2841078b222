import { updateJob } from '../../actions/jobPosting.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { JobFields } from '../../components/job/JobFields.tsx';
import { inputOf, jobForm, jobFragment, startOf } from '../../components/job/jobForm.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

export function JobEditDialog({ job, ...dialog }: DialogState & { job: FragmentType<typeof jobFragment> }) {
  const data = useFragmentData(jobFragment, job);
  const [update] = useAction(updateJob);
  return (
    <FormDialog
      {...dialog}
      form={jobForm}
      start={startOf(data)}
      draft={`edit-job:${data.id}`}
      title="Edit job"
      className="grid gap-4 sm:grid-cols-2"
      submit="Save changes"
      onSubmit={(values, submission) =>
        update({ input: { jobId: data.id, job: inputOf(values, data) } }, submission)
      }
    >
      <JobFields />
    </FormDialog>
  );
}
