import { guestId } from './guest.ts';
import { hasBlocked, type Blocking } from './blocked.ts';
import type { ConnectionState, PrivacySettings } from '../../schema/generated/types.ts';
import type { Marked } from '../shared/marks.ts';
import { blankPerson } from './blankPerson.ts';
import type { ShopItemRecord } from '../product/records.ts';
import type { PersonRecord } from '../person/records.ts';

/** The part of an account's store that decides which profiles the account sees. */
interface Viewing extends Blocking {
  readonly people: ReadonlyMap<string, PersonRecord>;
  connectionStateOf: (personId: string) => ConnectionState;
  of: (account: string) => Marked & { readonly settings: { privacy: PrivacySettings } };
}

/** Whether a person shows the viewer the profile: to everybody, connections whom the person has not blocked, or nobody. */
export function showsProfile(id: string, store: Viewing): boolean {
  const state = store.connectionStateOf(id);
  if (state === 'SELF') return true;
  const { profileVisibility } = store.of(id).settings.privacy;
  if (profileVisibility === 'EVERYONE') return true;
  return profileVisibility === 'CONNECTIONS' && state === 'CONNECTED' && !hasBlocked(id, store);
}

/** What everybody sees of a person whose profile is hidden: the texts of a card. */
const card = ({ id, name, title, avatarUrl, location, employerId }: PersonRecord): PersonRecord => ({
  ...blankPerson(id, name),
  title,
  avatarUrl,
  location,
  employerId,
});

/** Whether the viewer sees what a person offers and posts on the profile. A former member has none. */
export const listsOffers = (id: string, store: Viewing): boolean =>
  store.people.get(id)?.deletedAt === undefined && showsProfile(id, store);

/** The id by which a profile lists offers and posts: the guest's, who has none, if the viewer may not see the person's. */
export const listedId = (id: string, store: Viewing): string => (listsOffers(id, store) ? id : guestId);

/** A person as the profile shows them: without a profile that is hidden from the viewer, only what a card shows. */
export const shownPerson = (person: PersonRecord, store: Viewing): PersonRecord =>
  showsProfile(person.id, store) ? person : card(person);

/** The settings that are stored with the person, because searches of all accounts and search engines read them. */
export const listingOf = (privacy: PrivacySettings): Pick<PersonRecord, 'isHidden' | 'isIndexed'> => ({
  isHidden: privacy.profileVisibility !== 'EVERYONE',
  isIndexed: privacy.profileVisibility === 'EVERYONE' && privacy.profileIndexing,
});

/** A person as searches find them: of a hidden profile by the texts of a card alone, in every account. */
export const searchedPerson = (person: PersonRecord): PersonRecord =>
  person.isHidden ? card(person) : person;

/** Why an item of the shop is hidden: UNLISTED in lists; WITHDRAWN for all but the owners of a copy and, unless deleted, its creator. */
export function reasonsToHide({ deletedAt, visibility = 'PUBLIC' }: ShopItemRecord): readonly string[] {
  if (deletedAt !== undefined || visibility === 'DRAFT') return ['UNLISTED', 'WITHDRAWN'];
  return visibility === 'PRIVATE' ? ['UNLISTED'] : [];
}
