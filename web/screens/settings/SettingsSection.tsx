import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Purpose of the section, in one sentence. */
  text: string;
  children: ReactNode;
}

/** A group of settings: title and purpose on the left, fields on the right. */
export function SettingsSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="card grid grid-cols-1 gap-x-10 gap-y-4 p-card lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="card-title">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
