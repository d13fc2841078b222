/** What is known of a screen's controls, over several loads of its page. */
export interface Memory {
  pressed: string[];
  /** When a control was first seen: how many had been pressed by then. */
  seen: Record<string, number>;
  /** The controls that a press was the first to show. */
  brings: Record<string, string[]>;
  /** What was pressed again for those of them that went unpressed: when last, and how often since something new came of it. */
  again: Record<string, { at: number; times: number }>;
  /** Fields that are written into again. */
  rewrites: string[];
  /** The last press, unless the page was opened anew after it. */
  last: string;
}

/** What a press has shown. */
export interface Press {
  key: string;
  /** Nothing came of it, although nothing says that it is chosen already. */
  dead: boolean;
  /** What stands over its middle, so that no pointer reaches it. */
  covered: string | null;
  /** Something may look otherwise than before: not so where it is pressed again, or where only a field holds words. */
  changed: boolean;
  path: string;
  memory: Memory;
}

declare global {
  interface Window {
    /**
     * Presses the next control that has not been pressed, or the one that is wanted; without one it names what is open,
     * if anything.
     */
    pressNext: (memory: Memory, wanted?: string) => Promise<Press | { open: string | null; memory: Memory }>;
  }
}

/** Runs in the page before its own scripts. */
export function installPressing(): void {
  const notices = 'section[aria-label^=Notifications]';
  const closesNotice = '[aria-label="Close toast"]';
  const afterWriting = ' after writing';
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const isWayOut = (key: string) => /'(Close|Cancel|Log out)/.test(key);
  const isOfField = (key: string) => /(^|: )field '/.test(key);

  /** Notices go when nothing is left to be pressed in them, for they stand before other things. */
  async function closeNotices(): Promise<void> {
    for (const close of document.querySelectorAll<HTMLElement>(`${notices} ${closesNotice}`))
      window.clickLikeSomebody(close);
    for (let i = 0; document.querySelector(`${notices} ${closesNotice}`) && i < 100; i++) await wait(20);
    await window.settled();
  }

  /**
   * What has come last is pressed first, so that all that a press shows is pressed before it goes: buttons with nothing
   * written, then fields are written into, then ways out with what was written, then what sends it; other ways out last.
   */
  function findNext({ pressed, seen, brings, again, rewrites, last }: Memory, wanted?: string) {
    const { controls, open } = window.findControls();
    const some = controls
      .filter((control) => !control.matches(closesNotice))
      .map((control) => ({ control, key: window.keyOf(control) }));
    for (const { key } of some)
      if (seen[key] === undefined) {
        seen[key] = pressed.length;
        (brings[last] ??= []).push(key);
      }
    if (wanted) return { next: some.find(({ key }) => key === wanted), open, shown: [] };
    const rank = ({ control, key }: (typeof some)[number]) => {
      if (control.closest(notices)) return 1e6;
      if (key.endsWith(afterWriting)) return seen[key]! + (isWayOut(key) ? 0.5 : 0);
      if (isWayOut(key)) return -1;
      return seen[key]! - (isOfField(key) ? 0.5 : 0);
    };
    const [first] = some
      .filter(({ key }) => !pressed.includes(key) || rewrites.includes(key))
      .toSorted((a, b) => rank(b) - rank(a));
    if (first) return { next: first, open, shown: [] };
    // What was not reached before something closed is shown again.
    const isInVain = (key: string) => again[key]?.at === pressed.length && again[key].times > 1;
    const brought = ({ key }: { key: string }) => allBrought(brings, key);
    const [next] = some
      .filter((one) => !isInVain(one.key) && brought(one).some((key) => !pressed.includes(key)))
      .toSorted((a, b) => brought(a).length - brought(b).length);
    return { next, open, shown: next ? brought(next) : [] };
  }

  function allBrought(brings: Memory['brings'], key: string): string[] {
    const all = new Set<string>();
    const add = (one: string): void => {
      for (const brought of brings[one] ?? [])
        if (!all.has(brought)) {
          all.add(brought);
          add(brought);
        }
    };
    add(key);
    return [...all];
  }

  function remember(memory: Memory, key: string, shown: string[]): void {
    const { pressed, again } = memory;
    memory.last = key;
    memory.rewrites = memory.rewrites.filter((one) => one !== key);
    if (!pressed.includes(key)) pressed.push(key);
    if (shown.length === 0) return;
    const at = pressed.length;
    again[key] = { at, times: again[key]?.at === at ? again[key].times + 1 : 1 };
    // What was written has gone: it is written again where nothing else is left.
    const left = shown.filter((one) => !pressed.includes(one));
    if (left.every((one) => one.endsWith(afterWriting))) memory.rewrites = shown.filter(isOfField);
  }

  const written = 'what is written';
  const words: Record<string, string> = {
    email: 'ada@example.com',
    tel: '+47 555 01 234',
    url: 'https://example.com/ada',
    number: '50',
    password: 'correct horse 9',
    search: 'design',
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const wordsFor = ({ type }: HTMLInputElement) =>
    ({ date: inDays(10).slice(0, 10), time: '10:00', month: inDays(-400).slice(0, 7) })[type] ??
    words[type] ??
    'Some words that say what is meant.';
  // React looks at the property of the class.
  const write = (
    control: HTMLElement,
    to: typeof HTMLInputElement | typeof HTMLSelectElement,
    value: string,
  ) => {
    Object.getOwnPropertyDescriptor(to.prototype, 'value')!.set!.call(control, value);
    for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
  };
  async function writeInto(control: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    const to = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    control.focus({ preventScroll: true });
    write(control, to as typeof HTMLInputElement, wordsFor(control as HTMLInputElement));
    window.written.add(control);
    window.effects.push(written);
    // What is suggested waits until nobody types.
    await wait(400);
  }

  function press(control: HTMLElement, x: number, y: number): void {
    if (control instanceof HTMLSelectElement) {
      const other = [...control.options].find(({ disabled, selected }) => !disabled && !selected);
      if (other) write(control, HTMLSelectElement, other.value);
      else window.effects.push('nothing else to choose');
      return;
    }
    const how = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
    const pointerType = navigator.maxTouchPoints > 0 ? 'touch' : 'mouse';
    const pointer = { ...how, pointerType, isPrimary: true, pointerId: 1 };
    control.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
    // A finger's mouse events come after it has left.
    if (pointerType === 'touch') control.dispatchEvent(new PointerEvent('pointerup', pointer));
    if (control.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 })))
      control.focus({ preventScroll: true });
    if (pointerType === 'mouse') control.dispatchEvent(new PointerEvent('pointerup', pointer));
    control.dispatchEvent(new MouseEvent('mouseup', how));
    window.clickLikeSomebody(control);
  }

  /** What it would bring is there: it may say so by doing nothing. */
  const isChosen = (control: HTMLElement) =>
    control.hasAttribute('aria-current') ||
    control.getAttribute('aria-selected') === 'true' ||
    control.getAttribute('aria-pressed') === 'true' ||
    Boolean(control.closest('[role=search]')?.querySelector<HTMLInputElement>('[type=search]')?.value) ||
    (control.getAttribute('role') === 'radio' && control.getAttribute('aria-checked') === 'true') ||
    (control instanceof HTMLInputElement && control.type === 'radio' && control.checked);

  /** It goes by itself when something beside it is pressed. */
  const isInWhatIsOpen = (hit: Element) =>
    [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].some((opener) =>
      document.getElementById(opener.getAttribute('aria-controls')!)?.contains(hit),
    );

  window.pressNext = async (memory, wanted) => {
    await window.settled();
    let { next, open, shown } = findNext(memory, wanted);
    if (!next?.control.closest(notices) && document.querySelector(`${notices} ${closesNotice}`)) {
      await closeNotices();
      ({ next, open, shown } = findNext(memory, wanted));
    }
    if (!next) return { open, memory };
    const { control, key } = next;
    const isNew = shown.length === 0 && !memory.pressed.includes(key);
    remember(memory, key, shown);
    // A link that only the keyboard shows has no place before it has the focus.
    if (control.matches('.skip-link')) control.focus();
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    await window.settled();
    const { left, top, width, height } = control.getBoundingClientRect();
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 2);
    const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 2);
    const hit = document.elementFromPoint(x, y);
    const label = (control as HTMLInputElement).labels?.[0];
    const reached =
      !hit ||
      [control, label].some((one) => one?.contains(hit)) ||
      hit.contains(control) ||
      hit.closest(notices) ||
      isInWhatIsOpen(hit);
    const chosen = isChosen(control);
    const fieldOf = control as HTMLInputElement;
    const now = () =>
      [location.href, fieldOf.checked, fieldOf.value, Math.round(scrollY), control.isConnected].join(' ');
    const before = now();
    const focus = document.activeElement;
    window.effects.length = 0;
    if (window.isField(control)) await writeInto(control);
    else press(control, x, y);
    const answered = () => {
      const at = document.activeElement;
      return window.effects.length > 0 || now() !== before || ![control, focus, document.body].includes(at);
    };
    for (const began = performance.now(); !answered() && performance.now() - began < 3_000;) await wait(15);
    await window.settled();
    const changed = isNew && window.effects.some((effect) => effect !== written);
    const covered = reached ? null : hit.outerHTML.slice(0, 100);
    return { key, dead: !answered() && !chosen, covered, changed, path: location.pathname, memory };
  };
}
