import { graphql } from '../../generated/gql.ts';
import { siteSearch, variablesOf } from '../../searches/siteSearch.ts';

/** `found` has the counts and the best hit; the other fields have the hits of each kind. `$blank`: no search words. */
export const query = graphql(/* GraphQL */ `
  query SearchScreen(
    $query: String!
    $blank: Boolean!
    $first: Int!
    $page: Int
    $people: Boolean!
    $jobs: Boolean!
    $gigs: Boolean!
    $projects: Boolean!
    $products: Boolean!
    $companies: Boolean!
    $posts: Boolean!
  ) {
    # The kind of the best hit stands first. Each kind is asked for by itself: fields of one name are of
    # several types.
    found: search(query: $query, first: 1) @skip(if: $blank) {
      correctedQuery
      nodes {
        __typename
      }
      counts {
        kind
        label
        count
      }
    }
    people: search(query: $query, kinds: [PERSON], first: $first, page: $page) @include(if: $people) {
      nodes {
        ... on Person {
          id
          ...PersonHit_person
        }
      }
    }
    jobs: search(query: $query, kinds: [JOB], first: $first, page: $page) @include(if: $jobs) {
      nodes {
        ... on Job {
          id
          ...JobHit_job
        }
      }
    }
    gigs: search(query: $query, kinds: [GIG], first: $first, page: $page) @include(if: $gigs) {
      nodes {
        ... on Gig {
          id
          ...GigHit_gig
        }
      }
    }
    projects: search(query: $query, kinds: [PROJECT], first: $first, page: $page) @include(if: $projects) {
      nodes {
        ... on Project {
          id
          ...ProjectHit_project
        }
      }
    }
    products: search(query: $query, kinds: [PRODUCT], first: $first, page: $page) @include(if: $products) {
      nodes {
        ... on ShopItem {
          id
          ...ProductHit_shopItem
        }
      }
    }
    companies: search(query: $query, kinds: [COMPANY], first: $first, page: $page) @include(if: $companies) {
      nodes {
        ... on Company {
          id
          ...CompanyHit_company
        }
      }
    }
    posts: search(query: $query, kinds: [POST], first: $first, page: $page) @include(if: $posts) {
      nodes {
        ... on Post {
          id
          ...PostCard_post
        }
      }
    }
    topics @include(if: $blank) {
      id
      tag
    }
  }
`);

export const variables = ({ url }: { url: URL }) => variablesOf(siteSearch.read(url.searchParams));
