import type { ChosenFile } from '../../ui/form/rules.ts';
import { readInPage, readStored, storeInPage, writeStored } from '../../ui/storage.ts';

interface Contact {
  email: string;
  phone: string;
}

const key = 'apply-contact';
const none: Contact = { email: '', phone: '' };

/** What the viewer gave with the last application of this tab, or else in the settings: nobody types it again. */
export function contactOf(settings: Contact = none): Contact {
  const contact = { email: settings.email, phone: settings.phone };
  try {
    const given = JSON.parse(readStored(key) ?? 'null') as Partial<Record<keyof Contact, unknown>> | null;
    for (const name of ['email', 'phone'] as const) {
      const said = given?.[name];
      if (typeof said === 'string') contact[name] = said;
    }
  } catch {
    // It holds something else.
  }
  return contact;
}

export const keepContact = ({ email, phone }: Contact): void =>
  writeStored(key, JSON.stringify({ email, phone }));

const resumeKey = 'apply-resume';

/** The file that was chosen last; a reload lets go of it. */
export const lastResume = (): ChosenFile | null =>
  JSON.parse(readInPage(resumeKey) ?? 'null') as ChosenFile | null;
export const keepResume = ({ name, size, type }: ChosenFile): void =>
  storeInPage(resumeKey, JSON.stringify({ name, size, type }));
