import type { Clock } from '../shared/time.ts';
import { designProjects } from './fixtures/design.ts';
import { softwareProjects } from './fixtures/software.ts';
import { systemsProjects } from './fixtures/systems.ts';
import { opened } from './fixtures/terms.ts';
import type { ProjectRecord } from './records.ts';

/** The projects of the public list. */
export const listedProjects = (clock: Clock): readonly ProjectRecord[] =>
  [...softwareProjects(clock), ...designProjects(clock), ...systemsProjects(clock)].map(opened);
