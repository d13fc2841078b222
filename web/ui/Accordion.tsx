import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

interface Props {
  items: readonly { question: string; answer: string }[];
}

/** Collapsible questions, of which one is open at a time. Native `details` elements, which work without scripts. */
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
  // Undefined until the first toggle: the browser itself exposes the initial state, also without scripts.
  const [open, setOpen] = useState<boolean>();
  return (
    <details name={group} className="group/question" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        // Some screen readers do not announce a summary as a button.
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
