/** Bytes to read at once. */
const partSize = 4 * 1024 * 1024;

/** Reads a file to its end, to return why it is refused: empty or unreadable. `onShare` gets the progress from 0 to 1. */
export async function checkReadable(
  file: File,
  onShare: (share: number) => void,
): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Choose another';
  try {
    for (let offset = 0; offset < file.size; offset += partSize) {
      // Sequential, so that at most one part is in memory.
      // oxlint-disable-next-line no-await-in-loop
      await file.slice(offset, offset + partSize).arrayBuffer();
      onShare(Math.min(1, (offset + partSize) / file.size));
    }
    return undefined;
  } catch {
    return "We couldn't read this file. Choose it again";
  }
}
