import { FolderKanban, ShoppingBag, Sparkles, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SearchKind } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Logo } from '../ui/Logo.tsx';
import type { FoundNode } from './useSuggestions.ts';

export interface Suggestion {
  id: string;
  kind: SearchKind;
  to: string;
  media: ReactNode;
  title: string;
  text: string;
}

/** An icon in the size of a picture. */
export const mark = (Icon: LucideIcon) => (
  <span className="grid size-7 flex-none place-items-center rounded-md bg-fill text-muted">
    <Icon aria-hidden className="size-4" strokeWidth={1.75} />
  </span>
);
const logo = (name: string, url: string | null) => <Logo name={name} url={url} className="size-7" />;

/** Converts a search result into a suggestion; undefined for a post, which has no page of its own. */
export function suggestionOf(node: FoundNode): Suggestion | undefined {
  switch (node.__typename) {
    case 'Person': {
      const { id, name, title, avatarUrl } = node;
      const media = <Avatar name={name} url={avatarUrl} className="size-7 text-2xs" />;
      return { id, kind: 'PERSON', to: paths.profile(id), media, title: name, text: title };
    }
    case 'Job': {
      const { id, title, company } = node;
      const media = logo(company.name, company.logo);
      return { id, kind: 'JOB', to: paths.job(id), media, title, text: company.name };
    }
    case 'Gig': {
      const { id, title, creator } = node;
      return { id, kind: 'GIG', to: paths.gig(id), media: mark(Sparkles), title, text: creator.name };
    }
    case 'Project': {
      const { id, title, client } = node;
      const media = mark(FolderKanban);
      return { id, kind: 'PROJECT', to: paths.project(id), media, title, text: client.name };
    }
    case 'Product':
    case 'Course': {
      const { id, title, seller } = node;
      const media = mark(ShoppingBag);
      return { id, kind: 'PRODUCT', to: paths.product(id), media, title, text: seller.name };
    }
    case 'Company': {
      const { id, name, industry } = node;
      const media = logo(name, node.logo);
      return { id, kind: 'COMPANY', to: paths.company(id), media, title: name, text: industry };
    }
    case 'Post':
      return undefined;
  }
}
