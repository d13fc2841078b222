import { updateCompanyPage } from '../../actions/createCompany.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { CompanyFields } from '../../components/company/CompanyFields.tsx';
import { companyForm, companyFragment, inputOf, startOf } from '../../components/company/companyForm.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  company: FragmentType<typeof companyFragment>;
}

export function EditCompanyDialog({ company, ...dialog }: Props) {
  const data = useFragmentData(companyFragment, company);
  const [update] = useAction(updateCompanyPage);
  return (
    <FormDialog
      {...dialog}
      form={companyForm}
      start={startOf(data)}
      draft={`edit-company:${data.id}`}
      title="Edit page"
      className="grid gap-4 sm:grid-cols-2"
      submit="Save changes"
      onSubmit={(values, submission) =>
        update({ input: { companyId: data.id, company: inputOf(values) } }, submission)
      }
    >
      <CompanyFields />
    </FormDialog>
  );
}
