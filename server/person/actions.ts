import { addedExperience, changedProfile } from '../../schema/rules/person/input.ts';
import { marking, type ActionsOf } from '../live/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { PersonRecord } from './records.ts';

export const personActions: ActionsOf<
  'addEducation' | 'addExperience' | 'setPersonFollowed' | 'updateProfile'
> = {
  setPersonFollowed: marking({
    mark: 'followedPeople',
    field: 'personId',
    tables: ['people'],
    isOn: ({ followed }) => followed,
    payload: (person: PersonRecord) => ({ person }),
  }),
  updateProfile: {
    decide: (input, { store, viewerId }) => [
      { put: 'people', record: { ...getOrThrow(store.people, viewerId), ...changedProfile(input) } },
    ],
    payload: (_input, { store, viewerId }) => ({ profile: getOrThrow(store.people, viewerId) }),
  },
  addExperience: {
    decide: (input, { store, viewerId, newId }) => {
      const person = getOrThrow(store.people, viewerId);
      const added = { id: newId('experience'), ...addedExperience(input) };
      return [{ put: 'people', record: { ...person, experience: [added, ...person.experience] } }];
    },
    payload: (_input, { store, viewerId, newId }) => ({
      experience:
        getOrThrow(store.people, viewerId).experience.find(({ id }) => id === newId('experience')) ?? null,
    }),
  },
  addEducation: {
    decide: (input, { store, viewerId, newId }) => {
      const person = getOrThrow(store.people, viewerId);
      const added = { id: newId('education'), ...input };
      return [{ put: 'people', record: { ...person, education: [added, ...person.education] } }];
    },
    payload: (_input, { store, viewerId, newId }) => ({
      education:
        getOrThrow(store.people, viewerId).education.find(({ id }) => id === newId('education')) ?? null,
    }),
  },
};
