import type { ChosenFile } from '../../ui/form/rules.ts';
import { readStoredFields, writeStored } from '../../session/storage.ts';

interface Contact {
  email: string;
  phone: string;
}
interface Profile extends Contact {
  /** '' without a résumé. */
  resumeFileName: string;
}

const key = 'apply-contact';
const none: Profile = { email: '', phone: '', resumeFileName: '' };

/** Prefills a form with the contact of the last application in this tab, or else of the settings. */
export function contactOf(settings: Contact = none): Contact {
  const { email, phone } = readStoredFields(key);
  return {
    email: typeof email === 'string' ? email : settings.email,
    phone: typeof phone === 'string' ? phone : settings.phone,
  };
}

export const keepContact = ({ email, phone }: Contact): void =>
  writeStored(key, JSON.stringify({ email, phone }));

const resumeKey = 'apply-resume';

/** A résumé of which only the name is known. */
export const namedResume = ({ resumeFileName: name }: Pick<Profile, 'resumeFileName'>): ChosenFile | null =>
  name ? { name, size: 0, type: '' } : null;

/** Data of the last chosen résumé in this tab, or else of the settings; the file itself is not stored. */
export function resumeOf(settings: Profile = none): ChosenFile | null {
  const { name, size, type } = readStoredFields(resumeKey);
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string'
    ? { name, size, type }
    : namedResume(settings);
}

/** The contact and résumé that Easy Apply sends without a form; undefined while one of them is missing. */
export function readyContact(settings: Profile): Profile | undefined {
  const { email, phone } = contactOf(settings);
  const resume = resumeOf(settings);
  const hasApplied = typeof readStoredFields(key)['email'] === 'string';
  // A résumé that was chosen in a form but never sent is not enough.
  return email && phone && resume && (hasApplied || settings.resumeFileName)
    ? { email, phone, resumeFileName: resume.name }
    : undefined;
}

export const keepResume = ({ name, size, type }: ChosenFile): void =>
  writeStored(resumeKey, JSON.stringify({ name, size, type }));
