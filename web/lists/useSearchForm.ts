import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { AnySearch } from './searchState.ts';

/** A live list follows the keys after this pause, in milliseconds: some browsers refuse an address for every letter. */
const pauseMs = 120;

type Control = HTMLInputElement | HTMLSelectElement;
const isControl = (field: unknown): field is Control =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
const isBox = (field: Control): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
const isText = (field: Control): boolean => field instanceof HTMLInputElement && !isBox(field);

/** Whether a field says what the address says. */
const agrees = (field: Control, said: readonly string[]): boolean =>
  isBox(field) ? field.checked === said.includes(field.value) : field.value.trim() === (said[0] ?? '');

function mend(field: Control, said: readonly string[]): void {
  if (isBox(field)) field.checked = said.includes(field.value);
  else field.value = said[0] ?? '';
}

interface Options {
  search: AnySearch;
  /** The page that the search belongs to. */
  at: string;
  /** Whether the list follows the keys; otherwise text waits until it is submitted. */
  live: boolean;
}

/**
 * Keeps a form and the address the same. Choices go into the address at once; text when it is submitted or, live, a
 * moment after the last key or on leaving the field, so that it never comes after what is pressed next; a text that is
 * cleared leaves it at once. The fields
 * hold what was chosen themselves, so that two quick choices both count; they follow the address when something else
 * changes it. Fields that stand elsewhere belong to the form by their `form` attribute.
 */
export function useSearchForm(form: RefObject<HTMLFormElement | null>, { search, at, live }: Options) {
  const location = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = useRef(false);
  /** The address of the last choice, until the page has come to it. */
  const sent = useRef<string>(undefined);
  const state = search.read(new URLSearchParams(location.search));
  const said = search.address(search.renewed(state));
  /** What the fields were brought to; nothing before this code came. */
  const followed = useRef<string>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const fields = () =>
    [...(form.current?.elements ?? [])].filter(
      (field): field is Control =>
        isControl(field) && field.type !== 'hidden' && search.names.includes(field.name),
    );
  const differs = (field: Control) => !agrees(field, search.texts(state, field.name));
  const submit = useEffectEvent((replace: boolean) => {
    stop();
    typing.current = false;
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(form.current!))
      if (typeof value === 'string') chosen.append(name, value);
    const next = search.address(search.read(chosen), at);
    sent.current = next;
    const same = next === location.pathname + location.search;
    void navigate(next, { replace: replace || same, preventScrollReset: true });
    return same;
  });
  const typed = useEffectEvent(() => {
    typing.current = true;
    if (!live) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(submit, pauseMs, true);
  });
  /** A choice was made, or the reader is done with a text. */
  const settled = useEffectEvent((field: Control) => {
    if (!isText(field)) submit(false);
    else if (live && (timer.current !== undefined || differs(field))) submit(true);
  });
  /** Its own button has emptied it: a list that was searched for its words is whole again. */
  const cleared = useEffectEvent((field: Control) => {
    if (differs(field)) submit(live);
  });
  const differing = () => fields().filter(differs);
  const begin = useEffectEvent(() => {
    followed.current = said;
    // What was typed or chosen before this code came counts.
    if (differing().some((field) => live || !isText(field))) form.current?.requestSubmit();
  });
  const follow = useEffectEvent(() => {
    if (followed.current === undefined) return;
    const moved = live || followed.current !== said;
    if (back || sent.current === location.pathname + location.search) sent.current = undefined;
    if (back) {
      stop();
      typing.current = false;
    }
    if (timer.current !== undefined || !moved) return;
    followed.current = said;
    for (const field of differing())
      // Who goes through a list key by key is ahead of the page.
      if (!((typing.current || sent.current) && field === document.activeElement))
        mend(field, search.texts(state, field.name));
    typing.current = false;
  });

  // With the page that they belong to, not a moment after it.
  useLayoutEffect(() => follow(), [location.key, said]);
  useEffect(() => begin(), []);
  useEffect(() => {
    const listeners = new AbortController();
    const listen = (event: string, act: (field: Control) => void) =>
      document.addEventListener(
        event,
        ({ target }) => {
          if (isControl(target) && target.form === form.current && search.names.includes(target.name))
            act(target);
        },
        listeners,
      );
    listen('input', (field) => {
      if (isText(field)) typed();
    });
    listen('change', settled);
    listen('clear', cleared);
    listen('focusout', (field) => {
      if (isText(field)) settled(field);
    });
    return () => {
      listeners.abort();
      stop();
    };
  }, [form, search]);
  return (event: FormEvent) => {
    event.preventDefault();
    const words = form.current!.querySelector<HTMLInputElement>('[type=search]');
    // A button that has nothing to search for leads to where the words are missing.
    if (submit(false) && words?.value === '') words.focus();
  };
}
