import { applicationStages } from '../../schema/rules/job/choices.ts';
import { graphql } from '../generated/gql.ts';
import { isLive } from '../session/mode.ts';
import { defineAction } from './defineAction.ts';

/** Text of simulated mode for an action that another person would see in live mode. */
export const nobodyIsNotified = 'This is simulated: nobody is notified.';

/** Moves an application to a stage. `job-manage/heldStages.ts` shows the notices of all stages except OFFER and DECLINED. */
export const setApplicationStatus = defineAction(
  graphql(/* GraphQL */ `
    mutation SetApplicationStatus($input: SetApplicationStatusInput!) {
      setApplicationStatus(input: $input) {
        application {
          id
          status
          applicant {
            id
            name
          }
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { applicationId, status } }) => ({
    __typename: 'JobApplication',
    id: applicationId,
    status,
  }),
  refusal: ({ input: { status } }) =>
    status === 'WITHDRAWN'
      ? {
          title: 'Only the applicant can withdraw',
          description: 'Choose another stage.',
          tone: 'destructive',
        }
      : undefined,
  notice: ({ application }, { input: { status } }) =>
    status === 'OFFER' || status === 'DECLINED'
      ? {
          title: `${application?.applicant.name}: ${applicationStages[status].label}`,
          description: isLive() ? 'The applicant sees it in their list of applications.' : nobodyIsNotified,
        }
      : undefined,
});
