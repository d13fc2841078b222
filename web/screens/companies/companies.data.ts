import { graphql } from '../../generated/gql.ts';
import { companySearch, variablesOf } from '../../searches/companySearch.ts';

export const query = graphql(/* GraphQL */ `
  query CompaniesScreen($filter: CompanyFilter, $sort: CompanySort, $first: Int, $page: Int) {
    companies(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
      nodes {
        id
        ...CompanyCard_company
      }
    }
    companyFilterOptions {
      size {
        value
        label
      }
      location {
        value
        label
      }
    }
  }
`);

export const variables = ({ url }: { url: URL }) => variablesOf(companySearch.read(url.searchParams));
