import { notify } from './notify.ts';

/** Opens the device's share sheet for an address of this site, or else copies it. Returns whether the sheet has sent it. */
export async function sendLink(path: string, description: string): Promise<boolean> {
  if (!('share' in navigator)) {
    await copyLink(path, description);
    return false;
  }
  try {
    await navigator.share({ url: new URL(path, location.origin).href });
    return true;
  } catch (error) {
    // 'AbortError': the viewer has closed the sheet. Otherwise it could not be opened.
    if ((error as DOMException).name !== 'AbortError') await copyLink(path, description);
    return false;
  }
}

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
