import { proposalStatusLabels } from '../../../schema/generated/proposal.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { bidText, proposalLooks } from '../../components/project/proposalLabels.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment OwnProposal_proposal on Proposal {
    id
    bid
    status
    submittedAgo
    submittedAt
    project {
      id
      title
      paymentType
    }
  }
`);

/** A sent proposal in the list 'My proposals'. It links to the project's tab with all details. */
export function OwnProposal({ proposal }: { proposal: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, proposal);
  const { project, bid, status } = data;
  return (
    <li className="card card-link link-area flex flex-wrap items-center gap-x-4 gap-y-2 p-card">
      <div className="min-w-0 flex-1 basis-56">
        <h2 dir="auto" className="text-md leading-snug font-semibold break-words">
          <PrefetchLink to={paths.projectProposals(project.id)} className="stretched-link rounded-sm">
            {project.title}
          </PrefetchLink>
        </h2>
        <p className="text-sm text-muted">
          Sent <time dateTime={data.submittedAt}>{data.submittedAgo.toLowerCase()}</time>
        </p>
      </div>
      <p className="num-lg text-lg">{bidText(bid, project.paymentType)}</p>
      <span className={`badge ${proposalLooks[status]}`}>{proposalStatusLabels[status]}</span>
    </li>
  );
}
