import { Page } from '../../routing/Page.tsx';

interface Props {
  title: string;
  description: string;
  summary: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** A legal text, with its table of contents beside it on wide screens. */
export const LegalPage = ({ title, description, summary, sections }: Props) => (
  <Page title={title} description={description}>
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16.5rem]">
      <article className="card min-w-0 p-card md:p-10">
        <h1 className="font-display text-2xl font-[650] tracking-[-0.02em] md:text-3xl">{title}</h1>
        <p className="mt-2 max-w-read text-read text-muted">{summary}</p>
        {sections.map((section) => (
          <section key={section.title} aria-labelledby={idOf(section.title)} className="mt-8">
            <h2
              id={idOf(section.title)}
              tabIndex={-1}
              className="scroll-mt-20 outline-none font-display text-xl font-[650] tracking-[-0.015em]"
            >
              {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 max-w-read text-read">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
      <nav aria-label="Contents" className="hidden lg:block lg:side-column">
        <div className="card p-card">
          <p className="eyebrow">On this page</p>
          <ul className="mt-2 grid gap-1">
            {sections.map((section) => (
              <li key={section.title}>
                <a
                  href={`#${idOf(section.title)}`}
                  className="block rounded-sm py-1 text-muted hover:text-ink"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  </Page>
);
