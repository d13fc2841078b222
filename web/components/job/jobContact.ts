import type { ChosenFile } from '../../ui/form/rules.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

interface Contact {
  email: string;
  phone: string;
}

const key = 'apply-contact';
const none: Contact = { email: '', phone: '' };

/**
 * Reads a stored object. Returns an empty one when it is missing or cannot be parsed; its fields may have any type.
 */
function stored(name: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(readStored(name) ?? 'null') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Prefills a form with the contact of the last application in this tab, or else of the settings. */
export function contactOf(settings: Contact = none): Contact {
  const contact = { email: settings.email, phone: settings.phone };
  const storedContact = stored(key);
  for (const name of ['email', 'phone'] as const) {
    const value = storedContact[name];
    if (typeof value === 'string') contact[name] = value;
  }
  return contact;
}

export const keepContact = ({ email, phone }: Contact): void =>
  writeStored(key, JSON.stringify({ email, phone }));

const resumeKey = 'apply-resume';

/** Name, size and type of the last chosen résumé in this tab; the file itself is not stored. */
export function lastResume(): ChosenFile | null {
  const { name, size, type } = stored(resumeKey);
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string'
    ? { name, size, type }
    : null;
}

export const keepResume = ({ name, size, type }: ChosenFile): void =>
  writeStored(resumeKey, JSON.stringify({ name, size, type }));
