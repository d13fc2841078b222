import { readdirSync, readFileSync } from 'node:fs';

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

export const decisions = filesIn('.github/decisions');

/** The documents for engineers: README, CONTRIBUTING, screens, guides and decisions. */
export const documents = ['README.md', ...filesIn('.github'), ...filesIn('.github/guides'), ...decisions].map(
  (file) => ({ file, text: readFileSync(file, 'utf8') }),
);
