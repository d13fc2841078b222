import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { createCompanyPage } from '../../actions/createCompany.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { CompanyFields } from '../../components/company/CompanyFields.tsx';
import { companyForm as form, inputOf } from '../../components/company/companyForm.ts';

export function CreateCompanyDialog(dialog: { open: boolean; onClose: () => void }) {
  const [create] = useAction(createCompanyPage);
  const navigate = useNavigate();
  // Kept from `onSubmit` for `onDone`, which does not get the result.
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
      onSubmit={async (company, submission) => {
        const result = await create({ input: inputOf(company) }, submission);
        createdId.current = result?.company?.id ?? '';
        return result;
      }}
      onDone={() => void navigate(paths.company(createdId.current))}
    >
      <CompanyFields />
    </FormDialog>
  );
}
