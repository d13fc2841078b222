import { readdirSync, readFileSync } from 'node:fs';

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** The documents for engineers: README, CONTRIBUTING, screens, guides and decisions. */
export const documents = [
  'README.md',
  ...filesIn('.github'),
  ...filesIn('.github/guides'),
  ...filesIn('.github/decisions'),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
