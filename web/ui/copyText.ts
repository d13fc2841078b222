import { notify } from '../ui/notify.ts';

/** Copies a text and shows a notice with its name: 'Token copied'. */
export async function copyText(text: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: `${name} copied` });
  } catch {
    notify({
      title: 'The browser did not allow copying',
      description: 'Select the text and copy it yourself.',
      tone: 'destructive',
    });
  }
}
