import { log } from '../shared/log.ts';
import { BusyError, explain, type Place, type StorageError } from './problems.ts';

interface Outage {
  since: number;
  /** The sentences in the log. */
  sentences: Set<string>;
}

const outages = new WeakMap<Place, Outage>();
/** Maximum number of different sentences of one outage in the log. */
const maxSentences = 5;

/** Explains an error of a request or a look. The log gets one line for an outage, however many requests fail. */
export function reportFailure(error: unknown, place: Place): StorageError {
  const explained = explain(error, place);
  if (explained instanceof BusyError) return explained;
  const outage = outages.get(place) ?? { since: Date.now(), sentences: new Set() };
  outages.set(place, outage);
  const { sentences } = outage;
  if (!sentences.has(explained.message) && sentences.size < maxSentences) {
    sentences.add(explained.message);
    log('error', explained.message, { error: explained.cause });
  }
  return explained;
}

/** Ends an outage: the database has answered. */
export function reportAnswer(place: Place): void {
  const outage = outages.get(place);
  if (!outage) return;
  outages.delete(place);
  const seconds = Math.round((Date.now() - outage.since) / 1_000);
  log('info', `${place.name} answers again.`, { seconds });
}
