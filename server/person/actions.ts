import { present } from '../shared/present.ts';
import { marking, refuseMore, type ActionName, type ActionsOf } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';

/** The actions on people; `live/actions.ts` collects them. In `payload`, `newId` returns the same id as in `decide`. */
export const personActions = {
  setPersonFollowed: marking({ right: 'member', mark: 'followedPeople', field: 'personId', table: 'people' }),
  updateProfile: {
    right: 'member',
    // Null and undefined change nothing; an empty website removes it.
    decide: ({ website, ...input }, { store, viewerId }) => {
      const person = { ...getOrThrow(store.people, viewerId), ...present(input) };
      return [{ put: 'people', record: website == null ? person : { ...person, website: website || null } }];
    },
    payload: (_input, { store, viewerId }) => ({ profile: getOrThrow(store.people, viewerId) }),
  },
  addExperience: {
    right: 'member',
    decide: (input, { store, viewerId, newId }) => {
      const person = getOrThrow(store.people, viewerId);
      const { role, company, duration, description } = input;
      const added = { id: newId('experience'), role, company, duration, description: description || null };
      const record = { ...person, experience: [added, ...person.experience] };
      return refuseMore('Profile.experience', person.experience.length) ?? [{ put: 'people', record }];
    },
    payload: (_input, { store, viewerId, newId }) => ({
      experience:
        getOrThrow(store.people, viewerId).experience.find(({ id }) => id === newId('experience')) ?? null,
    }),
  },
  addEducation: {
    right: 'member',
    decide: (input, { store, viewerId, newId }) => {
      const person = getOrThrow(store.people, viewerId);
      const added = { id: newId('education'), ...input };
      const record = { ...person, education: [added, ...person.education] };
      return refuseMore('Profile.education', person.education.length) ?? [{ put: 'people', record }];
    },
    payload: (_input, { store, viewerId, newId }) => ({
      education:
        getOrThrow(store.people, viewerId).education.find(({ id }) => id === newId('education')) ?? null,
    }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
