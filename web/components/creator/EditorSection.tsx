import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** A part of the form under its heading. */
export function EditorSection({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid min-w-0 grid-cols-1 gap-4 p-card">
      <h2 id={id} className="card-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
