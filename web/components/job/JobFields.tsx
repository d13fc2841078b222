import { jobForm as form, places, types } from './jobForm.ts';

/** Fields of `jobForm`, for the dialogs to post and to edit a job. */
export const JobFields = () => (
  <>
    <form.TextField
      name="title"
      label="Job Title"
      className="sm:col-span-2"
      placeholder="Senior Product Designer"
    />
    <form.SelectField name="type" label="Job Type" choices={types} />
    <form.SelectField name="workplace" label="Workplace" choices={places} />
    <form.TextField name="location" label="Location" placeholder="Lisbon, Portugal" />
    <form.TextField name="salary" label="Salary Range" placeholder="$80,000 - $95,000" />
    <form.TextArea
      name="description"
      label="Job Description"
      className="sm:col-span-2"
      rows={5}
      placeholder="The role, the team and why the work matters"
    />
    <form.TextField
      name="skills"
      list
      label="Required Skills"
      hint="Separate with commas"
      className="sm:col-span-2"
      placeholder="Prototyping, Usability testing"
    />
  </>
);
