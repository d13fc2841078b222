import type { FragmentType } from '@apollo/client';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
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

/** A member posts jobs and edits the page. */
export function MemberActions({ company }: { company: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, company);
  const [opened, setOpened] = useState<'job' | 'page' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        {...EditCompanyDialog.trigger}
        onClick={() => setOpened('page')}
      >
        <Pencil aria-hidden className="max-[23.5rem]:hidden" strokeWidth={1.75} />
        Edit page
      </button>
      <button
        type="button"
        className="btn btn-primary"
        {...JobPostDialog.trigger}
        onClick={() => setOpened('job')}
      >
        <Plus aria-hidden className="max-[23.5rem]:hidden" strokeWidth={1.75} />
        Post a job
      </button>
      <EditCompanyDialog company={data} open={opened === 'page'} onClose={close} />
      <JobPostDialog company={data} open={opened === 'job'} onClose={close} />
    </>
  );
}
