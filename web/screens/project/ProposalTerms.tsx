import { projectLengthChoices } from '../../../schema/generated/project.ts';
import type { ProposalItem_ProposalFragment } from '../../generated/graphql.ts';
import { formatDollars } from '../../../schema/rules/numbers.ts';
import { inSentence } from './wording.ts';

type Terms = Pick<
  ProposalItem_ProposalFragment,
  'milestones' | 'length' | 'coverLetter' | 'submittedAgo' | 'submittedAt'
>;

/** Age, duration, milestones and letter of a proposal, sent or received. */
export const ProposalTerms = ({ proposal }: { proposal: Terms }) => (
  <>
    <p className="meta num mt-1 text-sm text-muted">
      <span>
        Sent <time dateTime={proposal.submittedAt}>{inSentence(proposal.submittedAgo)}</time>
      </span>
      <span>{projectLengthChoices[proposal.length].label}</span>
    </p>
    {proposal.milestones.length > 0 && (
      <ol className="divide mt-3 rounded-md border border-line px-3.5" aria-label="Milestones">
        {proposal.milestones.map(({ title, amount }, i) => (
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
      {proposal.coverLetter}
    </p>
  </>
);
