import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isComposing, isEnter } from '../ui/keys.ts';

interface Options {
  /** The search box, which is rendered before this code loads. */
  box: RefObject<HTMLInputElement | null>;
  /** Id of the list and prefix of its options' ids: `${id}-0`. */
  id: string;
  count: number;
  /** The result that the options belong to; another result resets the active option. */
  answer: unknown;
  /**
   * For a list that is always open, and whose first option is active from the start. Its first options do not depend on
   * `answer`, so another answer resets only the others. While `isPending`, the others belong to an earlier text.
   */
  alwaysOpen?: { independent: number; isPending: boolean };
  /** Called with the text on focus, click and input. */
  onWords: (words: string) => void;
}

/**
 * Turns a search box into a combobox, after the WAI-ARIA pattern with manual selection. The arrow keys change the active
 * option while the box keeps the focus; keys that move the caret reset it. Enter follows the active option or submits the
 * form; before the first option belongs to the text, it waits for that option. Escape closes a list that is not always open.
 */
export function useCombobox({ box, id, count, answer, alwaysOpen, onWords }: Options) {
  const [isRequested, setRequested] = useState(false);
  // -1: no option is active.
  const initial = alwaysOpen ? 0 : -1;
  const [active, setActive] = useState(initial);
  const [previousAnswer, setPreviousAnswer] = useState(answer);
  if (previousAnswer !== answer) {
    setPreviousAnswer(answer);
    if (active >= (alwaysOpen?.independent ?? 0)) setActive(initial);
  }
  const shown = (isRequested || alwaysOpen !== undefined) && count > 0;
  /** Whether Enter was pressed while the first option belonged to an earlier text: the option of this text is followed. */
  const awaitsFirst = useRef(false);
  const isFirstPending = alwaysOpen !== undefined && alwaysOpen.isPending && alwaysOpen.independent === 0;
  const follow = (option: number) =>
    document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${option}`)}`)?.click();
  const followFirst = useEffectEvent(() => {
    if (awaitsFirst.current) follow(0);
    awaitsFirst.current = false;
  });
  useEffect(() => {
    if (!isFirstPending) followFirst();
  }, [isFirstPending]);
  const close = () => {
    setRequested(false);
    setActive(initial);
  };
  const onInput = useEffectEvent(() => {
    awaitsFirst.current = false;
    onWords(box.current!.value.trim());
    setRequested(true);
    setActive(initial);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    const targets: Record<string, number> = {
      ArrowDown: active + 1 < count ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : count - 1,
    };
    const target = targets[event.key];
    if (target !== undefined && count > 0) {
      event.preventDefault();
      awaitsFirst.current = false;
      setRequested(true);
      setActive(target);
      document.querySelector(`#${CSS.escape(`${id}-${target}`)}`)?.scrollIntoView({ block: 'nearest' });
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) {
      setActive(initial);
    } else if (isEnter(event) && shown && active >= 0) {
      event.preventDefault();
      if (active === 0 && isFirstPending) awaitsFirst.current = true;
      else follow(active);
    } else if (event.key === 'Escape' && shown && !alwaysOpen) {
      // Closes only the list: the panel around it stays open, and the text stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  const onBlur = useEffectEvent(close);
  useEffect(() => {
    const input = box.current!;
    const listeners = new AbortController();
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.addEventListener('input', onInput, listeners);
    input.addEventListener('focus', onInput, listeners);
    input.addEventListener('click', onInput, listeners);
    input.addEventListener('keydown', onKeyDown, listeners);
    input.addEventListener('blur', onBlur, listeners);
    // Applies text that was typed before this code loaded.
    if (document.activeElement === input) onInput();
    return () => listeners.abort();
  }, [box]);
  useEffect(() => {
    const setAttribute = (name: string, value: string | null) =>
      value === null ? box.current?.removeAttribute(name) : box.current?.setAttribute(name, value);
    setAttribute('aria-expanded', String(shown));
    setAttribute('aria-controls', shown ? id : null);
    setAttribute('aria-activedescendant', shown && active >= 0 ? `${id}-${active}` : null);
  }, [box, id, shown, active]);
  return { shown, active, close };
}
