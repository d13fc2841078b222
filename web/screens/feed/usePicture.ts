import { useState } from 'react';

const types = ['image/png', 'image/jpeg', 'image/webp'];
const largest = 5 * 1024 * 1024;

interface Picture {
  url: string | null;
  name: string;
  error: string | null;
}
const none: Picture = { url: null, name: '', error: null };

/** Whether the file really is the picture that its name says. */
async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

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
    const refuse = (error: string) => setPicture((kept) => ({ ...kept, error }));
    if (!types.includes(file.type)) return refuse('Choose a PNG, JPG or WEBP picture.');
    if (file.size > largest) return refuse('Choose a picture of at most 5 MB.');
    if (!(await isPicture(file))) return refuse('This file cannot be read as a picture. Choose another one.');
    if (picture.url) URL.revokeObjectURL(picture.url);
    setPicture({ url: URL.createObjectURL(file), name: file.name, error: null });
  };
  return { ...picture, choose, clear };
}
