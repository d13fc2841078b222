import type {
  AddEducationInput,
  AddExperienceInput,
  Experience,
  UpdateProfileInput,
} from '../../generated/types.ts';
import type { Bounds } from '../bounds.ts';
import { present } from '../present.ts';

export const profileBounds = {
  name: { min: 1, max: 100 },
  title: { min: 1, max: 120 },
  location: { max: 100 },
  website: { max: 200 },
  about: { max: 2_000 },
  skills: { max: 50, maxLength: 50 },
} satisfies Bounds<UpdateProfileInput>;

export const experienceBounds = {
  role: { min: 1, max: 100 },
  company: { min: 1, max: 100 },
  duration: { min: 1, max: 50 },
  description: { max: 1_000 },
} satisfies Bounds<AddExperienceInput>;

export const educationBounds = {
  degree: { min: 1, max: 100 },
  school: { min: 1, max: 100 },
  duration: { min: 1, max: 50 },
} satisfies Bounds<AddEducationInput>;

/** The fields of a profile that an update changes: null and undefined change nothing, an empty website removes it. */
export const changedProfile = ({ website, ...input }: UpdateProfileInput) => ({
  ...present(input),
  ...(website != null && { website: website || null }),
});

/** A work experience as it is added. */
export const addedExperience = (input: AddExperienceInput): Omit<Experience, 'id' | 'employer'> => ({
  role: input.role,
  company: input.company,
  duration: input.duration,
  description: input.description || null,
});
