/**
 * With the word `short` a benchmark measures one round with few requests. It shows that the benchmark works; its figures
 * are not compared with the goals. CI runs each benchmark so.
 */
export const isShort = process.argv.includes('short');

/** An amount of a complete run, or the one of a short run. */
export const orShort = (complete: number, short: number): number => (isShort ? short : complete);

/** The words of the command, without `short`. */
export const words: readonly string[] = process.argv.slice(2).filter((word) => word !== 'short');
