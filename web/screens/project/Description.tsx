import { useNavigate } from 'react-router-dom';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { CardSection } from '../../ui/CardSection.tsx';
import { Chips } from '../../ui/Chips.tsx';

// The sanitiser is too large for the screen's first load, so it loads in parallel; the server's HTML has the sanitised text.
const RichText = deferred(() => import('../../ui/RichText.tsx'), 'RichText', { always: true });

const fragment = graphql(/* GraphQL */ `
  fragment Description_project on Project {
    id
    detailedDescription
    skills
  }
`);

export function Description({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const navigate = useNavigate();
  return (
    <div className="card divide">
      <CardSection id="description" title="Description" className="p-card" titleClass="sr-only">
        <HydrationBoundary fallback={<div className="shape h-50" aria-hidden />}>
          <RichText html={data.detailedDescription} onNavigate={navigate} />
        </HydrationBoundary>
      </CardSection>
      <CardSection id="skills" title="Skills" className="p-card">
        <Chips words={data.skills} className="mt-3" />
      </CardSection>
    </div>
  );
}
