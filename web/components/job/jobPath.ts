import { paths } from '../../paths.ts';

/** The address of the news about a job: for an own posting, its new applicants. */
export const jobPath = ({ id, viewerIsPoster }: { id: string; viewerIsPoster: boolean }): string =>
  viewerIsPoster ? paths.manageJob(id, 'new') : paths.job(id);
