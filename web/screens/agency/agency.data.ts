import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query AgencyScreen {
    agencyPage {
      heroTitle
      heroText
      figures {
        value
        label
      }
      services {
        title
        description
        features
      }
      events {
        id
        ...AgencyEventRow_event
      }
      specializations {
        title
        description
      }
      faq {
        question
        answer
      }
    }
  }
`);
