import { proposalStatusLabels } from '../../../schema/generated/proposal.ts';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { answerProposal, setProposalShortlisted } from '../../actions/proposal.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { MessageButton } from '../../components/person/MessageButton.tsx';
import { bidText, proposalLooks } from '../../components/project/proposalLabels.ts';
import { graphql } from '../../generated/gql.ts';
import type { PaymentType } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { ToggleButton } from '../../ui/ToggleButton.tsx';
import { ProposalTerms } from './ProposalTerms.tsx';

const HireDialog = onDemand(() => import('./HireDialog.tsx'), 'HireDialog');

const fragment = graphql(/* GraphQL */ `
  fragment ReceivedProposal_proposal on ReceivedProposal {
    id
    bid
    milestones {
      title
      amount
    }
    length
    coverLetter
    status
    viewerHasShortlisted
    submittedAgo
    submittedAt
    freelancer {
      id
      name
      title
      avatarUrl
      isFormerMember
      ...MessageButton_person
    }
  }
`);

interface Props {
  proposal: FragmentType<typeof fragment>;
  paymentType: PaymentType;
  /** Whether the project has hired nobody yet. */
  mayHire: boolean;
}

/** A received proposal: the client puts it on the shortlist, answers it, or writes to the freelancer. */
export function ReceivedProposal({ proposal, paymentType, mayHire }: Props) {
  const data = useFragmentData(fragment, proposal);
  const { id, status, viewerHasShortlisted, freelancer } = data;
  const [answer, answering] = useAction(answerProposal);
  const [shortlist] = useAction(setProposalShortlisted);
  const [confirming, setConfirming] = useState(false);
  const bid = bidText(data.bid, paymentType);
  const answerWith = (next: typeof status) =>
    answer(
      { input: { proposalId: id, status: next } },
      // Undo is refused for a former member, whose proposal can only be declined.
      freelancer.isFormerMember
        ? {}
        : { undo: (undoing) => void answer({ input: { proposalId: id, status } }, undoing) },
    );
  const answerButton = (words: string, label: string, next: typeof status) => (
    <button
      type="button"
      className="btn btn-outline"
      aria-label={label}
      aria-disabled={answering}
      onClick={() => void answerWith(next)}
    >
      {words}
    </button>
  );
  const isUndecided = status === 'SUBMITTED' || status === 'INTERVIEWING';
  return (
    <li aria-label={`Proposal of ${freelancer.name}`} className="py-4">
      <div className="flex items-start gap-3">
        <Avatar name={freelancer.name} url={freelancer.avatarUrl} className="size-11" />
        <div className="min-w-0 grow">
          <p>
            <PrefetchLink
              to={paths.profile(freelancer.id)}
              dir="auto"
              className="link reach font-semibold break-words"
            >
              {freelancer.name}
            </PrefetchLink>
          </p>
          <p dir="auto" className="text-sm break-words text-muted">
            {freelancer.title}
          </p>
        </div>
        <div className="flex-none text-right">
          <p className="num-lg text-lg">{bid}</p>
          <span className={`badge ${proposalLooks[status]}`}>{proposalStatusLabels[status]}</span>
        </div>
      </div>
      <ProposalTerms proposal={data} />
      <div className="mt-3 flex flex-wrap gap-2">
        {isUndecided ? (
          <>
            {mayHire && !freelancer.isFormerMember && (
              <button
                type="button"
                className="btn btn-primary"
                aria-label={`Hire ${freelancer.name}`}
                {...HireDialog.trigger}
                onClick={() => setConfirming(true)}
              >
                Hire
              </button>
            )}
            {status === 'SUBMITTED' &&
              !freelancer.isFormerMember &&
              answerButton('Interview', `Ask ${freelancer.name} for an interview`, 'INTERVIEWING')}
            {answerButton('Decline', `Decline the proposal of ${freelancer.name}`, 'DECLINED')}
          </>
        ) : (
          // HiredFreelancer.tsx has this button for the accepted proposal.
          status !== 'ACCEPTED' &&
          !freelancer.isFormerMember &&
          answerButton('Reconsider', `Reconsider the proposal of ${freelancer.name}`, 'SUBMITTED')
        )}
        {status !== 'ACCEPTED' && <MessageButton person={freelancer} />}
        {!freelancer.isFormerMember && (
          <ToggleButton
            on={viewerHasShortlisted}
            onToggle={(on, options) => shortlist({ input: { proposalId: id, shortlisted: on } }, options)}
            words={{ off: 'Shortlist', on: 'Shortlisted' }}
            name={`${viewerHasShortlisted ? 'Shortlisted' : 'Shortlist'}: ${freelancer.name}`}
            Icon={Star}
            variant="text"
            className="btn btn-outline"
          />
        )}
      </div>
      <HireDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        name={freelancer.name}
        bid={bid}
        hiring={answering}
        onHire={() => answerWith('ACCEPTED')}
      />
    </li>
  );
}
