import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  ChartNoAxesColumn,
  CircleUserRound,
  CreditCard,
  FilePen,
  FolderKanban,
  FolderPlus,
  Handshake,
  Heart,
  House,
  Keyboard,
  LibraryBig,
  LogIn,
  LogOut,
  Mail,
  MessageCircle,
  PackageCheck,
  PackagePlus,
  Palette,
  Scale,
  Search,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  SunMoon,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../paths.ts';
import { tabLabels, type SettingsTab } from '../../searches/settingsSearch.ts';
import { navigationGroups } from '../destinations.ts';
import { keepFocusState } from '../../routing/useFocusOnArrival.ts';

/** What an action without an address does. `Shortcuts.tsx` implements each one. */
export type Effect = 'post-job' | 'post-project' | 'create-gig' | 'toggle-theme' | 'show-keys';

/** A destination or an action of the palette: it has an address or an effect. */
export interface Command {
  label: string;
  /** Further words that find it. */
  words?: string;
  Icon: LucideIcon;
  to?: string;
  /** History state of the navigation: `keepFocusState` focuses the field of the post composer on the feed. */
  state?: object;
  effect?: Effect;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  Jobs: BriefcaseBusiness,
  Gigs: Sparkles,
  Projects: FolderKanban,
  Companies: Building2,
  Shop: ShoppingBag,
  Agency: Handshake,
};

const settingsIcons: Readonly<Record<SettingsTab, LucideIcon>> = {
  profile: CircleUserRound,
  notifications: Bell,
  privacy: ShieldCheck,
  billing: CreditCard,
  appearance: Palette,
};

/** Screens, and the lists in them that have an address. */
export const screens: readonly Command[] = [
  { label: 'Feed', words: 'home posts', to: paths.feed(), Icon: House },
  ...navigationGroups.flatMap(({ links }) =>
    links.map(({ label, to, about }) => ({ label, words: about, to, Icon: icons[label] ?? Search })),
  ),
  { label: 'Network', words: 'connections people', to: paths.network(), Icon: Users },
  { label: 'Invitations', to: paths.network({ tab: 'invitations' }), Icon: UserPlus },
  { label: 'Messages', words: 'chat conversations inbox', to: paths.messages(), Icon: MessageCircle },
  { label: 'Notifications', to: paths.notifications(), Icon: Bell },
  { label: 'Dashboard', words: 'statistics', to: paths.dashboard, Icon: ChartNoAxesColumn },
  { label: 'Profile', words: 'my', to: paths.profile(), Icon: CircleUserRound },
  { label: 'Applied Jobs', words: 'my applications', to: paths.jobs({ tab: 'applied' }), Icon: Mail },
  { label: 'Saved Jobs', words: 'my', to: paths.jobs({ tab: 'saved' }), Icon: Bookmark },
  {
    label: 'Jobs you posted',
    words: 'my postings applicants',
    to: paths.jobs({ posted: 'mine' }),
    Icon: BriefcaseBusiness,
  },
  { label: 'My Gigs', to: paths.gigs({ tab: 'mine' }), Icon: Sparkles },
  { label: 'Orders', words: 'my gigs received buyers deliver', to: paths.orders(), Icon: PackageCheck },
  { label: 'Saved gigs', words: 'my wishlist', to: paths.gigs({ wishlist: 'only' }), Icon: Heart },
  { label: 'My Projects', to: paths.profileProjects, Icon: FolderKanban },
  { label: 'My proposals', words: 'projects', to: paths.projects({ proposals: 'mine' }), Icon: Mail },
  { label: 'Saved projects', words: 'my', to: paths.projects({ tab: 'saved' }), Icon: Bookmark },
  { label: 'Followed companies', words: 'my', to: paths.companies({ following: 'only' }), Icon: Building2 },
  { label: 'My Shop', words: 'products', to: paths.profileProducts, Icon: ShoppingBag },
  { label: 'Wishlist', words: 'my saved products shop', to: paths.shop({ wishlist: 'only' }), Icon: Heart },
  {
    label: 'Library',
    words: 'my orders courses downloads purchases',
    to: paths.library(),
    Icon: LibraryBig,
  },
  {
    label: 'Creator Dashboard',
    words: 'products sales',
    to: paths.creatorDashboard(),
    Icon: ChartNoAxesColumn,
  },
  { label: 'Search', to: paths.search(), Icon: Search },
  ...(Object.keys(tabLabels) as SettingsTab[]).map((tab) => ({
    label: `Settings: ${tabLabels[tab]}`,
    words: tab === 'appearance' ? 'theme contrast density motion' : 'account',
    to: paths.settings(tab === 'profile' ? {} : { tab }),
    Icon: settingsIcons[tab],
  })),
  { label: 'Terms', words: 'legal', to: paths.terms, Icon: Scale },
  { label: 'Privacy', words: 'legal data', to: paths.privacy, Icon: ShieldCheck },
];

const actions: readonly Command[] = [
  { label: 'Start a post', words: 'write create', to: paths.feed(), state: keepFocusState, Icon: FilePen },
  { label: 'Post a job', words: 'create hire', effect: 'post-job', Icon: BriefcaseBusiness },
  { label: 'Post a project', words: 'create hire freelancer', effect: 'post-project', Icon: FolderPlus },
  { label: 'Create a gig', words: 'new offer sell service', effect: 'create-gig', Icon: Sparkles },
  {
    label: 'Create a product',
    words: 'new sell course shop upload',
    to: paths.createProduct,
    Icon: PackagePlus,
  },
  {
    label: 'Switch between light and dark theme',
    words: 'toggle mode appearance',
    effect: 'toggle-theme',
    Icon: SunMoon,
  },
  { label: 'Show keyboard shortcuts', words: 'keys help', effect: 'show-keys', Icon: Keyboard },
];

/** The actions, the last of which logs in, at the address `logIn`, or out. */
export const actionsFor = (
  { isAuthenticated }: { isAuthenticated: boolean },
  logIn: string,
): readonly Command[] => [
  ...actions,
  isAuthenticated
    ? { label: 'Log out', words: 'sign logout', to: paths.logOut, Icon: LogOut }
    : { label: 'Log in', words: 'sign login', to: logIn, Icon: LogIn },
];
