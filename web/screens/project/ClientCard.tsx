import { BadgeCheck } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { Fact } from './Fact.tsx';
import { formatShortMonth } from '../../ui/dates.ts';
import { formatCount, formatDollars } from '../../../schema/rules/numbers.ts';
import { CardSection } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ClientCard_project on Project {
    id
    client {
      id
      name
      isOrganisation
      avatar
      country
      rating
      reviews
      totalSpent
      projectsPosted
      memberSince
      lastActive
      lastActiveAt
      verificationBadges
    }
  }
`);

export function ClientCard({ project }: { project: FragmentType<typeof fragment> }) {
  const { client } = useFragmentData(fragment, project);
  return (
    <CardSection id="client" title="About the client">
      <div className="mt-3 flex items-center gap-3">
        {client.isOrganisation ? (
          <Logo name={client.name} url={client.avatar} className="size-12" />
        ) : (
          <Avatar name={client.name} url={client.avatar} className="size-12 text-base" />
        )}
        <div className="min-w-0">
          <p dir="auto" className="font-semibold break-words">
            {client.name}
          </p>
          <p dir="auto" className="text-sm break-words text-muted">
            {client.country}
          </p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {client.reviews > 0 ? (
          <>
            <Stars rating={client.rating} />
            <span className="num">{formatCount(client.reviews, 'review')}</span>
          </>
        ) : (
          'No reviews yet'
        )}
      </p>
      {client.verificationBadges.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-1.5" aria-label="Verified">
          {client.verificationBadges.map((badge) => (
            <li key={badge} className="badge badge-accent">
              <BadgeCheck aria-hidden strokeWidth={2} />
              {badge}
            </li>
          ))}
        </ul>
      )}
      <dl className="num mt-4 grid gap-2 border-t border-line pt-4 text-sm">
        <Fact term="Total spent">{formatDollars(client.totalSpent)}</Fact>
        <Fact term="Projects posted">{client.projectsPosted}</Fact>
        <Fact term="Member since">
          <time dateTime={client.memberSince}>{formatShortMonth(client.memberSince)}</time>
        </Fact>
        <Fact term="Last active">
          <time dateTime={client.lastActiveAt}>{client.lastActive}</time>
        </Fact>
      </dl>
    </CardSection>
  );
}
