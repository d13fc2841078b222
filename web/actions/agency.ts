import { action } from '../generated/actions.ts';
import { clockOf } from '../../schema/rules/clock.ts';
import { formatWeekday } from '../ui/dates.ts';
import { defineAction } from './defineAction.ts';

export const registerForEvent = defineAction(action('registerForEvent')).with({
  optimistic: ({ input: { eventId } }) => ({
    __typename: 'AgencyEvent',
    id: eventId,
    viewerHasRegistered: true,
  }),
  notice: { title: "You're registered", description: 'We saved you a place.' },
});

export const scheduleConsultation = defineAction(action('scheduleConsultation')).with({
  notice: (_payload, { input: { startsAt } }) => ({
    title: 'Consultation scheduled',
    description: `See you on ${formatWeekday(startsAt)} at ${clockOf(startsAt)} UTC.`,
  }),
});
