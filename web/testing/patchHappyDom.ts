/** Each item is a property of its storage, as `Object.entries` would show it in a browser. */
const storage: Storage & ThisType<Record<string, string>> = {
  get length() {
    return Object.keys(this).length;
  },
  key(index) {
    return Object.keys(this)[index] ?? null;
  },
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key]! : null;
  },
  setItem(key, value) {
    this[key] = value;
  },
  removeItem(key) {
    delete this[key];
  },
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  },
};

/**
 * What is otherwise in happy-dom than in a browser, so that tests would pass whatever the product does, or could not
 * look. `document.test.tsx` holds it to this.
 */
export function patchHappyDom(): void {
  // It binds a storage's methods at first sight: blocking them on the prototype, as tests do, would block nothing.
  Object.defineProperties(Storage.prototype, Object.getOwnPropertyDescriptors(storage));
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: Object.create(Storage.prototype) });
  // Testing Library does not know `inert`. Without it Floating UI hides what is behind by aria-hidden, which it knows.
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
}
