import { graphql } from '../generated/gql.ts';
import { isLive } from '../session/mode.ts';
import { defineAction } from './defineAction.ts';

export const applyToJob = defineAction(
  graphql(/* GraphQL */ `
    mutation ApplyToJob($input: ApplyToJobInput!) {
      applyToJob(input: $input) {
        job {
          id
          company {
            id
            name
          }
        }
      }
    }
  `),
).with({
  notice: ({ job }, { input: { resumeFileName } }) => ({
    title: 'Application sent',
    description: isLive()
      ? `Sent to ${job?.company.name}. Of your résumé, only the name ${resumeFileName} was sent. Find it under Applied Jobs.`
      : `Sent to ${job?.company.name} with ${resumeFileName}. Find it under Applied Jobs.`,
  }),
});

export const withdrawApplication = defineAction(
  graphql(/* GraphQL */ `
    mutation WithdrawApplication($input: WithdrawApplicationInput!) {
      withdrawApplication(input: $input) {
        job {
          id
          company {
            id
            name
          }
        }
      }
    }
  `),
).with({
  notice: ({ job }) => ({
    title: 'Application withdrawn',
    description: `${job?.company.name} won't see it.`,
  }),
});
