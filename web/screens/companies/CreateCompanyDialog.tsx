import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { createCompanyPage } from '../../actions/createCompany.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { companyForm as form, industries, sizes } from './companyForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Creates a company page, opens it and lists it first in this tab. */
export function CreateCompanyDialog(dialog: Props) {
  const [create] = useAction(createCompanyPage);
  const navigate = useNavigate();
  const createdId = useRef('');
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="company"
      title="Create Company Page"
      intro="Help people find your company, follow it and see its jobs."
      className="grid gap-4 sm:grid-cols-2"
      submit="Create page"
      onSubmit={async ({ websiteUrl, ...company }, refusals) => {
        const result = await create({ input: { ...company, websiteUrl: websiteUrl || null } }, refusals);
        createdId.current = result?.company?.id ?? '';
        return result;
      }}
      onDone={() => void navigate(paths.company(createdId.current))}
    >
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
      <form.TextField
        name="websiteUrl"
        label="Website"
        type="url"
        optional
        placeholder="https://example.com"
      />
      <form.TextArea
        name="description"
        label="Description"
        className="sm:col-span-2"
        rows={3}
        placeholder="Describe your company in a sentence or two"
      />
    </FormDialog>
  );
}
