import { useEffect, useRef, useState } from 'react';
import { retryImport } from '../../ui/retryImport.ts';

interface Picture {
  url: string | null;
  name: string;
  error: string | null;
}
const noPicture: Picture = { url: null, name: '', error: null };

/** The picture of `PostComposer`, shown by an object URL. The picture is not uploaded. */
export function usePicture() {
  const [picture, setPicture] = useState(noPicture);
  /** The latest picture, also before the next render; undefined after unmount. */
  const current = useRef<Picture>(undefined);
  const show = (next: Picture) => {
    current.current = next;
    setPicture(next);
  };
  const revoke = () => {
    if (current.current?.url) URL.revokeObjectURL(current.current.url);
  };
  useEffect(() => {
    current.current = noPicture;
    return () => {
      revoke();
      current.current = undefined;
    };
  }, []);
  const clear = () => {
    revoke();
    show(noPicture);
  };
  /** Takes the picture out of the composer. The post owns its URL, so an unmount does not revoke it. */
  const take = (): Picture => {
    const taken = current.current;
    if (taken) show(noPicture);
    return taken ?? noPicture;
  };
  /** Shows a taken picture again, and returns true, unless the user has chosen another one or left the screen. */
  const giveBack = (taken: Picture): boolean => {
    if (!taken.url || !current.current || current.current.url) return false;
    show(taken);
    return true;
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { pictureError } = await retryImport(() => import('./pictureError.ts'));
    const error = await pictureError(file);
    if (!current.current) return;
    if (error) return show({ ...current.current, error }); // Keeps the picture chosen before.
    const url = URL.createObjectURL(file);
    revoke();
    show({ url, name: file.name, error: null });
  };
  return { ...picture, choose, clear, take, giveBack };
}
