import type { ConnectionState, Education, Experience, Profile } from '../../schema/generated/types.ts';

/** A job of a person; the company is found by its name, and the years are read from the period. */
export type ExperienceRecord = Omit<Experience, 'employer' | 'startYear' | 'endYear'>;

export type EducationRecord = Omit<Education, 'startYear' | 'endYear'>;

/** A person with the complete profile. Owned objects (projects, jobs, gigs, products, posts) have the person's id. */
export interface PersonRecord extends Pick<
  Profile,
  'id' | 'name' | 'title' | 'avatarUrl' | 'location' | 'coverUrl' | 'website' | 'email' | 'about' | 'skills'
> {
  /** The id of the person's current company; null when the company has no page. */
  employerId: string | null;
  experience: ExperienceRecord[];
  education: EducationRecord[];
  /** The number of posts is counted, not stored. */
  stats: { profileViews: number; connections: number; followers: number };
  /** Whether the settings hide the profile from everybody or from all but connections; absent if they do not. */
  isHidden?: boolean;
  /** Whether the settings let search engines list the profile; absent if they do. */
  isIndexed?: boolean;
  /** When its account was deleted; absent otherwise. */
  deletedAt?: string;
}

export const employerOf = ({ employerId }: Pick<PersonRecord, 'employerId'>): { id: string } | null =>
  employerId === null ? null : { id: employerId };

/** A person as the sample describes it, with the relation to the sample's viewer. */
export interface PersonFixture extends PersonRecord {
  connectionState: ConnectionState;
  /** At most the number of the viewer's own connections. */
  mutualConnections: number;
}
