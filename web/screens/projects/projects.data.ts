import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { ProjectsScreenQuery } from '../../generated/graphql.ts';

/** Loads all projects: the browser filters them. The options have the filters' names in the address as aliases. */
export const query = graphql(/* GraphQL */ `
  query ProjectsScreen($after: String, $afterSaved: String, $afterProposals: String) {
    projects(first: 100, after: $after) {
      nodes {
        id
        ...FilteredProject @unmask
        ...ProjectCard_project
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    savedProjects: projects(filter: { savedOnly: true }, first: 100, after: $afterSaved) {
      totalCount
      nodes {
        id
        ...ProjectCard_project
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    proposals(first: 100, after: $afterProposals) {
      totalCount
      nodes {
        id
        ...OwnProposal_proposal
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    projectFilterOptions {
      category: categories {
        value
        label
      }
      experience {
        value
        label
      }
      type: paymentTypes {
        value
        label
      }
      client: clientHistory {
        value
        label
      }
      location: locations {
        value
        label
      }
      budget: budgets {
        value
        label
      }
      duration: lengths {
        value
        label
      }
      posted: datePosted {
        value
        label
        count
      }
    }
  }
`);

/** Each must be complete, because the browser filters it or shows all of it. The server renders all their pages. */
export const lists = {
  projects: { query, cursor: 'after', listOf: ({ projects }) => projects },
  saved: { query, cursor: 'afterSaved', listOf: ({ savedProjects }) => savedProjects },
  proposals: { query, cursor: 'afterProposals', listOf: ({ proposals }) => proposals },
} satisfies Record<string, PagedListOf<ProjectsScreenQuery>>;

export const completeLists = () => Object.values(lists);
