declare global {
  interface Window {
    /** All usable controls of the top layer, and the name of the open dialog, menu or list. */
    findControls: () => { controls: HTMLElement[]; open: string | null };
    /** A key of kind and name. Controls of repeated rows share a key if they differ only in the name of the row. */
    keyOf: (control: Element) => string;
    /** Fields that the script has filled in. */
    written: WeakSet<Element>;
    isField: (control: Element) => control is HTMLInputElement | HTMLTextAreaElement;
  }
}

/** Runs in the page before its scripts. */
export function installControls(): void {
  const notices = 'section[aria-label^=Notifications]';
  const fields =
    'textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=submit], [type=button], [type=range])';
  const pressable =
    'button, a[href], select, summary, input[type=checkbox], input[type=radio], [role=tab], [role^=menuitem], [role=switch], [role=option]';
  // Every screen has the same shell.
  const withShell = location.pathname === '/';
  window.written = new WeakSet();
  window.isField = (control): control is HTMLInputElement => control.matches(fields);

  const isUsable = (element: Element) => {
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
  const openLayers = () =>
    [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].filter(
      (layer) =>
        !layer.closest('[data-closed], [data-leave]') &&
        [layer, ...layer.querySelectorAll('*')].some(isUsable),
    );

  /** With all fields filled in, the buttons that submit or close a form behave differently, so they get another key. */
  const isAfterFilling = (control: Element) => {
    const scope = control.closest('form, [role=dialog]');
    const all = [...(scope?.querySelectorAll<HTMLInputElement>(fields) ?? [])].filter(isUsable);
    return (
      all.length > 0 &&
      all.every((field) => (window.written.has(field) && field.value !== '') || field.readOnly)
    );
  };
  window.keyOf = (control) => {
    const row = control.closest('article, li, tr');
    const rows = row ? [...row.parentElement!.children].length : 0;
    let name = nameOf(control);
    for (const rowName of [textOf(row?.querySelector('h2, h3, h4') ?? null), row?.getAttribute('aria-label')])
      if (rowName) name = name.replaceAll(rowName, '…');
    if (rows > 2) name = control.tagName === 'A' ? 'a link of a list' : name.replace(/: .*$/, '…');
    const ownKind = control.getAttribute('role') ?? control.getAttribute('type') ?? control.localName;
    const kind = window.isField(control) ? 'field' : ownKind;
    if (kind === 'option') name = 'an option';
    const layer = openLayers().findLast((candidate) => candidate.contains(control));
    const notice = control.closest(notices) && control.closest('li');
    const place = layer
      ? nameOf(layer)
          .slice(0, 40)
          // Dialogs about different people or things are one dialog.
          .replace(/ (by |for |with |\p{Lu}|').*$/u, ' …')
      : textOf(notice?.querySelector('[data-title]') ?? null);
    const ends = kind === 'submit' || /^(Close|Cancel)/.test(name);
    const when = ends && isAfterFilling(control) ? ' after writing' : '';
    return `${place ? `${place}: ` : ''}${kind} '${name.slice(0, 80)}'${when}`.replaceAll(/\d+/g, '#');
  };

  const isDisabled = (control: Element) =>
    (control as HTMLButtonElement).disabled || control.getAttribute('aria-disabled') === 'true';
  const isOfShell = (control: Element) =>
    !control.closest(`main, [role=dialog], ${notices}`) && control.closest('header, aside, footer') !== null;
  // server/http/links.test.ts checks the target of every link.
  const isLinkToOtherPage = (control: Element) =>
    control instanceof HTMLAnchorElement &&
    control.origin === location.origin &&
    control.pathname !== location.pathname;
  window.findControls = () => {
    const top = openLayers().at(-1);
    const controls = [...document.querySelectorAll<HTMLElement>(`${pressable}, ${fields}`)].filter(
      (control) =>
        isUsable(control) &&
        !isDisabled(control) &&
        !control.matches(':read-only:is(textarea, input):not([type=checkbox], [type=radio])') &&
        !isLinkToOtherPage(control) &&
        (withShell || !isOfShell(control)) &&
        (!top || top.contains(control) || control.closest(notices)),
    );
    return { controls, open: top ? nameOf(top) || 'something' : null };
  };
}
