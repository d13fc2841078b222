import { useState, type MouseEvent } from 'react';
import { isForBrowser } from '../../ui/isForBrowser.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const PostPictureDialog = onDemand(() => import('./PostPictureDialog.tsx'), 'PostPictureDialog');

interface Props {
  src: string;
  alt: string;
  author: string;
  /** Loads the picture at once, for the first one of a page; otherwise it loads lazily. */
  eager: boolean;
}

/** Whether an untrusted address is a path of this site, https, or a picture of this tab; a script is none of them. */
const isPicture = (src: string) => /^(\/(?!\/)|https:\/\/|blob:|data:image\/)/.test(src);

/** A post's picture, cropped to the card's format. It opens whole: in a dialog, or without scripts as a file. */
export function PostPicture({ src, alt, author, eager }: Props) {
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={isPicture(src) ? src : undefined}
        className="art block aspect-video cursor-zoom-in rounded-md"
        aria-label={`Open the picture in the post by ${author}`}
        onPointerEnter={PostPictureDialog.preload}
        onFocus={PostPictureDialog.preload}
        onClick={show}
      >
        <img
          src={src}
          alt={alt}
          width={640}
          height={360}
          {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </a>
      <PostPictureDialog
        title={`Picture by ${author}`}
        src={src}
        alt={alt}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
