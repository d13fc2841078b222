import { createProject } from '../../actions/createProject.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { commaList, text } from '../../ui/form/rules.ts';

const form = defineForm({
  title: text(100, { least: 5, missing: 'Title must be at least 5 characters' }),
  description: text(2_000, { least: 20, missing: 'Description must be at least 20 characters' }),
  techStack: commaList({ of: 'technology', most: 20, longest: 50 }),
});

/** Dialog to add a project of the viewer. */
export function NewProjectDialog(dialog: { open: boolean; onClose: () => void }) {
  const [create] = useAction(createProject);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="own-project"
      title="New Project"
      submit="Create project"
      onSubmit={(input, refusals) => create({ input }, refusals)}
    >
      <form.TextField name="title" label="Title" placeholder="Ferry timetable redesign" />
      <form.TextArea name="description" label="Description" rows={5} />
      <form.TextField
        name="techStack"
        label="Technologies"
        optional
        hint="Separate with commas, up to 20"
        placeholder="React, TypeScript"
      />
    </FormDialog>
  );
}
