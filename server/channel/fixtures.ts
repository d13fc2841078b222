import type { Clock } from '../time.ts';
import type { ChannelRecord, ContactRecord } from './records.ts';

export const contacts = ({ minutesAgo, hoursAgo, daysAgo }: Clock): readonly ContactRecord[] => [
  {
    id: 'contact-sofia-lindqvist',
    personId: 'person-sofia-lindqvist',
    status: 'ONLINE',
    lastMessage: 'Can you look at the second question before noon?',
    sentAt: minutesAgo(10),
    unread: 2,
  },
  {
    id: 'contact-idris-vale',
    personId: 'person-idris-vale',
    status: 'ONLINE',
    lastMessage: 'Merged. Minus 212 lines.',
    sentAt: hoursAgo(1),
    unread: null,
  },
  {
    id: 'contact-priya-raman',
    personId: 'person-priya-raman',
    status: 'OFFLINE',
    lastMessage: 'The new build is on the test track.',
    sentAt: hoursAgo(22),
    unread: null,
  },
  {
    id: 'contact-jonah-whitlock',
    personId: 'person-jonah-whitlock',
    status: 'OFFLINE',
    lastMessage: 'Would you host the critique in December?',
    sentAt: daysAgo(2),
    unread: 1,
  },
];

export const channels: readonly ChannelRecord[] = [
  {
    id: 'channel-design-critique',
    name: 'design-critique',
    type: 'GROUP',
    members: 128,
    description: 'Show unfinished work and ask one question about it.',
  },
  {
    id: 'channel-freelance-lounge',
    name: 'freelance-lounge',
    type: 'GROUP',
    members: 342,
    description: 'Rates, contracts and company for people who work alone.',
  },
  {
    id: 'channel-frontend-guild',
    name: 'frontend-guild',
    type: 'GROUP',
    members: 211,
    description: 'What browsers can do now, and what we no longer need.',
  },
  {
    id: 'channel-course-makers',
    name: 'course-makers',
    type: 'GROUP',
    members: 96,
    description: 'Planning, recording and selling courses.',
  },
];
