import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the page with its heading. Its id is the fragment of the URL. */
export const Section = ({ id, title, children }: Props) => (
  <section
    aria-labelledby={`${id}-title`}
    id={id}
    tabIndex={-1}
    className="min-w-0 scroll-mt-20 outline-none"
  >
    <h2 id={`${id}-title`} className="font-display text-xl font-[650] tracking-[-0.015em]">
      {title}
    </h2>
    {children}
  </section>
);
