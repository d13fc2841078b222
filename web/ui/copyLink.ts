import { notify } from './notify.ts';

/** Copies an address of this site and says so; where the browser refuses, it shows the address instead. */
export async function copyLink(path: string, description: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    await notify({ title: 'Share link copied', description });
  } catch {
    await notify({ title: 'Copy this link', description: address, duration: 12_000 });
  }
}
