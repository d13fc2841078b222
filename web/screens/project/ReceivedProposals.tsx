import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { HiredFreelancer } from './HiredFreelancer.tsx';
import { proposalsFor } from './project.data.ts';
import { ReceivedProposal } from './ReceivedProposal.tsx';
import { useProposalsHeading } from './useProposalsHeading.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ReceivedProposals_project on Project {
    id
    paymentType
    hiredProposal {
      id
    }
    ...HiredFreelancer_project
    receivedProposals(first: 100, after: $afterReceived) {
      totalCount
      nodes {
        id
        viewerHasShortlisted
        ...ReceivedProposal_proposal
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The hired freelancer, then the received proposals (null unless the viewer is the client), shortlisted ones first. */
export function ReceivedProposals({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const heading = useProposalsHeading();
  const { id, receivedProposals, paymentType, hiredProposal } = data;
  const { nodes = [], totalCount = 0, pageInfo } = receivedProposals ?? {};
  // The server returns the newest first, and the sort is stable.
  const sorted = nodes.toSorted((a, b) => Number(b.viewerHasShortlisted) - Number(a.viewerHasShortlisted));
  return (
    <section aria-labelledby="received-proposals" className="card p-card">
      <h2 {...heading} id="received-proposals">
        {formatCount(totalCount, 'proposal')} received
      </h2>
      <HiredFreelancer project={data} />
      {sorted.length > 0 ? (
        <ul className="divide mt-1">
          {sorted.map((proposal) => (
            <ReceivedProposal
              key={proposal.id}
              proposal={proposal}
              paymentType={paymentType}
              mayHire={!hiredProposal}
            />
          ))}
        </ul>
      ) : (
        <EmptyState level={3} title="No proposals yet" text="Proposals of freelancers will appear here." />
      )}
      <RestOfList
        list={proposalsFor(id)}
        more={pageInfo?.hasNextPage ?? false}
        dataName="the other proposals"
      />
    </section>
  );
}
