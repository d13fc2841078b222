import { proposalStatusLabels } from '../../../schema/generated/proposal.ts';
import { useRef } from 'react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { withdrawProposal } from '../../actions/proposal.ts';
import { useAction } from '../../actions/useAction.ts';
import { bidText, proposalLooks } from '../../components/project/proposalLabels.ts';
import { graphql } from '../../generated/gql.ts';
import type { PaymentType } from '../../generated/graphql.ts';
import { ProposalTerms } from './ProposalTerms.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ProposalItem_proposal on Proposal {
    id
    bid
    milestones {
      title
      amount
    }
    length
    coverLetter
    status
    submittedAgo
    submittedAt
  }
`);

interface Props {
  proposal: FragmentType<typeof fragment>;
  paymentType: PaymentType;
}

/** A proposal of the viewer, with Withdraw while the client has not answered. */
export function ProposalItem({ proposal, paymentType }: Props) {
  const data = useFragmentData(fragment, proposal);
  const { id, status } = data;
  const [withdraw] = useAction(withdrawProposal);
  const item = useRef<HTMLLIElement>(null);
  const bid = bidText(data.bid, paymentType);
  const withdrawAndFocus = async () => {
    // The focused button unmounts.
    if (await withdraw({ input: { proposalId: id } })) item.current?.focus();
  };
  return (
    <li ref={item} tabIndex={-1} aria-label={`Proposal of ${bid}`} className="py-4 outline-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="num-lg text-lg">{bid}</p>
        <span className={`badge ${proposalLooks[status]}`}>{proposalStatusLabels[status]}</span>
        {(status === 'SUBMITTED' || status === 'INTERVIEWING') && (
          <button
            type="button"
            className="btn btn-sm btn-outline ml-auto"
            aria-label={`Withdraw the proposal of ${bid}`}
            onClick={() => void withdrawAndFocus()}
          >
            Withdraw
          </button>
        )}
      </div>
      <ProposalTerms proposal={data} />
    </li>
  );
}
