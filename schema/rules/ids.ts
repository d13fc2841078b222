/** The format of every id: 1 to 64 characters of A-Z, a-z, 0-9, '_' and '-'. */
export const idPattern = /^[\w-]{1,64}$/;
/** The rule in messages, as descriptions of the SDL say it. */
export const idRule = "1 to 64 characters of A-Z, a-z, 0-9, '_' and '-'";
