import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../apollo/useFragmentData.ts';
import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { SideBarLink } from './SideBarLink.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SideBarChannel_channel on Channel {
    id
    name
  }
`);

interface Props {
  channel: FragmentType<typeof fragment>;
  expanded: boolean;
}

/** A group channel, as a tile with its first letter while the side bar is collapsed. */
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
          className="grid size-7 flex-none place-items-center rounded-md bg-fill text-2xs font-semibold text-muted"
        >
          #{expanded ? '' : data.name[0]}
        </span>
      }
    />
  );
}
