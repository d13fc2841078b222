import type { GraphQLSchema } from 'graphql';
import { dataOf } from './client.ts';
import type { Ask } from './operation.ts';
import { pagedFields } from './contract.ts';
import type { List } from './pages.ts';
import { Skipped, Violation } from './results.ts';
import { readSurvey, type Survey } from './survey.ts';

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
  /** The lists of which the survey has found an owner. */
  lists: readonly List[];
}

const viewerQuery = '{ viewer { profile { skills } } topics(followedOnly: true) { tag } }';

/** Reads the facts about the viewer. A server that does not return them has none; other checks report that. */
async function readViewer(ask: Ask): Promise<Viewer> {
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

/** Reads what the checks need. `served` is the schema of the server; null if it does not return it. */
export async function readWorld(
  contract: GraphQLSchema,
  served: GraphQLSchema | null,
  ask: Ask,
): Promise<World> {
  const has = (type: string, field: string) => {
    const found = served?.getType(type);
    return !served || (found !== undefined && 'getFields' in found && field in found.getFields());
  };
  const survey = await readSurvey(contract, has, ask);
  const viewer = await readViewer(ask);
  const lists = [...pagedFields(contract)].flatMap(([name, field]): List[] => {
    if (name === 'search')
      return [{ name, field, owner: { node: null, path: [], isDirect: true }, base: { query: survey.word } }];
    const found = survey.longest.get(name);
    return found ? [{ name, field, owner: found.owner, base: {} }] : [];
  });
  return { contract, has, survey, viewer, lists };
}
