import { addEducationInputBounds } from '../../../schema/generated/person.actions.ts';
import { addEducation } from '../../actions/profile.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';

const form = defineForm({
  degree: text(addEducationInputBounds.degree, { missing: 'Enter the degree' }),
  school: text(addEducationInputBounds.school, { missing: "Enter the school's name" }),
  duration: text(addEducationInputBounds.duration, { missing: 'Enter the dates' }),
});

export function EducationDialog(dialog: { open: boolean; onClose: () => void }) {
  const [add] = useAction(addEducation);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="education"
      title="Add Education"
      submit="Add"
      onSubmit={(input, submission) => add({ input }, submission)}
    >
      <form.TextField name="degree" label="Degree" placeholder="BSc Computer Science" />
      <form.TextField name="school" label="School" />
      <form.TextField name="duration" label="Duration" placeholder="2014 - 2018" />
    </FormDialog>
  );
}
