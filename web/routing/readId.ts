/** What an id can be; the server refuses everything else. */
const pattern = /^[\w-]{1,64}$/;
/** Well formed, and nobody's. */
const nobodys = '-';

/** An id of the address. What cannot be one is nobody's: the screen then says what is missing. */
export const readId = (given: string | undefined): string =>
  given !== undefined && pattern.test(given) ? given : nobodys;
