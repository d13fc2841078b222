import type { GraphQLSchema } from 'graphql';
import { dataOf, type Ask } from './client.ts';
import { isPaged, type Field } from './contract.ts';
import { Skipped, Violation } from './results.ts';
import type { Survey } from './survey.ts';
import { isRow, type Row } from './walk.ts';

/** Facts about the viewer and the moment, on which filters and orders depend. */
export interface Viewer {
  /** Milliseconds since the epoch. */
  now: number;
  skills: readonly string[];
  /** The tags that the viewer follows; null if the server does not return them. */
  followedTags: readonly string[] | null;
}

/** All that the checks read. */
export interface World {
  /** The contract with the actions that the server has. */
  contract: GraphQLSchema;
  /** Whether the server has a field of the contract. */
  has: (type: string, field: string) => boolean;
  survey: Survey;
  viewer: Viewer;
}

const viewerQuery = '{ viewer { profile { skills } } topics(followedOnly: true) { tag } }';

/** Reads the facts about the viewer. A server that does not return them has none; other checks report that. */
export async function readViewer(ask: Ask): Promise<Viewer> {
  const now = Date.now();
  try {
    const { viewer, topics } = dataOf(await ask(viewerQuery)) as {
      viewer: { profile: { skills: string[] } };
      topics: { tag: string }[];
    };
    return { now, skills: viewer.profile.skills, followedTags: topics.map(({ tag }) => tag) };
  } catch (error) {
    if (error instanceof Violation || error instanceof Skipped)
      return { now, skills: [], followedTags: null };
    throw error;
  }
}

/** The names of the paged lists of the contract, such as 'jobs' or 'Gig.reviews', with their fields. */
export function pagedFields(contract: GraphQLSchema): Map<string, Field> {
  const query = contract.getQueryType()!;
  const found = new Map<string, Field>();
  for (const type of Object.values(contract.getTypeMap()))
    if ('getFields' in type && 'getInterfaces' in type)
      for (const field of Object.values(type.getFields()))
        if (isPaged(field)) found.set(type === query ? field.name : `${type.name}.${field.name}`, field);
  return found;
}

/** The value at a path of objects; undefined if there is none. */
export const valueAt = (object: unknown, path: readonly string[]): unknown =>
  path.reduce((value: unknown, key) => (isRow(value) ? value[key] : undefined), object);

/** The objects at a path through objects and lists. */
export function rowsAt(object: unknown, [key, ...rest]: readonly string[]): Row[] {
  if (Array.isArray(object))
    return object.flatMap((item) => rowsAt(item, key === undefined ? [] : [key, ...rest]));
  if (!isRow(object)) return [];
  return key === undefined ? [object] : rowsAt(object[key], rest);
}
