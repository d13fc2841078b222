import type { AddExperienceInput, Experience, UpdateProfileInput } from '../../schema/generated/types.ts';
import { present } from '../shared/present.ts';

/** The fields of a profile that an update changes: null and undefined change nothing, an empty website removes it. */
export const changedProfile = ({ website, ...input }: UpdateProfileInput) => ({
  ...present(input),
  ...(website != null && { website: website || null }),
});

export const addedExperience = (input: AddExperienceInput): Omit<Experience, 'id' | 'employer'> => ({
  role: input.role,
  company: input.company,
  duration: input.duration,
  description: input.description || null,
});
