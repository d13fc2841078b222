import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatCount, formatInteger } from '../../../schema/rules/numbers.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  name: string;
  description: string;
  members: number;
  memberPreview: readonly { id: string; name: string; title: string; avatarUrl: string | null }[];
}

export const ChannelDetailsDialog = ({ name, description, members, memberPreview, ...dialog }: Props) => (
  <Dialog {...dialog} title={`# ${name}`}>
    <p className="mt-2 text-muted">{description}</p>
    <h3 className="eyebrow mt-4">{formatCount(members, 'member')}</h3>
    <ul className="mt-2 grid grid-cols-1 gap-1">
      {memberPreview.map((person) => (
        <li key={person.id}>
          <PrefetchLink
            to={paths.profile(person.id)}
            className="flex min-h-11 items-center gap-3 rounded-md p-1 hover:bg-fill"
          >
            <Avatar name={person.name} url={person.avatarUrl} className="size-9 text-sm" />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{person.name}</span>
              <span className="block truncate text-sm text-muted">{person.title}</span>
            </span>
          </PrefetchLink>
        </li>
      ))}
    </ul>
    {members > memberPreview.length && (
      <p className="mt-2 text-sm text-muted">and {formatInteger(members - memberPreview.length)} more</p>
    )}
  </Dialog>
);
