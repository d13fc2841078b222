import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { AnySearch } from './searchState.ts';

/** Debounce of a live list, in milliseconds: some browsers limit how often the address may change. */
const pauseMs = 120;

type Control = HTMLInputElement | HTMLSelectElement;
const isControl = (field: unknown): field is Control =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
const isBox = (field: Control): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
const isText = (field: Control): boolean => field instanceof HTMLInputElement && !isBox(field);

/** Whether a field has the value of the address. */
const isInSync = (field: Control, values: readonly string[]): boolean =>
  isBox(field) ? field.checked === values.includes(field.value) : field.value.trim() === (values[0] ?? '');

function setField(field: Control, values: readonly string[]): void {
  if (isBox(field)) field.checked = values.includes(field.value);
  else field.value = values[0] ?? '';
}

interface Options {
  search: AnySearch;
  /** The path of the page. */
  at: string;
  /** Whether typing updates the list; otherwise text waits until it is submitted. */
  live: boolean;
}

/**
 * Synchronises a form with the address.
 *
 * - Choices and cleared texts change the address at once.
 * - Text changes it on submit. In a live list, text changes it after a debounce or on blur, before the next click.
 * - The fields are uncontrolled, so that two quick choices both count. They change when something else changes the
 *   address.
 * - Fields outside the form name it in their `form` attribute.
 */
export function useSearchForm(form: RefObject<HTMLFormElement | null>, { search, at, live }: Options) {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the user has typed since the last submit, or since an address set the fields. */
  const typing = useRef(false);
  /** The address of the last submit, until the page has rendered it. */
  const sent = useRef<string>(undefined);
  const state = search.read(new URLSearchParams(location.search));
  /** Without page, tab and open item. */
  const searchAddress = search.address(search.fromStart(state));
  /** The search address that the fields show; undefined before the first effect. */
  const shownAddress = useRef<string>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const fields = () =>
    [...(form.current?.elements ?? [])].filter(
      (field): field is Control =>
        isControl(field) && field.type !== 'hidden' && search.names.includes(field.name),
    );
  const isOutOfSync = (field: Control) => !isInSync(field, search.texts(state, field.name));
  /** Changes the address to the form's state; `replace` adds no history entry. Returns whether it had that state already. */
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
  const onTyped = useEffectEvent(() => {
    typing.current = true;
    if (!live) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(submit, pauseMs, true);
  });
  /** Handles a choice, or the end of editing a text. */
  const onSettled = useEffectEvent((field: Control) => {
    if (!isText(field)) submit(false);
    else if (live && (timer.current !== undefined || isOutOfSync(field))) submit(true);
  });
  /** Handles the field's clear button: a list that was searched for this text shows all items again. */
  const onCleared = useEffectEvent((field: Control) => {
    if (isOutOfSync(field)) submit(live);
  });
  const outOfSyncFields = () => fields().filter(isOutOfSync);
  const applyEarlyInput = useEffectEvent(() => {
    shownAddress.current = searchAddress;
    // Applies input from before hydration.
    if (outOfSyncFields().some((field) => live || !isText(field))) form.current?.requestSubmit();
  });
  /**
   * Sets fields to a new address:
   * - Back, Forward: all; a pending submit is cancelled.
   * - A link, or the page of the last submit: all but the focused one if the user has typed since the submit.
   * - The page of an earlier submit: all but the focused one, such as a select that changes by keyboard.
   * - A pending debounce: none. Its submit changes the address, so this runs again.
   * - Not live, and only the page, the tab or the open item changes: none, so that text still waits for its submit.
   */
  const syncFields = useEffectEvent(() => {
    if (shownAddress.current === undefined) return;
    const hasNewSearch = live || shownAddress.current !== searchAddress;
    const isLastSubmit = sent.current === location.pathname + location.search;
    if (isBack || isLastSubmit) sent.current = undefined;
    if (isBack) {
      stop();
      typing.current = false;
    }
    if (timer.current !== undefined || !hasNewSearch) return;
    shownAddress.current = searchAddress;
    const isFocusedNewer = typing.current || sent.current !== undefined;
    for (const field of outOfSyncFields())
      if (!isFocusedNewer || field !== document.activeElement)
        setField(field, search.texts(state, field.name));
    typing.current = false;
  });

  // A layout effect, so that the fields change in the same frame as the page.
  useLayoutEffect(() => syncFields(), [location.key, searchAddress]);
  useEffect(() => applyEarlyInput(), []);
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
      if (isText(field)) onTyped();
    });
    listen('change', onSettled);
    // `SearchField` dispatches it.
    listen('clear', onCleared);
    listen('focusout', (field) => {
      if (isText(field)) onSettled(field);
    });
    return () => {
      listeners.abort();
      stop();
    };
  }, [form, search]);
  return (event: FormEvent) => {
    event.preventDefault();
    const words = form.current!.querySelector<HTMLInputElement>('[type=search]');
    // The search button with an empty text focuses the text field.
    if (submit(false) && words?.value === '') words.focus();
  };
}
