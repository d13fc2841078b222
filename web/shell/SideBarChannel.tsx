import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../apollo/useFragmentData.ts';
import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { initials, tint } from '../ui/Avatar.tsx';
import { SideBarLink } from './SideBarLink.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SideBarChannel_channel on Channel {
    id
    name
    unread
  }
`);

interface Props {
  channel: FragmentType<typeof fragment>;
  expanded: boolean;
}

/** A group channel, as a tile with the letters of its first two words and a tint of its own, and how much is unread. */
export function SideBarChannel({ channel, expanded }: Props) {
  const data = useFragmentData(fragment, channel);
  return (
    <SideBarLink
      to={paths.messages({ channel: data.id })}
      label={data.name}
      expanded={expanded}
      icon={
        <span
          aria-hidden
          className={`grid size-7 flex-none place-items-center rounded-md text-2xs font-semibold ${tint(data.name)}`}
        >
          {initials(data.name.replaceAll('-', ' '))}
        </span>
      }
      {...(data.unread ? { unread: data.unread } : {})}
    />
  );
}
