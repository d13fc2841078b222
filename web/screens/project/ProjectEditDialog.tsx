import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { idOfValue } from '../../../schema/rules/choices.ts';
import { updateProject } from '../../actions/postProject.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { PostProjectFields } from '../../components/project/PostProjectFields.tsx';
import { dayOf } from '../../../schema/rules/days.ts';
import { choices, projectForm } from '../../components/project/postProjectForm.ts';
import { graphql } from '../../generated/gql.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ProjectEditDialog_project on Project {
    id
    title
    description
    category
    skills
    location
    paymentType
    budgetMin
    budgetMax
    hourlyRate
    dueDate
    projectDetails {
      lengthBand
      workloadBand
      experience
    }
  }
`);

interface Props {
  project: FragmentType<typeof fragment>;
  open: boolean;
  onClose: () => void;
}

/** Dialog that edits an own project. */
export function ProjectEditDialog({ project, ...dialog }: Props) {
  const data = useFragmentData(fragment, project);
  const { id, title, description, location, projectDetails } = data;
  const day = dayOf(data.dueDate);
  const form = useMemo(() => projectForm(day), [day]);
  const [update] = useAction(updateProject);
  const text = (amount: number | null) => (amount === null ? '' : String(amount));
  return (
    <FormDialog
      {...dialog}
      form={form}
      start={{
        title,
        description,
        location,
        skills: data.skills.join(', '),
        category: idOfValue(choices.category, data.category),
        paymentType: idOfValue(choices.payment, data.paymentType),
        budgetMin: text(data.budgetMin),
        budgetMax: text(data.budgetMax),
        hourlyRate: text(data.hourlyRate),
        dueDate: day,
        workload: idOfValue(choices.workload, projectDetails.workloadBand),
        length: idOfValue(choices.length, projectDetails.lengthBand),
        experience: idOfValue(choices.experience, projectDetails.experience),
      }}
      draft={`edit-project:${id}`}
      title="Edit project"
      className="grid gap-4 sm:grid-cols-2"
      submit="Save changes"
      onSubmit={(input, refusals) => update({ input: { projectId: id, project: input } }, refusals)}
    >
      <PostProjectFields />
    </FormDialog>
  );
}
