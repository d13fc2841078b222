import { addresses } from '../../schema/rules/addresses.ts';
import type { InviteByEmailInput } from '../../schema/generated/types.ts';
import type { Email } from '../data/action.ts';
import { refuse, type Now, type Refusal } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';

/** A text in one line, without invisible characters. */
const inLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').trim();

const addressOf = ({ email }: Pick<InviteByEmailInput, 'email'>) => email.toLowerCase();

const invitationsOf = ({ store }: Now) =>
  Array.from(store.data.requests.values()).filter(({ kind }) => kind === 'EMAIL_INVITATION');

const isInvited = (input: InviteByEmailInput, now: Now): boolean =>
  invitationsOf(now).some((earlier) => addressOf(earlier.input as InviteByEmailInput) === addressOf(input));

/** Maximum number of invitations of an account in a day. */
const mostInvitations = 20;
const dayMs = 86_400_000;

export function refuseInvitation(now: Now): Refusal | undefined {
  const waits = invitationsOf(now)
    .map(({ sentAt }) => Math.ceil((Date.parse(sentAt) + dayMs - Date.parse(now.at)) / 1_000))
    .filter((seconds) => seconds > 0);
  if (waits.length < mostInvitations) return undefined;
  const sentence = `You have invited ${mostInvitations} people in 24 hours. Try again later.`;
  return { ...refuse('RATE_LIMITED', null, sentence), retryAfter: Math.min(...waits) };
}

/** The e-mail of an invitation, once per account and address. It does not reveal whether the address has an account. */
export function invitationEmails(input: InviteByEmailInput, now: Now, origin: string): readonly Email[] {
  if (isInvited(input, now)) return [];
  const name = inLine(getOrThrow(now.store.people, now.viewerId).name);
  const note = inLine(input.note ?? '');
  const body = [
    `${name} would like to connect with you on Workgrove.`,
    `Create an account: ${origin}${addresses.signUp()}`,
    `If you have an account, open this profile and choose Connect: ${origin}${addresses.profile(now.viewerId)}`,
    ...(note ? [`${name} writes: ${note}`] : []),
  ];
  return [{ to: addressOf(input), subject: `${name} invites you to Workgrove`, body: body.join('\n') }];
}
