/** The format of every id: 1 to 64 characters of A-Z, a-z, 0-9, '_' and '-'. */
export const idPattern = /^[\w-]{1,64}$/;
