import { idPattern } from '../../schema/rules/ids.ts';

/** Well formed, but the id of no record. */
const unknownId = '-';

/** An id from the address. A malformed one becomes an unknown id, so that the screen shows its not-found page. */
export const parseId = (id: string | undefined): string =>
  id !== undefined && idPattern.test(id) ? id : unknownId;
