/** What an alert belongs to, as the jobs screen asks for it: in small letters, for case makes no other search. */
export const alertVariables = (query: string, location: string) => ({
  // Some small letters are longer.
  ...(query && { query: query.toLowerCase().slice(0, 200) }),
  ...(location && { location: location.toLowerCase().slice(0, 100) }),
});

/** 'designer in Berlin', 'Jobs in all locations' */
export const summaryOf = ({ q, location }: { q: string; location: string }): string =>
  `${q || 'Jobs'} in ${location || 'all locations'}`;
