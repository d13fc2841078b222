import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../brand.ts';
import { PageContext } from './pageContext.tsx';

interface Props {
  /** What a tab and the list of visited pages say; the brand follows. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** The address by which the page is known; its path where it is left out, and none for null. */
  canonical?: string | null | undefined;
}

/** The head of the document. There is one on a page: `Page` writes it, or what the address opens over the page. */
export function Head({ title, description, canonical }: Props) {
  const { pathname } = useLocation();
  const { origin = '' } = use(PageContext);
  const known = canonical === undefined ? pathname : canonical;
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {known && <link rel="canonical" href={origin + known} />}
    </>
  );
}
