import type { ReactNode } from 'react';

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted">{term}</dt>
    <dd className="min-w-0 text-right font-medium break-words">{children}</dd>
  </div>
);
