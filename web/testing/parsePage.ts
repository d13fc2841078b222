import { JSDOM } from 'jsdom';

/** Parses a page with jsdom, which follows the HTML standard more exactly than happy-dom. */
export const parsePage = (html: string): Document => new JSDOM(html).window.document;
