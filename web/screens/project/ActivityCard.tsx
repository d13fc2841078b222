import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useInMode } from '../../routing/pageContext.tsx';
import { graphql } from '../../generated/gql.ts';
import { CardSection } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ActivityCard_project on Project {
    id
    activity {
      proposals
      interviewing
      invitesSent
      lastViewed
      lastViewedAt
    }
  }
`);

export function ActivityCard({ project }: { project: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, project);
  const { proposals, interviewing, invitesSent, lastViewed, lastViewedAt } = data.activity;
  // The server of live mode does not store when a client views a project.
  const isViewKnown = useInMode()(true, lastViewedAt !== null);
  const figures = [
    ['Proposals', proposals],
    ['Interviewing', interviewing],
    ['Invites sent', invitesSent],
  ] as const;
  return (
    <CardSection id="activity" title="Activity">
      <dl className="num mt-3 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="num-lg mt-0.5 text-xl">{figure}</dd>
          </div>
        ))}
        {isViewKnown && (
          <div>
            <dt className="text-sm text-muted">Last viewed by the client</dt>
            <dd className="mt-2 font-semibold">
              {lastViewedAt ? <time dateTime={lastViewedAt}>{lastViewed}</time> : 'Not yet'}
            </dd>
          </div>
        )}
      </dl>
    </CardSection>
  );
}
