import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { readThing, type ThingSource, type Thing } from './thing.ts';

// The query ProductScreen and its fragments select these fields. Without one of them the page has no structured data.
const fragment = graphql(/* GraphQL */ `
  fragment SharedItem on ShopItem {
    id
    title
    description
    fullDescription
    image
    price
    rating
    reviews
    seller {
      id
      name
    }
    ... on Course {
      duration
    }
  }
`);

/** '6h 30min' as an ISO 8601 duration. */
const isoDuration = (words: string) => {
  const [, hours, minutes] = /^(?:(\d+)h)? ?(?:(\d+)min)?$/.exec(words) ?? [];
  return hours || minutes ? `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}` : undefined;
};

/** A course has a provider and its workload; another product has a seller in its offer. */
export function shopItem({ cache, id, at }: ThingSource): Thing | null {
  const item = readThing(cache, fragment, `Product:${id}`) ?? readThing(cache, fragment, `Course:${id}`);
  if (!item) return null;
  const url = at(paths.product(id));
  const seller = { '@type': 'Person', name: item.seller.name, url: at(paths.profile(item.seller.id)) };
  const offers = {
    '@type': 'Offer',
    price: item.price.toFixed(2),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url,
  };
  const common = {
    name: item.title,
    description: item.fullDescription ?? item.description,
    image: at(item.image),
    url,
    ...(item.reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: item.rating, reviewCount: item.reviews },
    }),
  };
  if (item.__typename !== 'Course') return { '@type': 'Product', ...common, offers: { ...offers, seller } };
  const courseWorkload = isoDuration(item.duration);
  return {
    '@type': 'Course',
    ...common,
    provider: seller,
    offers: { ...offers, category: item.price === 0 ? 'Free' : 'Paid' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(courseWorkload && { courseWorkload }),
    },
  };
}
