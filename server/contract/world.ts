import type { GraphQLSchema } from 'graphql';
import { dataOf } from './client.ts';
import type { Ask } from './operation.ts';
import { caseless, type Viewer } from './conditions.ts';
import { pagedFields } from './contract.ts';
import { rulesOf } from './directives.ts';
import { listAt, rootPlace, type List } from './pages.ts';
import { inTurn, Skipped, Violation } from './results.ts';
import { readSurvey, type Survey } from './survey.ts';

/** What the checks read: the contract, and a survey of the server's data. */
export interface World {
  /** The contract with the actions that the server has. */
  contract: GraphQLSchema;
  /** Whether the server has a field; always true if it does not return its schema. */
  has: (type: string, field: string) => boolean;
  survey: Survey;
  viewer: Viewer;
  /** The lists of which the survey has found an owner. */
  lists: readonly List[];
}

/** All texts in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn);

/** Reads what conditions and orders compare with. A selection that the server refuses is absent. */
async function readViewer(lists: readonly List[], ask: Ask): Promise<Viewer> {
  const among = new Map<string, ReadonlySet<string>>();
  await inTurn(new Set(lists.flatMap(({ field }) => rulesOf(field).among)), async (selection) => {
    try {
      const texts = textsIn(dataOf(await ask(`{ ${selection} }`)));
      among.set(selection, new Set(texts.map(caseless)));
    } catch (error) {
      if (!(error instanceof Violation || error instanceof Skipped)) throw error;
    }
  });
  return { now: Date.now(), among };
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
  const lists = [...pagedFields(contract)].flatMap(([name, field]): List[] => {
    if (name === 'search') return [{ ...listAt(name, field, rootPlace(null)), base: { query: survey.word } }];
    const found = survey.longest.get(name);
    return found ? [listAt(name, field, found.owner)] : [];
  });
  return { contract, has, survey, viewer: await readViewer(lists, ask), lists };
}
