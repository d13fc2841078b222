import { useLocation, useNavigate } from 'react-router-dom';
import { submitProposal } from '../../actions/proposal.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { ProposalFields, type Biddable } from './ProposalFields.tsx';
import { inputOf, proposalForm } from './proposalForm.ts';
import { toProposals } from './useProposalsHeading.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

export function ProposalDialog({ project, ...dialog }: DialogState & { project: Biddable }) {
  const [send] = useAction(submitProposal);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const proposalsPath = paths.projectProposals(project.id);
  return (
    <FormDialog
      {...dialog}
      form={proposalForm}
      draft={`proposal:${project.id}`}
      title="Submit a Proposal"
      intro={
        <>
          <span dir="auto">{project.title}</span>
          {project.budget && (
            <>
              {' '}
              · <span className="num">{project.budget}</span>
            </>
          )}
        </>
      }
      submit="Send proposal"
      onSubmit={(proposal, submission) =>
        send({ input: { projectId: project.id, ...inputOf(proposal) } }, submission)
      }
      onDone={() => {
        // On the proposals tab already, no history entry is added. The state moves the focus to the tab's heading.
        const replace = pathname + search === proposalsPath;
        void navigate(proposalsPath, { state: toProposals, replace, preventScrollReset: true });
      }}
    >
      <ProposalFields project={project} />
    </FormDialog>
  );
}
