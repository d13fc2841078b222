import { addExperienceInputBounds } from '../../../schema/generated/person.actions.ts';
import { addExperience } from '../../actions/profile.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';

const form = defineForm({
  role: text(addExperienceInputBounds.role, { missing: 'Enter your role' }),
  company: text(addExperienceInputBounds.company, { missing: 'Enter the company name' }),
  duration: text(addExperienceInputBounds.duration, { missing: 'Enter the dates' }),
  description: text(addExperienceInputBounds.description),
});

export function ExperienceDialog(dialog: { open: boolean; onClose: () => void }) {
  const [add] = useAction(addExperience);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="experience"
      title="Add Experience"
      submit="Add"
      onSubmit={(input, submission) => add({ input }, submission)}
    >
      <form.TextField name="role" label="Role" placeholder="Lead Engineer" />
      <form.TextField name="company" label="Company" autoComplete="organization" />
      <form.TextField name="duration" label="Duration" placeholder="2021 - Present" />
      <form.TextArea name="description" label="Description" optional rows={4} />
    </FormDialog>
  );
}
