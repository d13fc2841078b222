import { useEffect, useRef, useState } from 'react';
import { hash } from './hash.ts';

type ImageState = 'idle' | 'loading' | 'loaded' | 'error';

/** Complete paths, since the build replaces them by hashed names. */
const bundledImages = [
  '/art/portrait-1.svg',
  '/art/portrait-2.svg',
  '/art/portrait-3.svg',
  '/art/portrait-4.svg',
  '/art/portrait-5.svg',
];
const colourClasses = [
  'bg-avatar-1 text-avatar-1-ink',
  'bg-avatar-2 text-avatar-2-ink',
  'bg-avatar-3 text-avatar-3-ink',
  'bg-avatar-4 text-avatar-4-ink',
  'bg-avatar-5 text-avatar-5-ink',
  'bg-avatar-6 text-avatar-6-ink',
];

/** The upper-case first letters of the first two words. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase('en'))
    .join('');

/** The classes of one of six colours; the same name always gets the same colour. */
export const tint = (name: string): string => colourClasses[hash(name) % colourClasses.length]!;

/** The given picture. Without one, or with a placeholder, one of five bundled pictures, always the same for a name. */
const pictureOf = (name: string, url?: string | null): string =>
  url && !/placeholder/i.test(url) ? url : bundledImages[hash(name) % bundledImages.length]!;

interface Props {
  name: string;
  url?: string | null | undefined;
  /** Tailwind size and text size; 44 px by default. */
  className?: string;
  /** Shown as a dot at the corner; the text for it must be beside the avatar. */
  presence?: 'online' | 'offline';
}

/** A person's picture over their initials, which are visible until the picture loads and when it fails to load. */
export function Avatar({ name, url, className = 'size-11 text-base', presence }: Props) {
  const source = pictureOf(name, url);
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<ImageState>('idle');
  // The browser may have loaded the picture before hydration, without a `load` event for React.
  useEffect(() => {
    const { complete, naturalWidth } = image.current!;
    setState(complete ? (naturalWidth > 0 ? 'loaded' : 'error') : 'loading');
  }, [source]);
  return (
    <span className={`avatar ${tint(name)} ${className}`} data-state={state}>
      <span className="avatar-initials" aria-hidden>
        {initials(name)}
      </span>
      <img
        ref={image}
        loading="lazy"
        src={source}
        alt=""
        width={80}
        height={80}
        onLoad={() => setState('loaded')}
        onError={() => setState('error')}
      />
      {presence && <span className={presence === 'online' ? 'dot' : 'dot off'} />}
    </span>
  );
}
