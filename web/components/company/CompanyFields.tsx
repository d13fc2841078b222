import { companyForm as form, industries, sizes } from './companyForm.ts';

/** Fields of `companyForm`, for the dialogs to create and to edit a company page. */
export const CompanyFields = () => (
  <>
    <form.TextField
      name="name"
      label="Company name"
      className="sm:col-span-2"
      placeholder="Halden Works"
      autoComplete="organization"
    />
    <form.SelectField
      name="industry"
      label="Industry"
      choices={industries}
      placeholder="Select an industry"
    />
    <form.SelectField name="size" label="Company size" choices={sizes} placeholder="Select a size" />
    <form.TextField name="location" label="Location" placeholder="Lisbon, Portugal" />
    <form.TextField name="websiteUrl" label="Website" type="url" optional placeholder="https://example.com" />
    <form.TextArea
      name="description"
      label="Description"
      className="sm:col-span-2"
      rows={3}
      placeholder="Describe your company in a sentence or two"
    />
  </>
);
