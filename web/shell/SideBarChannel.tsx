import { useFragmentData, type FragmentType } from '../apollo/useFragmentData.ts';
import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { ChannelMark } from '../ui/ChannelMark.tsx';
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

export function SideBarChannel({ channel, expanded }: Props) {
  const data = useFragmentData(fragment, channel);
  return (
    <SideBarLink
      to={paths.messages({ channel: data.id })}
      label={data.name}
      expanded={expanded}
      icon={<ChannelMark name={data.name} className="size-7 rounded-md text-2xs" />}
      {...(data.unread ? { unread: data.unread } : {})}
    />
  );
}
