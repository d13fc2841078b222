import { useQuery } from '@apollo/client/react';
import { createJob } from '../../actions/jobPosting.ts';
import { poster } from '../../actions/poster.ts';
import { useAction } from '../../actions/useAction.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { jobForm as form, types } from './jobForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Called after a job was posted; the dialog has closed already. */
  onPosted?: () => void;
}

/** Dialog for posting a job. */
export function JobPostDialog({ onPosted, ...dialog }: Props) {
  const { data, error, loading, refetch } = useQuery(poster);
  const [create] = useAction(createJob);
  const company = data?.viewer.company?.company.name;
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="job"
      title="Post a Job"
      intro={company ? `The job will appear under ${company}.` : "Tell people what they'll work on."}
      className="grid gap-4 sm:grid-cols-2"
      submit="Post job"
      onSubmit={({ skills, ...job }, refusals) =>
        create({ input: { ...job, skills: skills.join(', ') } }, refusals)
      }
      onDone={onPosted}
    >
      {error && (
        <div className="sm:col-span-2">
          <LoadError dataName="your company" retrying={loading} onRetry={() => void refetch()} />
        </div>
      )}
      <form.TextField
        name="title"
        label="Job Title"
        className="sm:col-span-2"
        placeholder="Senior Product Designer"
      />
      <form.SelectField name="type" label="Job Type" choices={types} />
      <form.TextField name="location" label="Location" placeholder="Lisbon, Portugal" />
      <form.TextField
        name="salary"
        label="Salary Range"
        className="sm:col-span-2"
        placeholder="$80,000 - $95,000"
      />
      <form.TextArea
        name="description"
        label="Job Description"
        className="sm:col-span-2"
        rows={5}
        placeholder="The role, the team and why the work matters"
      />
      <form.TextField
        name="skills"
        label="Required Skills"
        hint="Separate with commas"
        className="sm:col-span-2"
        placeholder="Prototyping, Usability testing"
      />
    </FormDialog>
  );
}
