import type { FragmentType } from '@apollo/client';
import { idOfValue } from '../../../schema/rules/choices.ts';
import { updateJob } from '../../actions/jobPosting.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { JobFields } from '../../components/job/JobFields.tsx';
import { inputOf, jobForm as form, places, types } from '../../components/job/jobForm.ts';
import { graphql } from '../../generated/gql.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment JobEditDialog_job on Job {
    id
    title
    type
    location
    workplace
    salary
    about
    skills
  }
`);

interface Props {
  job: FragmentType<typeof fragment>;
  open: boolean;
  onClose: () => void;
}

/** Dialog that edits an own posting. */
export function JobEditDialog({ job, ...dialog }: Props) {
  const { id, title, location, salary, about, skills, type, workplace } = useFragmentData(fragment, job);
  const [update] = useAction(updateJob);
  return (
    <FormDialog
      {...dialog}
      form={form}
      start={{
        title,
        location,
        salary,
        description: about,
        skills: skills.join(', '),
        type: idOfValue(types, type),
        workplace: idOfValue(places, workplace),
      }}
      draft={`edit-job:${id}`}
      title="Edit job"
      className="grid gap-4 sm:grid-cols-2"
      submit="Save changes"
      onSubmit={(values, refusals) => update({ input: { jobId: id, job: inputOf(values) } }, refusals)}
    >
      <JobFields />
    </FormDialog>
  );
}
