import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

interface Props {
  items: readonly { question: string; answer: string }[];
  /** Level of the questions' headings. */
  level: 3 | 4;
}

/** Questions of which one is open at a time; pressing the open one closes it. */
export function Accordion({ items, level }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className="divide border-y border-line">
      {items.map(({ question, answer }, i) => (
        <div key={question}>
          <Heading>
            <button
              type="button"
              className="flex min-h-12 w-full items-center justify-between gap-4 rounded-sm py-2.5 text-left font-semibold hover:text-accent-ink"
              aria-expanded={open === i}
              aria-controls={`${id}-${i}`}
              onClick={() => setOpen(open === i ? null : i)}
            >
              {question}
              <ChevronDown
                aria-hidden
                className={`size-4 flex-none text-subtle ${open === i ? 'rotate-180' : ''}`}
              />
            </button>
          </Heading>
          <p id={`${id}-${i}`} hidden={open !== i} className="max-w-read pb-4 text-read text-muted">
            {answer}
          </p>
        </div>
      ))}
    </div>
  );
}
