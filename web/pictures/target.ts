import { mkdirSync } from 'node:fs';

/** Reads the words of a command that takes pictures: the names of the selected ones, and `to=FOLDER`. Creates the folder. */
export function target(own: string): { folder: string; isOwn: boolean; selected: readonly string[] } {
  const words = process.argv.slice(2);
  const folder = words.find((word) => word.startsWith('to='))?.slice('to='.length) ?? own;
  mkdirSync(folder, { recursive: true });
  return { folder, isOwn: folder === own, selected: words.filter((word) => !word.startsWith('to=')) };
}
