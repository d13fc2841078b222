import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { readThing, type ThingSource, type Thing } from './thing.ts';

// The query GigScreen and its fragments select these fields. Without one of them the page has no structured data.
const gigFragment = graphql(/* GraphQL */ `
  fragment SharedGig on Gig {
    id
    title
    description
    image
    creator {
      id
      name
      person {
        id
      }
    }
    reviewSummary {
      average
      count
    }
  }
`);

// The query ProjectScreen and its fragments select these fields. Without one of them the page has no structured data.
const projectFragment = graphql(/* GraphQL */ `
  fragment SharedProject on Project {
    id
    title
    description
  }
`);

/** A gig: a service of a seller. */
export function service({ cache, id, at }: ThingSource): Thing | null {
  const gig = readThing(cache, gigFragment, `Gig:${id}`);
  if (!gig) return null;
  const { average, count } = gig.reviewSummary;
  return {
    '@type': 'Service',
    name: gig.title,
    description: gig.description,
    image: at(gig.image),
    url: at(paths.gig(id)),
    provider: {
      '@type': 'Person',
      name: gig.creator.name,
      url: at(paths.profile(gig.creator.person.id)),
    },
    ...(count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    }),
  };
}

/** A project is not an employment, and schema.org has no other type for it: it is a web page. */
export function projectPage({ cache, id, at }: ThingSource): Thing | null {
  const project = readThing(cache, projectFragment, `Project:${id}`);
  if (!project) return null;
  return {
    '@type': 'WebPage',
    name: project.title,
    description: project.description,
    url: at(paths.project(id)),
  };
}
