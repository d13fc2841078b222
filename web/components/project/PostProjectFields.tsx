import { useWatch } from 'react-hook-form';
import { choices, postProjectForm as form } from './postProjectForm.ts';

/** Fields of `postProjectForm`, for the dialogs to post and to edit a project. */
export function PostProjectFields() {
  const hourly = useWatch<typeof form.start, 'paymentType'>({ name: 'paymentType' }) === 'hourly';
  return (
    <>
      <form.TextField
        name="title"
        label="Title"
        className="sm:col-span-2"
        placeholder="Ferry timetable redesign"
      />
      <form.TextArea
        name="description"
        label="Description"
        className="sm:col-span-2"
        rows={5}
        placeholder="What should exist at the end, and what exists already"
      />
      <form.SelectField
        name="category"
        label="Category"
        choices={choices.category}
        placeholder="Choose one"
      />
      <form.TextField
        name="skills"
        list
        label="Skills"
        hint="Separate with commas"
        placeholder="Prototyping, Usability testing"
      />
      <form.RadioField
        name="paymentType"
        label="Payment"
        className="sm:col-span-2"
        choices={choices.payment}
        inline
      />
      {hourly ? (
        <form.TextField
          name="hourlyRate"
          label="Hourly rate (USD)"
          className="sm:col-span-2"
          type="amount"
          placeholder="60"
        />
      ) : (
        <>
          <form.TextField name="budgetMin" label="Lowest price (USD)" type="amount" placeholder="1500" />
          <form.TextField name="budgetMax" label="Highest price (USD)" type="amount" placeholder="3000" />
          <form.TextField name="dueDate" label="Due date" optional type="date" className="sm:col-span-2" />
        </>
      )}
      <form.SelectField name="length" label="Duration" choices={choices.length} placeholder="Choose one" />
      <form.SelectField
        name="experience"
        label="Experience level"
        choices={choices.experience}
        placeholder="Choose one"
      />
      <form.SelectField
        name="workload"
        label="Hours per week"
        optional
        choices={choices.workload}
        placeholder="Any number"
      />
      <form.TextField name="location" label="Location" optional placeholder="Remote" />
    </>
  );
}
