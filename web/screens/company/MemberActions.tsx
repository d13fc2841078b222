import { Pencil, Plus } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const EditCompanyDialog = onDemand(() => import('./EditCompanyDialog.tsx'), 'EditCompanyDialog');
const JobPostDialog = onDemand(() => import('../../components/job/JobPostDialog.tsx'), 'JobPostDialog');

const fragment = graphql(/* GraphQL */ `
  fragment MemberActions_company on Company {
    id
    name
    ...CompanyForm_company
  }
`);

/** Buttons of `CompanyHeader` for a member of the company: edit the page, post a job. */
export function MemberActions({ company }: { company: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, company);
  return (
    <>
      <DialogButton className="btn btn-outline" Dialog={EditCompanyDialog} dialog={{ company: data }}>
        <Pencil aria-hidden className="max-[23.5rem]:hidden" strokeWidth={1.75} />
        Edit page
      </DialogButton>
      <DialogButton className="btn btn-primary" Dialog={JobPostDialog} dialog={{ company: data }}>
        <Plus aria-hidden className="max-[23.5rem]:hidden" strokeWidth={1.75} />
        Post a job
      </DialogButton>
    </>
  );
}
