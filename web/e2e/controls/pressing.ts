/** State of the controls of a screen, kept over several loads of its page. */
export interface Memory {
  pressed: string[];
  /** For each control, how many controls had been pressed when it first appeared. */
  seen: Record<string, number>;
  /** For each pressed control, the controls that its press revealed. */
  reveals: Record<string, string[]>;
  /** Controls pressed again to show unpressed controls: number of pressed controls at the last try, and tries since. */
  retries: Record<string, { at: number; times: number }>;
  /** Fields to fill in again. */
  refills: string[];
  /** The last pressed control; empty after a reload. */
  last: string;
}

/** Result of a press. */
export interface Press {
  key: string;
  /** Without any effect, although the control is not selected already. */
  dead: boolean;
  /** The element that covers its centre, if any. */
  covered: string | null;
  /** Whether the page needs a check: a first press with an effect other than text in a field. */
  changed: boolean;
  memory: Memory;
}

declare global {
  interface Window {
    /**
     * Presses the next unpressed control, or the one with the key `targetKey`. Without such a control it returns the name of
     * the open layer.
     */
    pressNext: (
      memory: Memory,
      targetKey?: string,
    ) => Promise<Press | { open: string | null; memory: Memory }>;
  }
}

/** Runs in the page before its scripts. */
export function installPressing(): void {
  const notices = 'section[aria-label^=Notifications]';
  const closesNotice = '[aria-label="Close toast"]';
  const afterWriting = ' after writing';
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const isExit = (key: string) => /'(Close|Cancel|Log out)/.test(key);
  const isFieldKey = (key: string) => /(^|: )field '/.test(key);

  /** Closes toasts, which may cover other controls. */
  async function closeNotices(): Promise<void> {
    for (const close of document.querySelectorAll<HTMLElement>(`${notices} ${closesNotice}`)) {
      const { left, top } = close.getBoundingClientRect();
      press(close, left, top);
    }
    for (let i = 0; document.querySelector(`${notices} ${closesNotice}`) && i < 100; i++) await wait(20);
    await window.settled();
  }

  /**
   * Returns the next control. Newly revealed controls come first, before they disappear: buttons of the empty form, then
   * fields, then exits of the filled-in form, then its submit button. Other exits come last.
   */
  function findNext({ pressed, seen, reveals, retries, refills, last }: Memory, targetKey?: string) {
    const { controls, open } = window.findControls();
    const candidates = controls
      .filter((control) => !control.matches(closesNotice))
      .map((control) => ({ control, key: window.keyOf(control) }));
    for (const { key } of candidates)
      if (seen[key] === undefined) {
        seen[key] = pressed.length;
        (reveals[last] ??= []).push(key);
      }
    if (targetKey) return { next: candidates.find(({ key }) => key === targetKey), open, shown: [] };
    const rank = ({ control, key }: (typeof candidates)[number]) => {
      if (control.closest(notices)) return 1e6;
      if (key.endsWith(afterWriting)) return seen[key]! + (isExit(key) ? 0.5 : 0);
      if (isExit(key)) return -1;
      return seen[key]! - (isFieldKey(key) ? 0.5 : 0);
    };
    const [first] = candidates
      .filter(({ key }) => !pressed.includes(key) || refills.includes(key))
      .toSorted((a, b) => rank(b) - rank(a));
    if (first) return { next: first, open, shown: [] };
    // Presses a control again to show controls that disappeared before they were pressed.
    const isExhausted = (key: string) => retries[key]?.at === pressed.length && retries[key].times > 1;
    const revealedBy = ({ key }: { key: string }) => allRevealed(reveals, key);
    const [next] = candidates
      .filter(
        (candidate) =>
          !isExhausted(candidate.key) && revealedBy(candidate).some((key) => !pressed.includes(key)),
      )
      .toSorted((a, b) => revealedBy(a).length - revealedBy(b).length);
    return { next, open, shown: next ? revealedBy(next) : [] };
  }

  function allRevealed(reveals: Memory['reveals'], key: string): string[] {
    const all = new Set<string>();
    const add = (source: string): void => {
      for (const revealed of reveals[source] ?? [])
        if (!all.has(revealed)) {
          all.add(revealed);
          add(revealed);
        }
    };
    add(key);
    return [...all];
  }

  function remember(memory: Memory, key: string, shown: string[]): void {
    const { pressed, retries } = memory;
    memory.last = key;
    memory.refills = memory.refills.filter((field) => field !== key);
    if (!pressed.includes(key)) pressed.push(key);
    if (shown.length === 0) return;
    const at = pressed.length;
    retries[key] = { at, times: retries[key]?.at === at ? retries[key].times + 1 : 1 };
    // The form is empty again. Its fields are filled in again if only the controls of the filled-in form are left.
    const remaining = shown.filter((other) => !pressed.includes(other));
    if (remaining.every((other) => other.endsWith(afterWriting))) memory.refills = shown.filter(isFieldKey);
  }

  const fieldInput = 'field input';
  const textByType: Record<string, string> = {
    email: 'ada@example.com',
    tel: '+47 555 01 234',
    url: 'https://example.com/ada',
    number: '50',
    password: 'correct horse 9',
    search: 'design',
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const valueFor = ({ type }: HTMLInputElement) =>
    ({ date: inDays(10).slice(0, 10), time: '10:00', month: inDays(-400).slice(0, 7) })[type] ??
    textByType[type] ??
    'Some text of a few words.';
  // React overrides the property of the element, so this calls the setter of the class.
  const write = (
    control: HTMLElement,
    to: typeof HTMLInputElement | typeof HTMLSelectElement,
    value: string,
  ) => {
    Object.getOwnPropertyDescriptor(to.prototype, 'value')!.set!.call(control, value);
    for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
  };
  async function fillIn(control: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    const to = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    control.focus({ preventScroll: true });
    write(control, to as typeof HTMLInputElement, valueFor(control as HTMLInputElement));
    window.written.add(control);
    window.effects.push(fieldInput);
    // Suggestions and searches while one types are debounced.
    if (control.matches('[role=combobox], [type=search]')) await wait(400);
  }

  function press(control: HTMLElement, x: number, y: number): void {
    if (control instanceof HTMLSelectElement) {
      const other = [...control.options].find(({ disabled, selected }) => !disabled && !selected);
      if (other) write(control, HTMLSelectElement, other.value);
      else window.effects.push('nothing else to choose');
      return;
    }
    const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
    const pointerType = navigator.maxTouchPoints > 0 ? 'touch' : 'mouse';
    const pointer = { ...init, pointerType, isPrimary: true, pointerId: 1 };
    control.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
    // On touch devices the mouse events follow pointerup.
    if (pointerType === 'touch') control.dispatchEvent(new PointerEvent('pointerup', pointer));
    if (control.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 })))
      control.focus({ preventScroll: true });
    if (pointerType === 'mouse') control.dispatchEvent(new PointerEvent('pointerup', pointer));
    control.dispatchEvent(new MouseEvent('mouseup', init));
    window.clickAsUser(control);
  }

  const isSelected = (control: HTMLElement) =>
    control.hasAttribute('aria-current') ||
    control.getAttribute('aria-selected') === 'true' ||
    control.getAttribute('aria-pressed') === 'true' ||
    Boolean(control.closest('[role=search]')?.querySelector<HTMLInputElement>('[type=search]')?.value) ||
    (control.getAttribute('role') === 'radio' && control.getAttribute('aria-checked') === 'true') ||
    (control instanceof HTMLInputElement && control.type === 'radio' && control.checked);

  /** An open popup closes when another control is pressed. */
  const isInOpenPopup = (hit: Element) =>
    [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].some((opener) =>
      document.getElementById(opener.getAttribute('aria-controls')!)?.contains(hit),
    );

  /** Scrolls until the control stays in place: a part above it that arrives later moves it. */
  async function scrollIntoWindow(control: HTMLElement): Promise<void> {
    const topOf = () => control.getBoundingClientRect().top;
    for (let i = 0; i < 10; i += 1) {
      const before = topOf();
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (topOf() === before) return;
      await window.settled();
    }
  }

  window.pressNext = async (memory, targetKey) => {
    let { next, open, shown } = findNext(memory, targetKey);
    // A press outside closes a menu.
    if (
      !next?.control.closest(`${notices}, [role=menu]`) &&
      document.querySelector(`${notices} ${closesNotice}`)
    ) {
      await closeNotices();
      ({ next, open, shown } = findNext(memory, targetKey));
    }
    if (!next) return { open, memory };
    const { control, key } = next;
    const isNew = shown.length === 0 && !memory.pressed.includes(key);
    remember(memory, key, shown);
    // The skip link is only visible with focus.
    if (control.matches('.skip-link')) control.focus();
    await scrollIntoWindow(control);
    const { left, top, width, height } = control.getBoundingClientRect();
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 2);
    const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 2);
    const hit = document.elementFromPoint(x, y);
    const fieldOf = control as HTMLInputElement;
    const isReachable =
      !hit ||
      [control, fieldOf.labels?.[0]].some((element) => element?.contains(hit)) ||
      hit.contains(control) ||
      hit.closest(notices) ||
      isInOpenPopup(hit);
    const selected = isSelected(control);
    const state = () =>
      [location.href, fieldOf.checked, fieldOf.value, Math.round(scrollY), control.isConnected].join(' ');
    const before = state();
    const focus = document.activeElement;
    window.effects.length = 0;
    if (window.isField(control)) await fillIn(control);
    else press(control, x, y);
    const hasEffect = () => {
      const at = document.activeElement;
      return window.effects.length > 0 || state() !== before || ![control, focus, document.body].includes(at);
    };
    const until = performance.now() + (selected ? 0 : 3_000);
    while (!hasEffect() && performance.now() < until) await wait(15);
    await window.settled();
    const changed = isNew && window.effects.some((effect) => effect !== fieldInput);
    const covered = isReachable ? null : hit.outerHTML.slice(0, 100);
    return { key, dead: !hasEffect() && !selected, covered, changed, memory };
  };
}
