/** The part of jsdom that the server's sanitiser and the tests use; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    readonly window: Window & typeof globalThis;
  }
}
