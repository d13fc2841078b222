import type { Clock } from '../shared/time.ts';
import type { ConnectedRecord, InvitationRecord } from './records.ts';

/** The viewer's connections, unordered. */
export const connected = ({ daysAgo }: Clock): readonly Omit<ConnectedRecord, 'id'>[] => [
  { personId: 'person-jonah-whitlock', connectedAt: daysAgo(30) },
  { personId: 'person-oluwaseun-adebayo-fitzgerald', connectedAt: daysAgo(61) },
  { personId: 'person-ben-castellano', connectedAt: daysAgo(95) },
  { personId: 'person-dana-levin', connectedAt: daysAgo(140) },
  { personId: 'person-priya-raman', connectedAt: daysAgo(180) },
  { personId: 'person-noor-siddiqui', connectedAt: daysAgo(210) },
  { personId: 'person-amara-okafor', connectedAt: daysAgo(260) },
  { personId: 'person-hugo-marchetti', connectedAt: daysAgo(333) },
  { personId: 'person-ines-duarte', connectedAt: daysAgo(402) },
  { personId: 'person-wanjiru-kamau', connectedAt: daysAgo(512) },
  { personId: 'person-liam-oconnell', connectedAt: daysAgo(640) },
  { personId: 'person-greta-holm', connectedAt: daysAgo(777) },
  { personId: 'person-sofia-lindqvist', connectedAt: daysAgo(1_203) },
  { personId: 'person-idris-vale', connectedAt: daysAgo(1_500) },
  { personId: 'person-mei-lin-chow', connectedAt: daysAgo(38) },
];

/** The invitations that the viewer has received, unordered. */
export const invitations = ({
  minutesAgo,
  hoursAgo,
  daysAgo,
}: Clock): readonly Omit<InvitationRecord, 'answer'>[] => [
  { id: 'invitation-farid-nasser', personId: 'person-farid-nasser', note: null, sentAt: daysAgo(2) },
  {
    id: 'invitation-jiho-park',
    personId: 'person-jiho-park',
    note: 'We talked about emoji in frontend-guild. I would like to hear how you decide what to measure.',
    sentAt: minutesAgo(50),
  },
  {
    id: 'invitation-chidi-eze',
    personId: 'person-chidi-eze',
    note: "I keep the seats in the right order behind Priya's tickets. Your old kiosk notes are still the best document we have.",
    sentAt: hoursAgo(21),
  },
  {
    id: 'invitation-yusuf-al-masri',
    personId: 'person-yusuf-al-masri',
    note: 'Thank you for the critique of the patient letter. شكرا!',
    sentAt: daysAgo(3),
  },
  { id: 'invitation-katya-morozova', personId: 'person-katya-morozova', note: null, sentAt: daysAgo(11) },
];
