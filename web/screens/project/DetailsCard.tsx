import { projectExperienceChoices } from '../../../schema/generated/project.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { Fact } from './Fact.tsx';
import { CardSection } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment DetailsCard_project on Project {
    id
    proposals
    projectDetails {
      experience
      projectLength
      workload
    }
  }
`);

/** Required experience, length, weekly hours and number of proposals. */
export function DetailsCard({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const { experience, projectLength, workload } = data.projectDetails;
  return (
    <CardSection id="details" title="Project Details">
      <dl className="num mt-3 grid gap-2 text-sm">
        <Fact term="Experience">{projectExperienceChoices[experience].label}</Fact>
        {projectLength && <Fact term="Project length">{projectLength}</Fact>}
        {workload && <Fact term="Hours per week">{workload}</Fact>}
        <Fact term="Proposals">{data.proposals}</Fact>
      </dl>
    </CardSection>
  );
}
