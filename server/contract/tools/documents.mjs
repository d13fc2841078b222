/**
 * Modules with Relay's documents. Relay wants the name of the module at the beginning of each name. Each has a paged
 * list and a fragment, and objects that occur at several places with different types around them.
 */
export const relayModules = {
  feed: [
    `query feedQuery { ...feed_list topJob { id title company { id name } } }`,
    `fragment feed_list on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 3 }, cursor: { type: "String" })
      @refetchable(queryName: "feedListQuery") {
      feed(first: $count, after: $cursor) @connection(key: "feed_feed") {
        totalCount
        edges { node { id ...feed_post } }
      }
    }`,
    `fragment feed_post on Post {
      postedAt
      tags
      author { name person { id name employer { id name } } company { id name followers } }
      replies(first: 3) { edges { node { id text author { id name } } } }
    }`,
  ],
  market: [
    `query marketQuery {
      ...market_list
      products(first: 20) { edges { node { id title ...market_listing } } }
      search(query: "design", first: 30) {
        edges {
          node {
            __typename
            ... on Node { id }
            ... on Listing { title seller { id name } }
            ... on Job { title company { id name } }
            ... on Company { name }
          }
        }
      }
    }`,
    `fragment market_list on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 4 }, cursor: { type: "String" })
      @refetchable(queryName: "marketListQuery") {
      gigs(first: $count, after: $cursor, sort: LOWEST_PRICE) @connection(key: "market_gigs") {
        edges { node { id creator { name } reviewSummary { average count } ...market_listing } }
      }
    }`,
    `fragment market_listing on Listing { id title priceText productType seller { id name title } viewerHasWishlisted }`,
  ],
  people: [
    `query peopleQuery {
      ...people_list
      viewer {
        id
        name
        person { ...people_person }
        company { id name company { id name } }
        profile { id name person { id name } jobPostings { id title } gigs { id title } projects { id title } }
      }
      connections(first: 10) { edges { node { id name person { ...people_person } } } }
      invitations(first: 10) { edges { node { id name person { ...people_person } } } }
      contacts { id name person { ...people_person } }
      notifications(first: 30) {
        edges {
          node {
            __typename
            id
            text
            actor { ...people_person }
            ... on JobNotification { job { id title } }
            ... on PostNotification { post { id content } }
            ... on MarketplaceNotification { listing { id title } project { id title } }
          }
        }
      }
      companies(first: 10) {
        edges { node { id name jobs { id title job { id title } } employees { id name person { ...people_person } } } }
      }
    }`,
    `fragment people_list on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" })
      @refetchable(queryName: "peopleListQuery") {
      people(first: $count, after: $cursor) @connection(key: "people_people") { edges { node { id ...people_person } } }
    }`,
    `fragment people_person on Person { id name title connectionState employer { id name } }`,
  ],
};

/** The lists that Relay's and urql's caches read page by page, by the module of the list. */
export const pagedLists = { feed: 'feed', market: 'gigs', people: 'people' };

/** A list whose pages a cache joins. */
export const feedPages = `query Feed($first: Int!, $after: String) {
  feed(first: $first, after: $after) {
    totalCount
    edges { cursor node { id postedAt tags author { name person { id name } company { id name } } } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

export const offers = `query Offers {
  gigs(first: 10) { nodes { id title priceText category packages { basic { price } } seller { id name } } }
  products(first: 10) { nodes { __typename id title priceText seller { id name } ... on Course { difficultyLevel } } }
}`;

export const account = `query Account {
  viewer { id name stats { profileViewCount } person { id name employer { id name } } profile { id skills } }
  notifications(first: 20) { nodes { __typename id text createdAt ... on JobNotification { job { id title type } } } }
}`;

/** A module that gql.tada types from the schema: it fails if a type is wrong, or `any`. */
export const typedModule = `import { initGraphQLTada, type ResultOf, type VariablesOf } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

const graphql = initGraphQLTada<{ introspection: introspection; scalars: { DateTime: string } }>();
const feed = graphql(\`${feedPages}\`);
const offers = graphql(\`${offers}\`);

declare const page: ResultOf<typeof feed>['feed'];
declare const products: ResultOf<typeof offers>['products']['nodes'];
export const variables: VariablesOf<typeof feed> = { first: 3, after: null };
export const total: number = page.totalCount;
export const time: string = page.edges[0]!.node.postedAt;
export const kind: 'Product' | 'Course' = products[0]!.__typename;
// @ts-expect-error -- a person is not always the author
export const author: string = page.edges[0]!.node.author.person.name;
// @ts-expect-error -- a count is not a text
export const text: string = page.totalCount;
`;
