declare global {
  interface Window {
    /** All that can be pressed or written into now, in what lies above the rest if anything does. */
    findControls: () => { controls: HTMLElement[]; open: string | null };
    /** A control by its kind and its name; those of repeated rows that differ only in their thing are one. */
    keyOf: (control: Element) => string;
    /** What has been written into by the script. */
    written: WeakSet<Element>;
    isField: (control: Element) => control is HTMLInputElement | HTMLTextAreaElement;
  }
}

/** Runs in the page before its own scripts. The shell's controls are those of every screen: one of them is enough. */
export function installControls(withShell: boolean): void {
  const notices = 'section[aria-label^=Notifications]';
  const fields =
    'textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=submit], [type=button], [type=range])';
  const pressable =
    'button, a[href], select, summary, input[type=checkbox], input[type=radio], [role=tab], [role^=menuitem], [role=switch], [role=option]';
  window.written = new WeakSet();
  window.isField = (control): control is HTMLInputElement => control.matches(fields);

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

  /** Once all fields of a form hold something, what sends or leaves it is another control: it asks, or does it. */
  const isAfterWriting = (control: Element) => {
    const scope = control.closest('form, [role=dialog]');
    const all = [...(scope?.querySelectorAll<HTMLInputElement>(fields) ?? [])].filter(isThere);
    return (
      all.length > 0 && all.every((one) => (window.written.has(one) && one.value !== '') || one.readOnly)
    );
  };
  window.keyOf = (control) => {
    const row = control.closest('article, li, tr');
    const rows = row ? [...row.parentElement!.children].length : 0;
    let name = nameOf(control);
    for (const thing of [textOf(row?.querySelector('h2, h3, h4') ?? null), row?.getAttribute('aria-label')])
      if (thing) name = name.replaceAll(thing, '…');
    if (rows > 2) name = control.tagName === 'A' ? 'a link of a list' : name.replace(/: .*$/, '…');
    const ownKind = control.getAttribute('role') ?? control.getAttribute('type') ?? control.localName;
    const kind = window.isField(control) ? 'field' : ownKind;
    if (kind === 'option') name = 'an option';
    const over = opened().findLast((one) => one.contains(control));
    const notice = control.closest(notices) && control.closest('li');
    const place = over
      ? nameOf(over)
          .slice(0, 40)
          .replace(/ (by|for|with) .*$/, ' …')
      : textOf(notice?.querySelector('[data-title]') ?? null);
    const ends = kind === 'submit' || /^(Close|Cancel)/.test(name);
    const when = ends && isAfterWriting(control) ? ' after writing' : '';
    return `${place ? `${place}: ` : ''}${kind} '${name.slice(0, 80)}'${when}`.replaceAll(/\d+/g, '#');
  };

  const isOff = (control: Element) =>
    (control as HTMLButtonElement).disabled || control.getAttribute('aria-disabled') === 'true';
  const isOfShell = (control: Element) =>
    !control.closest(`main, [role=dialog], ${notices}`) && control.closest('header, aside, footer') !== null;
  // Where they lead is proved of every link in process (server/http/links.test.ts).
  const leadsAway = (control: Element) =>
    control instanceof HTMLAnchorElement &&
    control.origin === location.origin &&
    control.pathname !== location.pathname;
  window.findControls = () => {
    const top = opened().at(-1);
    const controls = [...document.querySelectorAll<HTMLElement>(`${pressable}, ${fields}`)].filter(
      (one) =>
        isThere(one) &&
        !isOff(one) &&
        !one.matches(':read-only:is(textarea, input):not([type=checkbox], [type=radio])') &&
        !leadsAway(one) &&
        (withShell || !isOfShell(one)) &&
        (!top || top.contains(one) || one.closest(notices)),
    );
    return { controls, open: top ? nameOf(top) || 'something' : null };
  };
}
