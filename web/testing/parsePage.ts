import { JSDOM } from 'jsdom';

/** What a browser makes of a page's text, to the letter of the standard: happy-dom's own parser is not that exact. */
export const parsePage = (html: string): Document => new JSDOM(html).window.document;
