import type { FragmentType } from '@apollo/client';
import { Flag, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { ProjectSaveButton } from '../../components/project/ProjectSaveButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { copyLink } from '../../ui/copyLink.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const ReportDialog = onDemand(() => import('./ReportDialog.tsx'), 'ReportDialog');

const fragment = graphql(/* GraphQL */ `
  fragment ProjectActions_project on Project {
    id
    ...ProjectSaveButton_project
  }
`);

/** Share, Save and Report. */
export function ProjectActions({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const [reporting, setReporting] = useState(false);
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
      <ProjectSaveButton project={data} variant="text" />
      <button
        type="button"
        className="btn btn-outline"
        aria-haspopup="dialog"
        onPointerEnter={ReportDialog.preload}
        onFocus={ReportDialog.preload}
        onClick={() => setReporting(true)}
      >
        <Flag aria-hidden strokeWidth={1.75} />
        Report
      </button>
      <ReportDialog projectId={data.id} open={reporting} onClose={() => setReporting(false)} />
    </div>
  );
}
