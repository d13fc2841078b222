import { useEffect, useRef, useState } from 'react';
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
  /** What is let go of when another takes its place, or its field goes away; undefined when it has gone. */
  const own = useRef<string | null>(undefined);
  const hold = (url: string | null) => {
    if (own.current) URL.revokeObjectURL(own.current);
    own.current = url;
  };
  useEffect(() => {
    own.current = null;
    return () => {
      if (own.current) URL.revokeObjectURL(own.current);
      own.current = undefined;
    };
  }, []);
  const clear = () => {
    hold(null);
    setPicture(none);
  };
  /** While it is posted it belongs to the post, whatever becomes of its field, and stays there once that is done. */
  const post = async <T>(send: (url: string | null) => Promise<T | undefined>) => {
    own.current = null;
    const done = await send(picture.url);
    if (done) setPicture(none);
    else own.current = picture.url;
    return done;
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { pictureFault } = await retryImport(() => import('./pictureFault.ts'));
    const error = await pictureFault(file);
    if (own.current === undefined) return;
    if (error) return setPicture((kept) => ({ ...kept, error }));
    const url = URL.createObjectURL(file);
    hold(url);
    setPicture({ url, name: file.name, error: null });
  };
  return { ...picture, choose, clear, post };
}
