/** Whether a key or an input belongs to an input method. Safari reports the key that ends a composition only by the code 229. */
export const isComposing = ({
  isComposing: isReported,
  keyCode,
}: Pick<InputEvent, 'isComposing'> & Partial<KeyboardEvent>): boolean => isReported || keyCode === 229;

/** Whether a press is Enter, and does not confirm a word of an input method. */
export const isEnter = (event: KeyboardEvent): boolean => event.key === 'Enter' && !isComposing(event);

/**
 * The key of a shortcut. Where the layout has no Latin letters, such as Russian and Arabic, it is the key at this place of
 * the US layout. A browser that fills in a form sends key events without a key.
 */
function shortcutKey({ key = '', code = '', shiftKey }: Partial<KeyboardEvent>): string {
  // A full-width 'ｋ' becomes 'k'.
  const written = key.normalize('NFKC');
  if (!key || /^[!-~\p{Script=Latin}]/u.test(written)) return written.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  if (code === 'Period') return shiftKey ? '>' : '.';
  return code.replace('Key', '').toLowerCase();
}

/** Whether AltGr, which types characters, is on. Windows also reports it as Ctrl+Alt; Firefox on a Mac reports any Alt. */
const hasAltGr = (event: KeyboardEvent) => event.getModifierState('AltGraph');

/** Whether a press is this shortcut: Ctrl, or Command on a Mac, with a key. */
export const isCommand = (event: KeyboardEvent, key: string): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !hasAltGr(event) &&
  // Some layouts write a punctuation mark with Shift.
  !(event.shiftKey && /[a-z]/.test(key)) &&
  !isComposing(event) &&
  shortcutKey(event) === key;

/** Whether a press is this shortcut: a key without modifiers, or with Alt. */
export const isSingleKey = (event: KeyboardEvent, key: string, withAlt = false): boolean =>
  event.altKey === withAlt &&
  !event.ctrlKey &&
  !event.metaKey &&
  (withAlt || !hasAltGr(event)) &&
  !isComposing(event) &&
  shortcutKey(event) === key;
