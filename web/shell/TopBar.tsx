import {
  Bell,
  CircleUserRound,
  Menu as MenuIcon,
  MessageCircle,
  Moon,
  PanelLeft,
  Search,
  Settings,
  Sun,
} from 'lucide-react';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandMark, Wordmark } from '../ui/BrandMark.tsx';
import { SearchBox } from './SearchBox.tsx';
import { navigationGroups, sideBarTitle } from './destinations.ts';
import { toggleTheme } from '../session/theme.ts';
import { UnreadLink } from './UnreadLink.tsx';
import { useShellData } from '../routing/useShellData.ts';
import { NavDropdown } from './NavDropdown.tsx';
import { useDropdowns } from './useDropdowns.ts';

function MainNav() {
  const behaviour = useDropdowns();
  const [explore, more] = navigationGroups;
  return (
    <nav aria-label="Main" className="hidden items-center md:flex">
      <PrefetchLink menu className="nav-item" to={paths.feed()}>
        Feed
      </PrefetchLink>
      <NavDropdown group={explore} {...behaviour(explore.label)} />
      <PrefetchLink menu className="nav-item" to={paths.network()}>
        Network
      </PrefetchLink>
      {/* Aligned to the right in small windows, where the list would overflow. */}
      <NavDropdown group={more} {...behaviour(more.label)} className="max-lg:right-0" />
    </nav>
  );
}

interface Props {
  sideBarOpen: boolean;
  /** Whether the side bar's sheet is open, below 768 px. */
  sheetOpen: boolean;
  onToggleSideBar: () => void;
  mobilePanelOpen: boolean;
  onOpenMobilePanel: () => void;
}

/** The bar on top of every screen; below 768 px a hamburger replaces navigation, settings and account. */
export function TopBar({
  sideBarOpen,
  sheetOpen,
  onToggleSideBar,
  mobilePanelOpen,
  onOpenMobilePanel,
}: Props) {
  const { viewer } = useShellData();
  return (
    <header className="sticky top-0 z-30 h-14 border-b border-line bg-surface">
      <div className="flex h-full items-center gap-1 px-2 md:pl-0 md:pr-4">
        <button
          type="button"
          className="btn btn-icon btn-ghost flex-none rounded-full md:hidden"
          aria-label={`Side bar: ${sideBarTitle(viewer.isAuthenticated)}`}
          aria-haspopup="dialog"
          aria-expanded={sheetOpen}
          onClick={onToggleSideBar}
        >
          {viewer.isAuthenticated ? (
            <Avatar name={viewer.name} url={viewer.avatar} className="size-8 text-xs" />
          ) : (
            <CircleUserRound aria-hidden strokeWidth={1.75} />
          )}
        </button>
        <div className="hidden w-12 flex-none place-items-center md:grid">
          <button
            type="button"
            className="btn btn-icon btn-ghost"
            aria-label="Toggle side bar"
            aria-expanded={sideBarOpen}
            aria-controls="side-bar"
            aria-keyshortcuts="Control+B Meta+B"
            data-tip="Toggle side bar (Ctrl+B)"
            onClick={onToggleSideBar}
          >
            <PanelLeft aria-hidden strokeWidth={1.75} />
          </button>
        </div>
        <PrefetchLink
          menu
          to={paths.feed()}
          aria-label={`${brand.name} home`}
          className="reach mr-auto ml-0.5 flex items-center gap-2.5 rounded-md md:mr-4 md:ml-2"
        >
          <BrandMark className="size-7" />
          {/* Hidden where the bell and the other buttons leave no room for it. */}
          <span className="hidden with-bottom-bar:min-[24rem]:block sm:max-md:block lg:block">
            <Wordmark />
          </span>
        </PrefetchLink>
        <MainNav />
        {/* In a medium window it shrinks to an icon, and covers its neighbours while it has the focus. */}
        <div className="relative ml-auto hidden h-control w-72 min-w-9 md:block xl:w-80">
          <SearchBox className="absolute right-0 z-1 w-full focus-within:min-w-72" />
        </div>
        <div className="flex items-center gap-0.5 md:ml-2">
          <PrefetchLink
            menu
            to={paths.search()}
            className="btn btn-icon btn-ghost max-[22rem]:hidden md:hidden"
            aria-label="Search"
          >
            <Search aria-hidden strokeWidth={1.75} />
          </PrefetchLink>
          {viewer.isAuthenticated && (
            <>
              <UnreadLink
                label="Messages"
                to={paths.messages()}
                Icon={MessageCircle}
                unread={viewer.unreadMessageCount}
                className="with-bottom-bar:hidden"
              />
              <UnreadLink
                label="Notifications"
                to={paths.notifications()}
                Icon={Bell}
                unread={viewer.unreadNotificationCount}
              />
            </>
          )}
          <PrefetchLink
            menu
            to={paths.settings()}
            className="btn btn-icon btn-ghost hidden md:inline-flex"
            aria-label="Settings"
            data-tip="Settings"
          >
            <Settings aria-hidden strokeWidth={1.75} />
          </PrefetchLink>
          <button
            type="button"
            className="btn btn-icon btn-ghost"
            aria-label="Toggle theme"
            data-press="theme"
            data-tip="Light or dark theme"
            onClick={toggleTheme}
          >
            <Moon aria-hidden className="dark:hidden" strokeWidth={1.75} />
            <Sun aria-hidden className="hidden dark:block" strokeWidth={1.75} />
          </button>
          <AccountMenu viewer={viewer} />
          <button
            type="button"
            className="btn btn-icon btn-ghost md:hidden noscript:hidden"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={mobilePanelOpen}
            onClick={onOpenMobilePanel}
          >
            <MenuIcon aria-hidden strokeWidth={1.75} />
          </button>
        </div>
      </div>
    </header>
  );
}
