import { notify } from './notify.ts';

/** Copies an address of this site and shows a notice. If the browser refuses to copy, the notice shows the address. */
export async function copyLink(path: string, description: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    notify({ title: 'Share link copied', description });
  } catch {
    notify({ title: 'Copy this link', description: address, duration: 12_000 });
  }
}
