import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { setQueryPanelOpen } from './queryPanel.ts';

/** Links with `data-press` open a dialog or panel. The click recorder repeats their clicks from before hydration. */
export function Footer({ onHelp }: { onHelp: () => void }) {
  const link = 'reach inline-flex min-h-6 items-center rounded-sm hover:text-ink hover:underline';
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[79rem] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-3 py-6 text-sm text-muted md:px-6">
        <p>{brand.tagline}</p>
        {/* Without scripts it leads to the explorer. */}
        <a
          href="/graphql"
          data-press="queries"
          className={`${link} ml-auto`}
          onClick={(event) => {
            event.preventDefault();
            setQueryPanelOpen(true);
          }}
        >
          Query behind this screen
        </a>
        <nav aria-label="Footer" className="flex gap-5">
          <PrefetchLink menu to={paths.terms} className={link}>
            Terms
          </PrefetchLink>
          <PrefetchLink menu to={paths.privacy} className={link}>
            Privacy
          </PrefetchLink>
          <a
            href="#help"
            data-press="help"
            className={link}
            onClick={(event) => {
              event.preventDefault();
              onHelp();
            }}
          >
            Help
          </a>
        </nav>
      </div>
    </footer>
  );
}
