import type { FragmentType } from '@apollo/client';
import { idOfValue } from '../../../schema/rules/choices.ts';
import { updateCompanyPage } from '../../actions/createCompany.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { CompanyFields } from '../../components/company/CompanyFields.tsx';
import { companyForm as form, inputOf, sizes } from '../../components/company/companyForm.ts';
import { graphql } from '../../generated/gql.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment EditCompanyDialog_company on Company {
    id
    name
    industry
    size
    location
    websiteUrl
    description
  }
`);

interface Props {
  company: FragmentType<typeof fragment>;
  open: boolean;
  onClose: () => void;
}

/** Dialog that edits the page of the viewer's company. */
export function EditCompanyDialog({ company, ...dialog }: Props) {
  const { id, name, industry, size, location, websiteUrl, description } = useFragmentData(fragment, company);
  const [update] = useAction(updateCompanyPage);
  return (
    <FormDialog
      {...dialog}
      form={form}
      start={{
        name,
        industry,
        location,
        description,
        websiteUrl: websiteUrl ?? '',
        size: idOfValue(sizes, size),
      }}
      draft={`edit-company:${id}`}
      title="Edit page"
      className="grid gap-4 sm:grid-cols-2"
      submit="Save changes"
      onSubmit={(values, refusals) =>
        update({ input: { companyId: id, company: inputOf(values) } }, refusals)
      }
    >
      <CompanyFields />
    </FormDialog>
  );
}
