import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDay } from '../../ui/dates.ts';
import { formatInteger } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProductFacts_item on ShopItem {
    id
    downloads
    createdAt
    updatedAt
    seller {
      id
      name
      title
      avatarUrl
    }
    ... on Course {
      enrollments
    }
  }
`);

/** Creator, dates, and numbers of downloads and enrollments. */
export function ProductFacts({ item }: { item: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, item);
  const { seller } = data;
  const facts = [
    ...(data.__typename === 'Course' ? [{ name: 'Enrolled', value: formatInteger(data.enrollments) }] : []),
    { name: 'Downloads', value: formatInteger(data.downloads) },
    { name: 'Published', value: formatDay(data.createdAt) },
    { name: 'Last updated', value: formatDay(data.updatedAt ?? data.createdAt) },
  ];
  return (
    <section aria-label="Creator" className="card p-card">
      <div className="flex items-center gap-3">
        <Avatar name={seller.name} url={seller.avatarUrl} />
        <div className="min-w-0">
          <p dir="auto" className="truncate font-semibold">
            {seller.name}
          </p>
          <p dir="auto" className="line-clamp-2 text-sm break-words text-muted">
            {seller.title}
          </p>
        </div>
      </div>
      <PrefetchLink to={paths.profile(seller.id)} className="btn btn-outline mt-3.5 w-full">
        View Profile
      </PrefetchLink>
      <dl className="mt-4 grid gap-1.5 border-t border-line pt-4 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-6">
            <dt className="text-muted">{name}</dt>
            <dd className="num font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
