import { readStored, storeInPage, writeStored } from '../../ui/storage.ts';

interface Contact {
  email: string;
  phone: string;
}

const key = 'apply-contact';
const none: Contact = { email: '', phone: '' };

/** What the viewer gave with the last application of this tab: nobody should have to type it again. */
export function lastContact(): Contact {
  try {
    return { ...none, ...(JSON.parse(readStored(key) ?? '{}') as Partial<Contact>) };
  } catch {
    return none;
  }
}

export const keepContact = ({ email, phone }: Contact): void =>
  writeStored(key, JSON.stringify({ email, phone }));

const resumeKey = 'apply-resume';

/** Name of the file that was chosen last; a reload lets go of the file, and so of its name. */
export const lastResume = (): string => readStored(resumeKey) ?? '';
export const keepResume = (fileName: string): void => storeInPage(resumeKey, fileName);
