import { useFragmentData, type FragmentType } from '../apollo/useFragmentData.ts';
import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { SideBarLink } from './SideBarLink.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SideBarContact_contact on Contact {
    id
    name
    avatar
    status
    unread
  }
`);

interface Props {
  contact: FragmentType<typeof fragment>;
  expanded: boolean;
}

export function SideBarContact({ contact, expanded }: Props) {
  const data = useFragmentData(fragment, contact);
  const presence = data.status === 'ONLINE' ? 'online' : 'offline';
  return (
    <SideBarLink
      to={paths.messages({ contact: data.id })}
      label={data.name}
      detail={presence}
      expanded={expanded}
      icon={<Avatar name={data.name} url={data.avatar} presence={presence} className="size-7 text-2xs" />}
      {...(data.unread ? { unread: data.unread } : {})}
    />
  );
}
