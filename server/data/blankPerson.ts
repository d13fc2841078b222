import type { PersonRecord } from '../person/records.ts';

/** A person with an empty profile: the start of guests, new accounts, former members and hidden profiles. */
export const blankPerson = (id: string, name: string): PersonRecord => ({
  id,
  name,
  title: '',
  avatarUrl: null,
  location: '',
  employerId: null,
  coverUrl: null,
  website: null,
  email: null,
  about: '',
  skills: [],
  experience: [],
  education: [],
  stats: { profileViews: 0, connections: 0, followers: 0 },
});
