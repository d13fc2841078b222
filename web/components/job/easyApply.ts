import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/gql.ts';
import { hasDraft } from '../../ui/form/draftKey.ts';
import { readyContact } from './jobContact.ts';

/** The contact data of the settings. */
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

/** The contact that JobApply.tsx sends at once; undefined if the form must open, for missing data or an unsent draft. */
export async function easyContact(client: ApolloClient, jobId: string) {
  if (hasDraft(draftName(jobId))) return undefined;
  const { data } = await client.query({ query });
  return data && readyContact(data.settings.profile);
}
