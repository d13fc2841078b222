/** The figures that the server counts, with their labels. A live server does not count all of them. */
export const countedFigures = (figures: Readonly<Record<string, number | null>>): [string, number][] =>
  Object.entries(figures).filter((figure): figure is [string, number] => figure[1] !== null);
