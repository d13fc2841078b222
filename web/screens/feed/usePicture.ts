import { useEffect, useRef, useState } from 'react';
import { retryImport } from '../../ui/retryImport.ts';

interface Picture {
  url: string | null;
  name: string;
  error: string | null;
}
const noPicture: Picture = { url: null, name: '', error: null };

/** The picture that the user chose for a post. It is not uploaded. */
export function usePicture() {
  const [picture, setPicture] = useState(noPicture);
  /** Object URL to revoke on replacement or unmount; undefined after unmount. */
  const ownedUrl = useRef<string | null>(undefined);
  const replaceUrl = (url: string | null) => {
    if (ownedUrl.current) URL.revokeObjectURL(ownedUrl.current);
    ownedUrl.current = url;
  };
  useEffect(() => {
    ownedUrl.current = null;
    return () => {
      if (ownedUrl.current) URL.revokeObjectURL(ownedUrl.current);
      ownedUrl.current = undefined;
    };
  }, []);
  const clear = () => {
    replaceUrl(null);
    setPicture(noPicture);
  };
  /** The post owns the URL while it is sent and after success, so an unmount does not revoke it. */
  const post = async <T>(send: (url: string | null) => Promise<T | undefined>) => {
    ownedUrl.current = null;
    const result = await send(picture.url);
    if (result) setPicture(noPicture);
    else ownedUrl.current = picture.url;
    return result;
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { pictureError } = await retryImport(() => import('./pictureError.ts'));
    const error = await pictureError(file);
    if (ownedUrl.current === undefined) return;
    if (error) return setPicture((previous) => ({ ...previous, error }));
    const url = URL.createObjectURL(file);
    replaceUrl(url);
    setPicture({ url, name: file.name, error: null });
  };
  return { ...picture, choose, clear, post };
}
