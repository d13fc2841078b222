import { paymentTypeChoices } from '../../../schema/generated/project.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { CardSection } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SimilarProjects_project on Project {
    id
    similar(first: 3) {
      id
      title
      budget
      paymentType
      postedDate
      postedAgo
    }
  }
`);

/** Up to three projects that require the same skills. */
export function SimilarProjects({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  if (data.similar.length === 0) return null;
  return (
    <CardSection id="similar" title="Similar Projects" className="card px-card pt-card pb-2">
      <ul className="divide mt-1">
        {data.similar.map(({ id, title, budget, paymentType, postedDate, postedAgo }) => (
          <li key={id} className="link-area py-3">
            <PrefetchLink
              to={paths.project(id)}
              dir="auto"
              className="rounded-sm font-semibold break-words stretched-link hover:underline"
            >
              {title}
            </PrefetchLink>
            <p className="meta num mt-1 text-sm text-muted">
              {budget && <span className="num-lg text-ink">{budget}</span>}
              <span>{paymentTypeChoices[paymentType].label}</span>
              <time dateTime={postedDate}>{postedAgo}</time>
            </p>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
