import { Link2, Mail, Share2 } from 'lucide-react';
import { paths } from '../../paths.ts';
import { copyLink } from '../../ui/copyLink.ts';
import { Menu } from '../../ui/Menu.tsx';
import { notify } from '../../ui/notify.ts';

const mailTo = (title: string, path: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(new URL(path, location.origin).href)}`;

export function ShareMenu({ id, title }: { id: string; title: string }) {
  return (
    <Menu
      items={[
        {
          label: 'Copy link',
          icon: <Link2 aria-hidden />,
          onSelect: () => void copyLink(paths.gig(id), 'Gig link has been copied to clipboard.'),
        },
        {
          label: 'Send by email',
          icon: <Mail aria-hidden />,
          onSelect: () => location.assign(mailTo(title, paths.gig(id))),
        },
      ]}
      onOpen={() => notify({ title: 'Share options', description: 'Sharing options appeared' })} // SN-06 of statements.md.
      className="btn btn-icon btn-outline"
      aria-label={`Share ${title}`}
      data-tip="Share"
    >
      <Share2 aria-hidden strokeWidth={1.75} />
    </Menu>
  );
}
