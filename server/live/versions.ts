import type { Data, Table, Value } from '../data/sample.ts';
import { NewerDataError } from './problems.ts';

/** The kinds of stored records: tables, and values that are not tables. */
export type Kind = Table | Value;

type Upgrade = (body: never) => unknown;

/** By kind, functions from version 1 to 2, 2 to 3 and so on. A record type that changes after a release needs one. */
type Upgrades = Readonly<Record<string, readonly Upgrade[]>>;

const upgrades: Upgrades & { readonly [K in Kind]?: readonly Upgrade[] } = {};

/** The version in which this release writes a kind. Only tests pass other upgrades (`all`). */
export const versionOf = (kind: string, all: Upgrades = upgrades): number => (all[kind]?.length ?? 0) + 1;

/** Returns a stored body in the current version of its kind. Throws if it is newer than this release. */
export function upgrade(kind: string, version: number, body: unknown, all: Upgrades = upgrades): unknown {
  if (version > versionOf(kind, all))
    throw new NewerDataError(
      `The kind '${kind}' is stored in version ${version}, which is newer than this release. Run a newer release.`,
    );
  return (all[kind] ?? []).slice(version - 1).reduce<unknown>((read, next) => next(read as never), body);
}

/** Throws if this release does not have a stored kind or mark. */
export function checkName(data: Data, name: string): void {
  if (name !== 'marks' && (name in data || name in data.marks)) return;
  throw new NewerDataError(
    `The database has '${name}', which this release does not have. Run a newer release.`,
  );
}
