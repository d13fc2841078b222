import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../brand.ts';
import { PageContext } from './pageContext.tsx';

interface Props {
  /** The title in the browser's tab and history, without the brand, which `Head` appends. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** The canonical address; the page's path where it is left out, no address for null. */
  canonical?: string | null | undefined;
}

/** The document's title and metadata. Only one component of a page renders it: `Page`, or a sheet over the page. */
export function Head({ title, description, canonical }: Props) {
  const { pathname } = useLocation();
  const { origin = '' } = use(PageContext);
  const canonicalPath = canonical === undefined ? pathname : canonical;
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {canonicalPath && <link rel="canonical" href={origin + canonicalPath} />}
    </>
  );
}
