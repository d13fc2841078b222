import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface Options {
  /** The box, which stands in the page before this code comes. */
  box: RefObject<HTMLInputElement | null>;
  /** Id of the list, and the beginning of the ids of its options: `${id}-0`. */
  id: string;
  /** How many options there are. */
  count: number;
  /** What they are of: nothing of another answer is chosen. */
  answer: unknown;
  /** What is typed, whenever it changes. */
  onWords: (words: string) => void;
}

/**
 * Makes a combobox of a search box, after the WAI-ARIA pattern with a list that is chosen from by hand: the arrows go
 * through the options while the focus stays in the box, the keys that go through its words leave them, Enter follows the
 * one that is chosen or else submits, Escape closes the list.
 */
export function useCombobox({ box, id, count, answer, onWords }: Options) {
  const [wished, setWished] = useState(false);
  const [active, setActive] = useState(-1);
  const [answered, setAnswered] = useState(answer);
  if (answered !== answer) {
    setAnswered(answer);
    setActive(-1);
  }
  const shown = wished && count > 0;
  const close = () => {
    setWished(false);
    setActive(-1);
  };
  const take = useEffectEvent(() => {
    onWords(box.current!.value.trim());
    setWished(true);
    setActive(-1);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, number> = {
      ArrowDown: active + 1 < count ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : count - 1,
    };
    const step = steps[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setWished(true);
      setActive(step);
      document.querySelector(`#${CSS.escape(`${id}-${step}`)}`)?.scrollIntoView({ block: 'nearest' });
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) {
      setActive(-1);
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${active}`)}`)?.click();
    } else if (event.key === 'Escape' && shown) {
      // The list alone: neither the panel around it nor what was typed.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  const leave = useEffectEvent(close);
  useEffect(() => {
    const input = box.current!;
    const listeners = new AbortController();
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.addEventListener('input', take, listeners);
    input.addEventListener('focus', take, listeners);
    input.addEventListener('click', take, listeners);
    input.addEventListener('keydown', press, listeners);
    input.addEventListener('blur', leave, listeners);
    // What was typed before this code came.
    if (document.activeElement === input) take();
    return () => listeners.abort();
  }, [box]);
  useEffect(() => {
    const tell = (name: string, value: string | null) =>
      value === null ? box.current?.removeAttribute(name) : box.current?.setAttribute(name, value);
    tell('aria-expanded', String(shown));
    tell('aria-controls', shown ? id : null);
    tell('aria-activedescendant', shown && active >= 0 ? `${id}-${active}` : null);
  }, [box, id, shown, active]);
  return { shown, active, close };
}
