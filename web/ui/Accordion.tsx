import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

interface Props {
  items: readonly { question: string; answer: string }[];
}

/** Questions of which one is open at a time; pressing the open one closes it. The browser's own, so that it works without scripts. */
export function Accordion({ items }: Props) {
  const group = useId();
  return (
    <div className="divide border-y border-line">
      {items.map((item) => (
        <Question key={item.question} {...item} group={group} />
      ))}
    </div>
  );
}

function Question({ question, answer, group }: Props['items'][number] & { group: string }) {
  // Said only once it is known: until then, and without scripts, the browser tells by itself.
  const [open, setOpen] = useState<boolean>();
  return (
    <details name={group} className="group/question" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        // Not every screen reader calls a summary a button.
        role="button"
        aria-expanded={open}
        className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-2.5 font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden"
      >
        {question}
        <ChevronDown aria-hidden className="size-4 flex-none text-subtle group-open/question:rotate-180" />
      </summary>
      <p className="max-w-read pb-4 text-read text-muted">{answer}</p>
    </details>
  );
}
