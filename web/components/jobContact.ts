interface Contact {
  email: string;
  phone: string;
  resumeFileName: string;
}

const key = 'apply-contact';
const none: Contact = { email: '', phone: '', resumeFileName: '' };

/** What the viewer gave with the last application of this tab: nobody should have to type it again. */
export function lastContact(): Contact {
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Contact>) };
  } catch {
    return none;
  }
}

export function keepContact(contact: Contact): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(contact));
  } catch {
    // Storage is blocked: the next application starts empty.
  }
}
