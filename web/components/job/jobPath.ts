import { paths } from '../../paths.ts';

/** The link of a notification or activity about a job: an own job's new applicants, otherwise its page. */
export const jobPath = ({ id, viewerIsPoster }: { id: string; viewerIsPoster: boolean }): string =>
  viewerIsPoster ? paths.manageJob(id, 'new') : paths.job(id);
