import { Mail, Phone } from 'lucide-react';
import { IconFact } from '../../ui/IconFact.tsx';

const link = 'reach inline-block rounded-sm py-1 hover:underline';

/** An e-mail address as a link. The address is untrusted: its `?` and `&` must not add a copy or a text to the e-mail. */
export const EmailFact = ({ email }: { email: string }) => (
  <IconFact Icon={Mail}>
    <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
      {email}
    </a>
  </IconFact>
);

export const PhoneFact = ({ phone }: { phone: string }) => (
  <IconFact Icon={Phone}>
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
      {phone}
    </a>
  </IconFact>
);
