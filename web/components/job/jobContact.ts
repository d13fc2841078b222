import type { ChosenFile } from '../../ui/form/rules.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

interface Contact {
  email: string;
  phone: string;
}

const key = 'apply-contact';
const none: Contact = { email: '', phone: '' };

/** What is stored under a name, which may be something else than what we wrote; nothing where it cannot be read. */
function stored(name: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(readStored(name) ?? 'null') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What the viewer gave with the last application of this tab, or else in the settings: nobody types it again. */
export function contactOf(settings: Contact = none): Contact {
  const contact = { email: settings.email, phone: settings.phone };
  const given = stored(key);
  for (const name of ['email', 'phone'] as const) {
    const said = given[name];
    if (typeof said === 'string') contact[name] = said;
  }
  return contact;
}

export const keepContact = ({ email, phone }: Contact): void =>
  writeStored(key, JSON.stringify({ email, phone }));

const resumeKey = 'apply-resume';

/** What is remembered of the file that was chosen last in this tab: never the file itself. */
export function lastResume(): ChosenFile | null {
  const { name, size, type } = stored(resumeKey);
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string'
    ? { name, size, type }
    : null;
}

export const keepResume = ({ name, size, type }: ChosenFile): void =>
  writeStored(resumeKey, JSON.stringify({ name, size, type }));
