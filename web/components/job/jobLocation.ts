import { workplaceChoices } from '../../../schema/generated/job.ts';
import type { Workplace } from '../../generated/graphql.ts';

/** 'Lisbon, Portugal, hybrid'; the workplace is omitted when the location names it. */
export function jobLocation({ location, workplace }: { location: string; workplace: Workplace }): string {
  const word = workplaceChoices[workplace].label.toLowerCase();
  return location.toLowerCase().includes(word) ? location : `${location}, ${word}`;
}
