import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { toProposals } from './useProposalsHeading.ts';

const ProjectEditDialog = onDemand(() => import('./ProjectEditDialog.tsx'), 'ProjectEditDialog');

const setProjectOpen = async () => (await import('../../actions/postProject.ts')).setProjectOpen;

const fragment = graphql(/* GraphQL */ `
  fragment OwnProjectCard_project on Project {
    id
    isOpen
    hiredProposal {
      id
      freelancer {
        id
        name
      }
    }
    ...ProjectForm_project
  }
`);

/** The client's actions in SubmitCard.tsx: view proposals, edit, close and reopen the project. */
export function OwnProjectCard({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const { id, isOpen, hiredProposal: hired } = data;
  const [setOpen, running] = useAction(setProjectOpen);
  return (
    <>
      <p className="text-muted">
        This is your project.
        {hired && (
          <>
            {' '}
            You hired{' '}
            <span dir="auto" className="font-semibold text-ink">
              {hired.freelancer.name}
            </span>
            .
          </>
        )}
        {isOpen
          ? !hired && ' Freelancers can submit proposals here.'
          : ' It is closed: freelancers cannot submit proposals.'}
      </p>
      <PrefetchLink
        to={paths.projectProposals(id)}
        state={toProposals}
        preventScrollReset
        className="btn btn-lg btn-primary mt-3.5 w-full"
      >
        View Proposals
      </PrefetchLink>
      <div className="mt-2.5 flex flex-wrap gap-2.5 *:grow">
        <DialogButton className="btn btn-outline" Dialog={ProjectEditDialog} dialog={{ project: data }}>
          Edit
        </DialogButton>
        <OpenButton
          isOpen={isOpen}
          labels={['Close project', 'Reopen project']}
          running={running}
          onChange={(open, options) => setOpen({ input: { projectId: id, open } }, options)}
          className="btn btn-outline"
        />
        <PrefetchLink to={paths.profileProjects} className="btn btn-outline">
          My Projects
        </PrefetchLink>
      </div>
    </>
  );
}
