/** The part of jsdom that the server's sanitiser needs; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
  }
}
