import { inSentence } from './wording.ts';
import type { FragmentType } from '@apollo/client';
import { useRef } from 'react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { withdrawProposal } from '../../actions/proposal.ts';
import { useAction } from '../../actions/useAction.ts';
import { lengths, proposalStates } from '../../../schema/rules/project/choices.ts';
import { bidText, proposalLooks } from '../../components/project/proposalLabels.ts';
import { graphql } from '../../generated/gql.ts';
import type { PaymentType } from '../../generated/graphql.ts';
import { formatDollars } from '../../ui/format.ts';

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
  const { id, milestones, status } = data;
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
        <span className={`badge ${proposalLooks[status]}`}>{proposalStates[status]}</span>
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
      <p className="meta num mt-1 text-sm text-muted">
        <span>
          Sent <time dateTime={data.submittedAt}>{inSentence(data.submittedAgo)}</time>
        </span>
        <span>{lengths[data.length].label}</span>
      </p>
      {milestones.length > 0 && (
        <ol className="divide mt-3 rounded-md border border-line px-3.5" aria-label="Milestones">
          {milestones.map(({ title, amount }, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- milestones have no ids and keep their order
            <li key={i} className="flex justify-between gap-4 py-2 text-sm">
              <span dir="auto" className="min-w-0 break-words">
                {title}
              </span>
              <span className="num font-semibold">{formatDollars(amount)}</span>
            </li>
          ))}
        </ol>
      )}
      <p dir="auto" className="mt-3 max-w-read text-read break-words whitespace-pre-line">
        {data.coverLetter}
      </p>
    </li>
  );
}
