import { Copy } from 'lucide-react';
import { useId } from 'react';
import { copyText } from '../ui/copyText.ts';

export function Code({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-2 pb-1">
        <h4 id={id} className="eyebrow grow">
          {title}
        </h4>
        <button
          type="button"
          className="btn btn-sm btn-ghost"
          aria-label={`Copy ${title.toLowerCase()}`}
          onClick={() => void copyText(text, title)}
        >
          <Copy aria-hidden strokeWidth={1.75} />
          Copy
        </button>
      </div>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        aria-labelledby={id}
        role="region"
        className="max-h-72 overflow-auto rounded-md bg-sunken p-3 font-mono text-xs leading-5"
      >
        {text}
      </pre>
    </div>
  );
}
