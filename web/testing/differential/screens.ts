import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import * as generated from '../../generated/graphql.ts';
import * as shellData from '../../shell/shell.data.ts';
import type { Pool } from './pool.ts';

/** A query of the client with its variables. */
export interface Screen {
  /** The address of the screen, or the name of the query of a part. */
  name: string;
  query: DocumentNode;
  variables: OperationVariables;
}

interface DataModule {
  query: DocumentNode;
  variables?: (place: { params: Record<string, string>; url: URL }) => OperationVariables;
}
const modules = import.meta.glob<DataModule>('../../screens/*/*.data.ts', { eager: true });

/** The query of a screen: its folder in screens/, the id in its address, and the search of its address. */
function screen(folder: string, id?: string, search = ''): Screen {
  const { query, variables } = modules[`../../screens/${folder}/${folder}.data.ts`]!;
  const url = new URL(`http://localhost/${folder}${search}`);
  const name = [folder, id, search].filter(Boolean).join(' ');
  return { name, query, variables: variables?.({ params: id === undefined ? {} : { id }, url }) ?? {} };
}

const part = (name: string, query: DocumentNode, variables: OperationVariables = {}): Screen => ({
  name: `${name} ${JSON.stringify(variables)}`,
  query,
  variables,
});

/** The screens of one object. */
const detailScreens: Readonly<Record<keyof Pool, (id: string) => Screen[]>> = {
  channels: (id) => [screen('messages', undefined, `?channel=${id}`)],
  companies: (id) => [screen('company', id)],
  contacts: (id) => [screen('messages', undefined, `?contact=${id}`)],
  creatorProducts: (id) => [screen('product-edit', id)],
  gigs: (id) => [screen('gig', id), part('GigReviews', generated.GigReviewsDocument, { id })],
  jobs: (id) => [screen('job', id), part('OpenJob', generated.OpenJobDocument, { id })],
  people: (id) => [screen('profile', id)],
  posts: (id) => [part('PostComments', generated.PostCommentsDocument, { postId: id })],
  postings: (id) => [screen('job', id), screen('job-manage', id)],
  ownGigs: (id) => [screen('gig', id)],
  ownProjects: (id) => [screen('project', id)],
  projects: (id) => [screen('project', id)],
  shopItems: (id) => [screen('product', id)],
};

/** The screens of objects, by their pool. */
export const screensOfPool = (pool: Pool): Screen[] =>
  (Object.keys(detailScreens) as (keyof Pool)[]).flatMap((kind) =>
    pool[kind].flatMap((id) => detailScreens[kind](id)),
  );

/** The screens of a created object, by the kind in its id. */
const screensOfKinds: Readonly<Record<string, keyof Pool>> = {
  company: 'companies',
  gig: 'gigs',
  job: 'postings',
  post: 'posts',
  product: 'creatorProducts',
  project: 'ownProjects',
};

export function screensOfCreated(id: string): Screen[] {
  const kind = screensOfKinds[id.replace(/-.*/, '')];
  return kind ? detailScreens[kind](id) : [];
}

const { SearchSuggestionsDocument, NewMessageRecipientsDocument, CareerInsightsDocument } = generated;

/** The screens with lists: each with its tabs, and with searches that created objects match. */
export const listScreens: readonly Screen[] = [
  { name: 'shell', query: shellData.query, variables: {} },
  ...['agency', 'auth', 'creator', 'dashboard', 'feed', 'library', 'orders', 'product-create'].map((folder) =>
    screen(folder),
  ),
  ...['projects', 'settings'].map((folder) => screen(folder)),
  ...['', '?q=northern', '?following=only', '?page=2'].map((search) =>
    screen('companies', undefined, search),
  ),
  ...['', '?tab=mine', '?wishlist=only', '?q=northern', '?category=design', '?page=2'].map((search) =>
    screen('gigs', undefined, search),
  ),
  ...['', '?tab=saved', '?posted=mine', '?q=northern', '?sort=recent', '?workplace=remote', '?page=2'].map(
    (search) => screen('jobs', undefined, search),
  ),
  ...['', '?wishlist=only', '?sort=recent', '?q=design', '?page=2'].map((search) =>
    screen('shop', undefined, search),
  ),
  ...['', '?filter=unread', '?page=2'].map((search) => screen('notifications', undefined, search)),
  ...['', '?tab=invitations', '?tab=messages'].map((search) => screen('network', undefined, search)),
  ...['', '?q=northern', '?q=design', '?q=northern&tab=posts'].map((search) =>
    screen('search', undefined, search),
  ),
  screen('profile'),
  part('SearchSuggestions', SearchSuggestionsDocument, { query: 'northern' }),
  part('NewMessageRecipients', NewMessageRecipientsDocument),
  part('CareerInsights', CareerInsightsDocument, { filter: {} }),
  part('ApplyContact', generated.ApplyContactDocument),
  part('JobPoster', generated.JobPosterDocument),
];
