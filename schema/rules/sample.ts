/** The maximum size of a sample that a browser tab creates: the minimum number of records of each noun. */
export const maxSizeInTab = 10_000;
