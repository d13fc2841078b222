import type { PersonRecord } from '../person/records.ts';

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
