/** Resolves the id of an object that has facts of its own about a record: 'posting-job-brand-designer'. */
export const ownId =
  (kind: string) =>
  ({ id }: { id: string }): string =>
    `${kind}-${id}`;

/** The record's id in an id of `ownId`. A record's id is returned as it is, so that addresses with one are valid, too. */
export const recordIdOf = (kind: string, id: string): string =>
  id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : id;
