import { useState } from 'react';
import { retryImport } from '../../ui/retryImport.ts';

interface Picture {
  url: string | null;
  name: string;
  error: string | null;
}
const none: Picture = { url: null, name: '', error: null };

/** A picture chosen from this device; it never leaves the tab. */
export function usePicture() {
  const [picture, setPicture] = useState(none);
  /** Lets go of the picture; a posted one is still shown, so its data must stay. */
  const clear = (discard: boolean) => {
    if (discard && picture.url) URL.revokeObjectURL(picture.url);
    setPicture(none);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { pictureFault } = await retryImport(() => import('./pictureFault.ts'));
    const error = await pictureFault(file);
    if (error) return setPicture((kept) => ({ ...kept, error }));
    if (picture.url) URL.revokeObjectURL(picture.url);
    setPicture({ url: URL.createObjectURL(file), name: file.name, error: null });
  };
  return { ...picture, choose, clear };
}
