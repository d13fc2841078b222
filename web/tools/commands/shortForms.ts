import { join } from 'node:path';

/** What the short forms use. */
export interface Place {
  /** A temporary folder. */
  folder: string;
  /** The address of a built server. */
  origin: string;
}

export interface ShortForm {
  args?: (place: Place) => readonly string[];
  env?: (place: Place) => Readonly<Record<string, string>>;
  /** The command serves until it is ended. It passes once it has sent a page. */
  serves?: true;
}

const args = (...words: readonly string[]): ShortForm => ({ args: () => words });
const stored = ({ folder }: Place) => ({ DATA_FOLDER: join(folder, 'stored') });
const pictures = (...names: readonly string[]): ShortForm => ({
  args: ({ folder }) => [`to=${join(folder, 'pictures')}`, ...names],
});

/**
 * The shortest form of each command that neither `.ci/run` nor `npm test` runs. The commands of a group run one after the
 * other, since each needs what the ones before have written. Groups run in parallel, long ones first.
 */
export const shortForms: readonly Readonly<Record<string, ShortForm>>[] = [
  { 'bench:live': args('short') },
  { 'test:contract': {} },
  { 'test:guides': {} },
  { 'bench:server': args('short') },
  {
    live: { serves: true, env: stored },
    'live:check': { env: stored },
    'live:export': { env: stored, args: ({ folder }) => [join(folder, 'stored.jsonl')] },
    'live:import': {
      env: ({ folder }) => ({ DATA_FOLDER: join(folder, 'imported') }),
      args: ({ folder }) => [join(folder, 'stored.jsonl')],
    },
    'live:reset': { env: stored },
  },
  { dev: { serves: true } },
  { contract: { args: ({ origin }) => [`${origin}/graphql`, '--only', 'job'] } },
  { controls: args('narrow', '/terms') },
  { 'pictures:screens': pictures('feed') },
  { 'pictures:marks': pictures() },
  { bench: args('1000') },
  { 'bench:load': args('short') },
  { 'bench:web': args('short', 'feed') },
  { format: args('--check') },
];
