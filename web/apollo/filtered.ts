import type { TypedDocumentNode } from '@apollo/client';
import { companyConditions } from '../../schema/rules/company/filter.ts';
import type { AnyConditions } from '../../schema/rules/conditions.ts';
import { gigConditions } from '../../schema/rules/gig/filter.ts';
import { createJobConditions } from '../../schema/rules/job/filter.ts';
import { networkConditions } from '../../schema/rules/network/filter.ts';
import { notificationConditions } from '../../schema/rules/notification/filter.ts';
import { graphql } from '../generated/gql.ts';
import { jobPay } from './jobPay.ts';

/** A filter's conditions with the fragment of the fields that they read. */
export interface Filtered<T> {
  fragment: TypedDocumentNode<T>;
  conditions: AnyConditions<T>;
}

/** Pairs a fragment with conditions. It does not compile when the fragment lacks a field that a condition reads. */
export const filtered = <T>(
  fragment: TypedDocumentNode<T>,
  conditions: AnyConditions<NoInfer<T>>,
): Filtered<T> => ({ fragment, conditions });

export const filteredCompany = filtered(
  graphql(/* GraphQL */ `
    fragment FilteredCompany on Company {
      id
      name
      industry
      location
      size
    }
  `),
  companyConditions,
);

export const filteredGig = filtered(
  graphql(/* GraphQL */ `
    fragment FilteredGig on Gig {
      id
      title
      description
      tags
      category
      startingPrice
      deliveryDays
    }
  `),
  gigConditions,
);

export const filteredJob = filtered(
  graphql(/* GraphQL */ `
    fragment FilteredJob on Job {
      id
      title
      skills
      company {
        id
        name
      }
      location
      experienceLevel
      workplace
      isEasyApply
      type
      salary
      postedAt
    }
  `),
  createJobConditions((salary) => jobPay()(salary)),
);

export const filteredConnection = filtered(
  graphql(/* GraphQL */ `
    fragment FilteredConnection on Connection {
      id
      name
      title
      person {
        id
        employer {
          id
        }
      }
    }
  `),
  networkConditions,
);

export const filteredInvitation = filtered(
  graphql(/* GraphQL */ `
    fragment FilteredInvitation on Invitation {
      id
      name
      title
      person {
        id
        employer {
          id
        }
      }
    }
  `),
  networkConditions,
);

export const filteredNotification = filtered(
  graphql(/* GraphQL */ `
    fragment FilteredNotification on Notification {
      id
      kind
    }
  `),
  notificationConditions,
);
