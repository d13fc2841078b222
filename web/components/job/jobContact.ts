import type { ChosenFile } from '../../ui/form/rules.ts';
import { readStored, storeInPage, writeStored } from '../../ui/storage.ts';

interface Contact {
  email: string;
  phone: string;
}

const key = 'apply-contact';
const none: Contact = { email: '', phone: '' };

/** What the viewer gave with the last application of this tab, or else in the settings: nobody types it again. */
export function contactOf(settings: Contact = none): Contact {
  const { email, phone } = settings;
  try {
    return { email, phone, ...(JSON.parse(readStored(key) ?? '{}') as Partial<Contact>) };
  } catch {
    return { email, phone };
  }
}

export const keepContact = ({ email, phone }: Contact): void =>
  writeStored(key, JSON.stringify({ email, phone }));

const resumeKey = 'apply-resume';

/** The file that was chosen last; a reload lets go of it. */
export const lastResume = (): ChosenFile | null =>
  JSON.parse(readStored(resumeKey) ?? 'null') as ChosenFile | null;
export const keepResume = ({ name, size, type }: ChosenFile): void =>
  storeInPage(resumeKey, JSON.stringify({ name, size, type }));
