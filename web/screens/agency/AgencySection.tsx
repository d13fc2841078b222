import type { ReactNode } from 'react';

interface Props {
  /** Used as the fragment of the URL. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

export const AgencySection = ({ id, title, text, children }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="scroll-mt-20 font-display text-xl font-[650] tracking-[-0.015em]">
      {title}
    </h2>
    {text && <p className="mt-1 text-muted">{text}</p>}
    <div className="mt-4">{children}</div>
  </section>
);
