import { UserCheck } from 'lucide-react';
import { setProjectOpen } from '../../actions/postProject.ts';
import { answerProposal } from '../../actions/proposal.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { MessageButton } from '../../components/person/MessageButton.tsx';
import { bidText } from '../../components/project/proposalLabels.ts';
import { graphql } from '../../generated/gql.ts';
import type { ProposalStatus } from '../../generated/graphql.ts';
import type { UndoOptions } from '../../ui/notify.ts';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { hiredHeading } from './wording.ts';

const fragment = graphql(/* GraphQL */ `
  fragment HiredFreelancer_project on Project {
    id
    isOpen
    paymentType
    hiredProposal {
      id
      bid
      freelancer {
        id
        name
        isFormerMember
        ...MessageButton_person
      }
    }
  }
`);

/** The hired freelancer, above the list of proposals. The client can write, end the hire and close the project. */
export function HiredFreelancer({ project }: { project: FragmentType<typeof fragment> }) {
  const { id, isOpen, paymentType, hiredProposal: hired } = useFragmentData(fragment, project);
  const [answer, answering] = useAction(answerProposal);
  const [setOpen, changing] = useAction(setProjectOpen);
  if (!hired) return null;
  const { name, isFormerMember } = hired.freelancer;
  const answerWith = (status: ProposalStatus, options?: UndoOptions) =>
    answer({ input: { proposalId: hired.id, status } }, options);
  // A former member cannot be hired again, so ending that hire declines the proposal without Undo.
  const word = isFormerMember ? 'Decline' : 'Reconsider';
  const endHire = () =>
    isFormerMember
      ? answerWith('DECLINED')
      : answerWith('SUBMITTED', { undo: (undoing) => void answerWith('ACCEPTED', undoing) });
  return (
    <section aria-labelledby={hiredHeading} className="mt-3 rounded-md bg-fill px-4 py-3.5">
      <h3
        id={hiredHeading}
        tabIndex={-1}
        dir="auto"
        className="flex items-start gap-2 rounded-sm font-semibold break-words outline-none"
      >
        <UserCheck aria-hidden className="mt-0.5 size-4.5 flex-none text-positive-ink" strokeWidth={2} />
        <span className="min-w-0">Hired: {name}</span>
      </h3>
      <p className="num mt-1 text-sm text-muted">
        Bid {bidText(hired.bid, paymentType)}.{' '}
        {isOpen ? 'The project is still open.' : 'The project is closed.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <MessageButton person={hired.freelancer} />
        <button
          type="button"
          className="btn btn-outline"
          aria-label={`${word} the proposal of ${name}`}
          aria-disabled={answering}
          onClick={() => void endHire()}
        >
          {word}
        </button>
        {isOpen && (
          <OpenButton
            isOpen
            labels={['Close project', 'Reopen project']}
            running={changing}
            onChange={(open, options) => setOpen({ input: { projectId: id, open } }, options)}
            className="btn btn-outline"
          />
        )}
      </div>
    </section>
  );
}
