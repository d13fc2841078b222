import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/gql.ts';
import { hasDraft } from '../../ui/form/draftKey.ts';
import { readyContact } from './jobContact.ts';

/** The contact data that Easy Apply sends. */
export const query = graphql(/* GraphQL */ `
  query ApplyContact {
    settings {
      id
      profile {
        email
        phone
        resumeFileName
      }
    }
  }
`);

export const draftName = (jobId: string): string => `apply:${jobId}`;

/** What Easy Apply sends at once; undefined if the form must open: data are missing or it has unsent text. */
export async function easyContact(client: ApolloClient, jobId: string) {
  if (hasDraft(draftName(jobId))) return undefined;
  const { data } = await client.query({ query });
  return data && readyContact(data.settings.profile);
}
