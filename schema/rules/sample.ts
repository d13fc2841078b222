/** The largest `SAMPLE` with which a browser tab performs actions: its worker creates the same sample (`server/app.ts`). */
export const maxSizeInTab = 10_000;
