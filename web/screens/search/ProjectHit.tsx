import { paymentTypeChoices, projectExperienceChoices } from '../../../schema/generated/project.ts';
import { FolderKanban } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ProjectSaveButton } from '../../components/project/ProjectSaveButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { HitRow } from './HitRow.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ProjectHit_project on Project {
    id
    title
    budget
    paymentType
    proposals
    viewerIsClient
    client {
      id
      name
    }
    projectDetails {
      experience
    }
    ...ProjectSaveButton_project
  }
`);

export function ProjectHit({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const { id, title, client } = data;
  return (
    <HitRow
      to={paths.project(id)}
      lead={
        <span className="grid size-12 flex-none place-items-center rounded-md bg-fill text-muted">
          <FolderKanban aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
      }
      title={title}
      text={[client.name, projectExperienceChoices[data.projectDetails.experience].label]}
      facts={
        <>
          {data.budget && <span className="font-semibold text-ink">{data.budget}</span>}
          <span>{paymentTypeChoices[data.paymentType].label}</span>
          <span>{formatCount(data.proposals, 'proposal')}</span>
          {data.viewerIsClient && <span>Your project</span>}
        </>
      }
      action={<ProjectSaveButton project={data} variant="icon" />}
    />
  );
}
