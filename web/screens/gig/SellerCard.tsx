import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { ContactSeller } from './ContactSeller.tsx';
import { Section } from './Section.tsx';
import { formatMonth } from '../../ui/dates.ts';
import { formatInteger } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment SellerCard_gig on Gig {
    id
    viewerIsSeller
    creator {
      id
      person {
        id
        title
      }
      name
      avatar
      about
      country
      languages
      memberSince
      responseTime
      completedOrderCount
      rating
      reviews
    }
  }
`);

export function SellerCard({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const { creator } = data;
  const facts = [
    { name: 'From', value: creator.country },
    { name: 'Languages', value: creator.languages.join(', ') },
    { name: 'Member since', value: creator.memberSince && formatMonth(creator.memberSince) },
    { name: 'Response time', value: creator.responseTime },
    {
      name: 'Orders completed',
      value: creator.completedOrderCount > 0 ? formatInteger(creator.completedOrderCount) : '',
    },
  ].filter(({ value }) => value);
  return (
    <Section id="seller" title="About The Seller">
      <div className="card mt-3.5 p-card">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={creator.name} url={creator.avatar} className="size-14 text-lg" />
          <div className="min-w-0 grow">
            <p dir="auto" className="card-title break-words">
              {creator.name}
            </p>
            <p dir="auto" className="text-sm break-words text-muted">
              {creator.person.title}
            </p>
            {creator.reviews > 0 && (
              <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
                <Stars rating={creator.rating} reviews={creator.reviews} /> for all gigs of this seller
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            <PrefetchLink to={paths.profile(creator.person.id)} className="btn btn-outline">
              View Profile
            </PrefetchLink>
            {!data.viewerIsSeller && <ContactSeller className="btn btn-soft" />}
          </div>
        </div>
        {creator.about && (
          <p dir="auto" className="mt-4 max-w-read text-read break-words whitespace-pre-line text-muted">
            {creator.about}
          </p>
        )}
        {facts.length > 0 && (
          <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 text-sm md:grid-cols-3">
            {facts.map(({ name, value }) => (
              <div key={name} className="min-w-0">
                <dt className="text-subtle">{name}</dt>
                <dd className="num font-medium break-words">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
