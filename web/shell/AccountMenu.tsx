import { Building2, ChartNoAxesColumn, ChevronDown, CircleUserRound, LogOut, Settings } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useFragmentData, type FragmentType } from '../apollo/useFragmentData.ts';
import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { useLogInHere } from '../routing/useLogInHere.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuAction } from '../ui/MenuPanel.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment AccountMenu_viewer on Viewer {
    id
    name
    avatar
    isAuthenticated
    company {
      id
      name
      role
      company {
        id
      }
    }
  }
`);

/** The viewer's menu, with an entry for the viewer's company, if any. A logged-out viewer gets a login link instead. */
export function AccountMenu({ viewer }: { viewer: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, viewer);
  const navigate = useNavigate();
  const link = (entry: Omit<MenuAction, 'onSelect'> & { href: string }): MenuAction => ({
    ...entry,
    onSelect: () => void navigate(entry.href),
  });
  const { company } = data;
  const logIn = useLogInHere();
  if (!data.isAuthenticated)
    return (
      <PrefetchLink to={logIn} className="btn btn-sm btn-primary ml-1.5 hidden md:inline-flex">
        Log in
      </PrefetchLink>
    );
  return (
    <Menu
      items={[
        link({ label: 'View Profile', icon: <CircleUserRound aria-hidden />, href: paths.profile() }),
        link({ label: 'Dashboard', icon: <ChartNoAxesColumn aria-hidden />, href: paths.dashboard }),
        link({ label: 'Settings', icon: <Settings aria-hidden />, href: paths.settings() }),
        ...(company
          ? [
              link({
                label: company.name,
                detail: company.role,
                icon: <Building2 aria-hidden />,
                href: paths.company(company.company.id),
              }),
            ]
          : []),
        link({ label: 'Log out', icon: <LogOut aria-hidden />, href: paths.logOut, apart: true }),
      ]}
      aria-label="Account menu"
      className="ml-1.5 hidden items-center gap-1.5 rounded-full p-0.5 pr-1.5 hover:bg-hover md:flex"
    >
      <Avatar name={data.name} url={data.avatar} className="size-8 text-xs" />
      <ChevronDown aria-hidden className="size-4 text-subtle" strokeWidth={1.75} />
    </Menu>
  );
}
