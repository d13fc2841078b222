import { inSentence } from './wording.ts';
import { Check, Send } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';
import { bidText } from '../../components/project/proposalLabels.ts';
import { OwnProjectCard } from './OwnProjectCard.tsx';
import { toProposals } from './useProposalsHeading.ts';

const ProposalDialog = onDemand(() => import('./ProposalDialog.tsx'), 'ProposalDialog');

const fragment = graphql(/* GraphQL */ `
  fragment SubmitCard_project on Project {
    id
    title
    budget
    budgetMin
    budgetMax
    hourlyRate
    paymentType
    isOpen
    viewerIsClient
    viewerProposals {
      id
      bid
      status
      submittedAgo
    }
    ...OwnProjectCard_project
  }
`);

/** Button to send a proposal, a link to the sent one, or the client's actions. ProposalDialog reads the budget fields. */
export function SubmitCard({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const { id, isOpen, paymentType, viewerIsClient } = data;
  const sent = data.viewerProposals.find(({ status }) => status !== 'WITHDRAWN' && status !== 'DECLINED');
  // For guests: the dialog opens again after the log-in that the action requires, if it is still possible.
  const [writing, setWriting] = useOpenAcrossLogIn(`propose:${id}`, isOpen && !viewerIsClient && !sent);
  return (
    <section aria-label="Your proposal" className="card p-card">
      {sent ? (
        <>
          <p className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 flex-none text-accent-ink" strokeWidth={2.25} />
            <span>
              You sent a proposal of{' '}
              <span className="num font-semibold">{bidText(sent.bid, paymentType)}</span>{' '}
              {inSentence(sent.submittedAgo)}.
            </span>
          </p>
          <PrefetchLink
            to={paths.projectProposals(id)}
            state={toProposals}
            preventScrollReset
            className="btn btn-lg btn-outline mt-3.5 w-full"
          >
            View Your Proposal
          </PrefetchLink>
        </>
      ) : viewerIsClient ? (
        <OwnProjectCard project={data} />
      ) : !isOpen ? (
        <p className="text-muted">This project is closed. The client takes no more proposals.</p>
      ) : (
        <>
          <p className="text-muted">Tell the client your approach, timeline and price.</p>
          <button
            type="button"
            className="btn btn-lg btn-primary mt-3.5 w-full"
            {...ProposalDialog.trigger}
            onClick={() => setWriting(true)}
          >
            <Send aria-hidden strokeWidth={1.75} />
            Submit a Proposal
          </button>
        </>
      )}
      <ProposalDialog project={data} open={writing} onClose={() => setWriting(false)} />
    </section>
  );
}
