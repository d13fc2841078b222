/** What a press has shown. */
interface Press {
  /** What was pressed, by its kind and its name; controls of repeated rows that differ only in their thing are one. */
  key: string;
  /** Nothing came of it, although nothing says that it is chosen already. */
  dead: boolean;
  /** What stands over its middle, so that no pointer reaches it. */
  covered: string | null;
  path: string;
}

declare global {
  interface Window {
    /** Presses the next control that has not been pressed; without one it names what is open, if anything. */
    pressNext: () => Promise<Press | { open: string | null }>;
    settled: () => Promise<void>;
    pressed: Set<string>;
  }
}

/**
 * Runs in the page before its own scripts. A press counts as answered when something in the page changes other than
 * where pointer and focus are: its nodes, texts, attributes or address, a field's state, the focus elsewhere, a notice,
 * the clipboard, a file that is asked for or given.
 */
export function installPressing(withShell: boolean): void {
  const effects: string[] = [];
  let changedAt = 0;
  let underWay = 0;
  const seen = new Map<string, number>();
  const pressed = (window.pressed = new Set<string>());

  const ask = window.fetch.bind(window);
  window.fetch = (...asked) => {
    underWay++;
    return ask(...asked).finally(() => setTimeout(() => underWay--, 30));
  };
  const click = (control: HTMLElement) => HTMLElement.prototype.click.call(control);
  HTMLAnchorElement.prototype.click = function give(this: HTMLAnchorElement) {
    effects.push('a file');
    if (!this.download) click(this);
  };
  HTMLInputElement.prototype.click = function choose(this: HTMLInputElement) {
    if (this.type === 'file') effects.push('a choice of files');
    else click(this);
  };
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async () => void effects.push('the clipboard') },
  });
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      // Nobody outside is asked: that the link leads there is enough.
      const outside = link && (link.origin !== location.origin || link.target === '_blank');
      if (!outside && !target.closest('input[type=file]')) return;
      effects.push('a place outside');
      event.preventDefault();
    },
    true,
  );

  const toaster = 'section[aria-label^=Notifications]';
  const passing = /^data-(hover|active|focus|tabindex)|^name$|^tabindex$/;
  const stateOf = (text: string | null) =>
    (text ?? '')
      .split(' ')
      .filter((word) => !/^(hover|active|focus)?$/.test(word))
      .join(' ');
  const isBeside = ({ nodeName }: Node) => /^(LINK|SCRIPT|STYLE)$/.test(nodeName);
  new MutationObserver((records) => {
    for (const { type, target, attributeName, oldValue, addedNodes, removedNodes } of records) {
      changedAt = performance.now();
      const element = target instanceof Element ? target : target.parentElement;
      const added = [...addedNodes].filter((node) => !isBeside(node));
      if (element?.closest(toaster)) {
        // Notices move and go by themselves.
        if (added.length > 0) effects.push('a notice');
      } else if (type === 'attributes') {
        const now = element!.getAttribute(attributeName!);
        const same = attributeName === 'data-headlessui-state' && stateOf(now) === stateOf(oldValue);
        if (!passing.test(attributeName!) && !same && now !== oldValue) effects.push(attributeName!);
      } else if (type === 'characterData' || added.length > 0 || ![...removedNodes].every(isBeside))
        effects.push('the page');
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
  });

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  // What comes and goes over the page says so.
  const fading = '[role=dialog][data-closed], .scrim[data-closed], [data-enter], [data-leave]';
  const settled = (window.settled = async () => {
    const began = performance.now();
    await idle();
    const moves = () =>
      underWay > 0 || document.querySelector(fading) !== null || performance.now() - changedAt < 60;
    while (moves() && performance.now() - began < 5_000) await wait(15);
    await idle();
  });

  const isThere = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      width * height > 0 &&
      !element.closest('[inert], [aria-hidden=true], fieldset[disabled]')
    );
  };
  const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const label = (element as HTMLInputElement).labels?.[0];
    return (
      element.getAttribute('aria-label') ||
      by.map((id) => textOf(document.getElementById(id))).join(' ') ||
      textOf(label ?? element)
    );
  };
  const opened = () =>
    [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].filter(
      (one) =>
        !one.closest('[data-closed], [data-leave]') && [one, ...one.querySelectorAll('*')].some(isThere),
    );
  const keyOf = (control: Element) => {
    const row = control.closest('article, li, tr');
    const rows = row ? [...row.parentElement!.children].length : 0;
    let name = nameOf(control);
    for (const thing of [textOf(row?.querySelector('h2, h3, h4') ?? null), row?.getAttribute('aria-label')])
      if (thing) name = name.replaceAll(thing, '…');
    if (rows > 2) name = control.tagName === 'A' ? 'a link of a list' : name.replace(/: .*$/, '…');
    const over = opened().findLast((one) => one.contains(control));
    const kind = control.getAttribute('role') ?? control.getAttribute('type') ?? control.localName;
    const where = over ? `${nameOf(over).slice(0, 40)}: ` : '';
    return `${where}${kind} '${name.slice(0, 80).replaceAll(/\d+/g, '#')}'`;
  };

  const controls =
    'button, a[href], select, summary, input[type=checkbox], input[type=radio], [role=tab], [role^=menuitem], [role=switch], [role=option]';
  const isOff = (control: Element) =>
    (control as HTMLButtonElement).disabled || control.getAttribute('aria-disabled') === 'true';
  const isOfShell = (control: Element) =>
    !control.closest('main, [role=dialog]') && control.closest('header, aside, footer') !== null;
  // Where they lead is proved of every link in process (server/http/links.test.ts).
  const leadsAway = (control: Element) =>
    control instanceof HTMLAnchorElement &&
    control.origin === location.origin &&
    control.pathname !== location.pathname;
  const isLast = (key: string) => /'(Close|Cancel|Log out)/.test(key);
  /** What has come last is pressed first, so that all that a press shows is pressed before it goes; ways out come last. */
  function findNext() {
    const top = opened().at(-1);
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (one) =>
        isThere(one) &&
        !isOff(one) &&
        !one.closest(toaster) &&
        !leadsAway(one) &&
        (withShell || !isOfShell(one)),
    );
    const within = all.filter((one) => top?.contains(one));
    const some = (top ? within : all).map((control) => ({ control, key: keyOf(control) }));
    for (const { key } of some) if (!seen.has(key)) seen.set(key, pressed.size);
    const rank = ({ key }: { key: string }) => (isLast(key) ? -1 : seen.get(key)!);
    const [next] = some.filter(({ key }) => !pressed.has(key)).toSorted((a, b) => rank(b) - rank(a));
    return { next, open: top ? nameOf(top) || 'something' : null };
  }

  function press(control: HTMLElement, x: number, y: number): void {
    if (control instanceof HTMLSelectElement) {
      const other = [...control.options].find(({ disabled, selected }) => !disabled && !selected);
      if (!other) return void effects.push('nothing else to choose');
      // React looks at the property of the class.
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(control, other.value);
      for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
      return;
    }
    const how = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
    const pointer = { ...how, pointerType: 'mouse', isPrimary: true, pointerId: 1 };
    control.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
    if (control.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 })))
      control.focus({ preventScroll: true });
    control.dispatchEvent(new PointerEvent('pointerup', pointer));
    control.dispatchEvent(new MouseEvent('mouseup', how));
    click(control);
  }

  /** What it would bring is there: it may say so by doing nothing. */
  const isChosen = (control: HTMLElement) =>
    control.hasAttribute('aria-current') ||
    control.getAttribute('aria-selected') === 'true' ||
    control.getAttribute('aria-pressed') === 'true' ||
    // The specification has this button stand there, whether a filter is set or not.
    textOf(control) === 'Clear Filters' ||
    Boolean(control.closest('[role=search]')?.querySelector<HTMLInputElement>('[type=search]')?.value) ||
    (control.getAttribute('role') === 'radio' && control.getAttribute('aria-checked') === 'true') ||
    (control instanceof HTMLInputElement && control.type === 'radio' && control.checked);

  window.pressNext = async () => {
    await settled();
    const { next, open } = findNext();
    if (!next) return { open };
    const { control, key } = next;
    pressed.add(key);
    // A link that only the keyboard shows has no place before it has the focus.
    if (control.matches('.skip-link')) control.focus();
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    await settled();
    const { left, top, width, height } = control.getBoundingClientRect();
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 2);
    const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 2);
    const hit = document.elementFromPoint(x, y);
    const label = (control as HTMLInputElement).labels?.[0];
    const reached =
      !hit ||
      [control, label].some((one) => one?.contains(hit)) ||
      hit.contains(control) ||
      hit.closest(toaster);
    const chosen = isChosen(control);
    const fieldOf = control as HTMLInputElement;
    const now = () =>
      [location.href, fieldOf.checked, fieldOf.value, Math.round(scrollY), control.isConnected].join(' ');
    const before = now();
    const focus = document.activeElement;
    effects.length = 0;
    press(control, x, y);
    const answered = () => {
      const at = document.activeElement;
      return effects.length > 0 || now() !== before || ![control, focus, document.body].includes(at);
    };
    for (const began = performance.now(); !answered() && performance.now() - began < 3_000;) await wait(15);
    await settled();
    const covered = reached ? null : hit.outerHTML.slice(0, 100);
    return { key, dead: !answered() && !chosen, covered, path: location.pathname };
  };
}
