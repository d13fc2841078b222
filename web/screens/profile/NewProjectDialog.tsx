import { createProjectInputBounds } from '../../../schema/generated/project.actions.ts';
import { useState } from 'react';
import { createProject } from '../../actions/postProject.ts';
import { useAction } from '../../actions/useAction.ts';
import { PostProjectDialog } from '../../components/project/PostProjectDialog.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { commaList, text } from '../../ui/form/rules.ts';

const form = defineForm({
  title: text(createProjectInputBounds.title, {
    missing: `Title must be at least ${createProjectInputBounds.title.min} characters`,
  }),
  description: text(createProjectInputBounds.description, {
    missing: `Description must be at least ${createProjectInputBounds.description.min} characters`,
  }),
  techStack: commaList({ noun: 'technology', ...createProjectInputBounds.techStack }),
});

/** Adds a project to the viewer's profile. A link leads viewers who look for freelancers to PostProjectDialog. */
export function NewProjectDialog(dialog: { open: boolean; onClose: () => void }) {
  const [create] = useAction(createProject);
  const [posting, setPosting] = useState(false);
  return (
    <>
      <FormDialog
        {...dialog}
        form={form}
        draft="own-project"
        title="New Project"
        intro={
          <>
            It shows your work on your profile. Do you look for freelancers?{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                dialog.onClose();
                setPosting(true);
              }}
            >
              Post a project
            </button>
          </>
        }
        submit="Create project"
        onSubmit={(input, submission) => create({ input }, submission)}
      >
        <form.TextField name="title" label="Title" placeholder="Ferry timetable redesign" />
        <form.TextArea name="description" label="Description" rows={5} />
        <form.TextField
          name="techStack"
          list
          label="Technologies"
          optional
          hint={`Separate with commas, up to ${createProjectInputBounds.techStack.max}`}
          placeholder="React, TypeScript"
        />
      </FormDialog>
      <PostProjectDialog open={posting} onClose={() => setPosting(false)} />
    </>
  );
}
