import { Kind, parse } from 'graphql';
import { actionFiles } from './schema.ts';

export interface Place {
  /** The address of a screen. It has no ids, so that it also leads somewhere with the data of another server. */
  path: string;
  /** What a user does there, as an imperative with the quoted label of the control. */
  how: string;
}

/** Such as "To try it, open /, then press 'Like' under a post." */
const tryLine = /\nTo try it, open (?<path>\S+), then (?<how>.+)\.$/;

/** Splits the description of an action into its meaning and its last line, which says where to try it. */
export function parseDescription(description: string): { meaning: string; place: Place | null } {
  const found = tryLine.exec(description);
  const { path, how } = found?.groups ?? {};
  return {
    meaning: description.replace(tryLine, ''),
    place: path !== undefined && how !== undefined ? { path, how } : null,
  };
}

/** The fields by which a file extends Mutation. */
export const actionsIn = (sdl: string) =>
  parse(sdl).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_EXTENSION && node.name.value === 'Mutation' ? (node.fields ?? []) : [],
  );

/** Where a user tries each action; null for one that no screen offers. */
export const actionPlaces: ReadonlyMap<string, Place | null> = new Map(
  actionFiles
    .flatMap(({ sdl }) => actionsIn(sdl))
    .map(({ name, description }) => [name.value, parseDescription(description?.value ?? '').place]),
);
