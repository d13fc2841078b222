import { graphql } from '../../generated/gql.ts';

/**
 * All projects at once, with what their cards show and what the filters read: the search runs in the browser. The
 * options bear the names of their groups in the address.
 */
export const query = graphql(/* GraphQL */ `
  query ProjectsScreen {
    projects(first: 100) {
      nodes {
        id
        ...FilteredProject @unmask
        ...ProjectCard_project
      }
    }
    savedProjects: projects(filter: { savedOnly: true }, first: 100) {
      totalCount
      nodes {
        id
        ...ProjectCard_project
      }
    }
    proposals(first: 100) {
      totalCount
      nodes {
        id
        ...OwnProposal_proposal
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
