import type { Params } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { readId } from '../../routing/readId.ts';

export const query = graphql(/* GraphQL */ `
  query GigScreen($id: ID!) {
    gig(id: $id) {
      id
      title
      description
      tags
      faq {
        question
        answer
      }
      vettedFor
      ...ContactSeller_gig
      ...GigHeader_gig
      ...GigPicture_gig
      ...PackagesPanel_gig
      ...SellerLink_gig
      ...ComparePackages_gig
      ...GigReviews_gig
      ...Portfolio_gig
      ...SellerCard_gig
      ...GigCard_gig
    }
  }
`);

export const variables = ({ params }: { params: Params }) => ({ id: readId(params['id']) });
