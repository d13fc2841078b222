/** The largest `SAMPLE` with which a browser tab performs actions: it creates at least so many records of each noun. */
export const maxSizeInTab = 10_000;
