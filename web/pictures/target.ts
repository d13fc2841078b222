import { mkdirSync } from 'node:fs';

/** Reads a command's arguments: names of pictures, and `to=FOLDER` instead of its `own` folder. Creates the folder. */
export function target(own: string): { folder: string; isOwn: boolean; selected: readonly string[] } {
  const words = process.argv.slice(2);
  const folder = words.find((word) => word.startsWith('to='))?.slice('to='.length) ?? own;
  mkdirSync(folder, { recursive: true });
  return { folder, isOwn: folder === own, selected: words.filter((word) => !word.startsWith('to=')) };
}
