/** Each item is an own property of the storage, so `Object.entries` works as in a browser. */
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

/** Sets `window.event` while an event is dispatched. React then commits at once what a listener changes. */
function setWindowEvent(): void {
  const prototype = Object.getPrototypeOf(Node.prototype) as EventTarget;
  const { dispatchEvent } = prototype;
  prototype.dispatchEvent = function dispatch(this: EventTarget, event: Event) {
    const before = window.event;
    window.event = event;
    try {
      return dispatchEvent.call(this, event);
    } finally {
      window.event = before;
    }
  };
}

/** Replaces the parts of happy-dom that differ from a browser and would hide faults from tests. */
export function patchHappyDom(): void {
  // happy-dom binds storage methods on first use, so mocks on the prototype would have no effect.
  Object.defineProperties(Storage.prototype, Object.getOwnPropertyDescriptors(storage));
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: Object.create(Storage.prototype) });
  // Testing Library ignores `inert`. Without it Floating UI falls back to aria-hidden, which Testing Library supports.
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  setWindowEvent();
  // The command that fields insert text with; here none is supported.
  document.execCommand = () => false;
}
