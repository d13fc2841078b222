import { Flag, Share2 } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ProjectSaveButton } from '../../components/project/ProjectSaveButton.tsx';
import { LazyReportDialog } from '../../components/report/LazyReportDialog.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { copyLink } from '../../ui/copyLink.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';

const reportProject = async () => (await import('../../actions/project.ts')).reportProject;

const fragment = graphql(/* GraphQL */ `
  fragment ProjectActions_project on Project {
    id
    viewerIsClient
    ...ProjectSaveButton_project
  }
`);

/** The action Share, and for others than the client Save and Report. */
export function ProjectActions({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const [report] = useAction(reportProject);
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="btn btn-outline"
        onClick={() => void copyLink(paths.project(data.id), 'Project link has been copied to clipboard.')}
      >
        <Share2 aria-hidden strokeWidth={1.75} />
        Share
      </button>
      {!data.viewerIsClient && (
        <>
          <ProjectSaveButton project={data} variant="text" />
          <DialogButton
            className="btn btn-outline"
            Dialog={LazyReportDialog}
            dialog={{
              thing: 'project',
              id: data.id,
              onReport: (reportInput, submission) =>
                report({ input: { projectId: data.id, ...reportInput } }, submission),
            }}
            acrossLogIn={`report:${data.id}`}
          >
            <Flag aria-hidden strokeWidth={1.75} />
            Report
          </DialogButton>
        </>
      )}
    </div>
  );
}
