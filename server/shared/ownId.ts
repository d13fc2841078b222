/** Resolves the id of an object that has facts of its own about a record: 'posting-job-brand-designer'. */
export const ownId =
  (kind: string) =>
  ({ id }: { id: string }): string =>
    `${kind}-${id}`;
