import { action } from '../generated/actions.ts';
import { defineAction } from './defineAction.ts';

export const updateProfile = defineAction(action('updateProfile')).with({
  notice: { title: 'Profile updated', description: 'Your changes are live.' },
});

export const addExperience = defineAction(action('addExperience')).with({
  notice: { title: 'Experience added', description: "It's now at the top of your experience." },
});

export const addEducation = defineAction(action('addEducation')).with({
  notice: { title: 'Education added', description: "It's now at the top of your education." },
});

/** Verification takes place outside this app, so the viewer is not verified yet. */
export const requestVerification = defineAction(action('requestVerification')).with({
  notice: {
    title: 'Verification requested',
    description: "We'll check your identity and let you know.",
  },
});
