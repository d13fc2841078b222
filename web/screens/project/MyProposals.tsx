import { LockKeyhole } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { ProposalItem } from './ProposalItem.tsx';
import { useProposalsHeading } from './useProposalsHeading.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment MyProposals_project on Project {
    id
    proposals
    paymentType
    viewerProposals {
      id
      ...ProposalItem_proposal
    }
  }
`);

/** The viewer's own proposals for a project; only the client can see those of others. */
export function MyProposals({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const { proposals, viewerProposals } = data;
  const heading = useProposalsHeading();
  return (
    <section aria-labelledby="my-proposals" className="card p-card">
      <h2 {...heading} id="my-proposals">
        Your proposals
      </h2>
      {viewerProposals.length > 0 ? (
        <ul className="divide mt-1">
          {viewerProposals.map((proposal) => (
            <ProposalItem key={proposal.id} proposal={proposal} paymentType={data.paymentType} />
          ))}
        </ul>
      ) : (
        <p className="mt-1.5 text-muted">You haven't sent a proposal for this project yet.</p>
      )}
      <p className="mt-4 flex items-start gap-2.5 rounded-md bg-fill px-3.5 py-3 text-sm text-muted">
        <LockKeyhole aria-hidden className="mt-px size-4 flex-none" strokeWidth={1.75} />
        <span>
          {formatCount(proposals, 'proposal')} received. What others bid is private: only the client sees it.
        </span>
      </p>
    </section>
  );
}
