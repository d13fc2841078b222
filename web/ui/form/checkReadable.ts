/** As much is read at once. */
const part = 4 * 1024 * 1024;

/** Reads a file to its end and keeps nothing of it: one that is empty or that cannot be read is refused at once. */
export async function checkReadable(
  file: File,
  onShare: (share: number) => void,
): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Choose another';
  try {
    for (let at = 0; at < file.size; at += part) {
      // One part after the other, so that no more than one is in memory.
      // oxlint-disable-next-line no-await-in-loop
      await file.slice(at, at + part).arrayBuffer();
      onShare(Math.min(1, (at + part) / file.size));
    }
    return undefined;
  } catch {
    return "We couldn't read this file. Choose it again";
  }
}
