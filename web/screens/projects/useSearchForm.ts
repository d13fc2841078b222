import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { anyTime } from './projectSearch.ts';

/** The list follows the keys after this pause, in milliseconds: some browsers refuse an address for every letter. */
const pauseMs = 120;

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((field) => field instanceof HTMLInputElement);

/** What the form says, as it stands in an address. */
function queryOf(form: HTMLFormElement): string {
  const wanted = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() && !(name === 'posted' && value === anyTime))
      wanted.append(name, value.trim());
  return wanted.size > 0 ? `?${wanted}` : '';
}

/** Whether a field says what the address says; with `mend`, it does so afterwards. */
function agrees(field: HTMLInputElement, address: URLSearchParams, mend: boolean): boolean {
  const values = address.getAll(field.name);
  if (field.type === 'search') {
    const [value = ''] = values;
    if (field.value.trim() === value.trim()) return true;
    if (mend) field.value = value;
    return false;
  }
  if (field.type !== 'checkbox' && field.type !== 'radio') return true;
  const on = values.includes(field.value) || (field.value === anyTime && values.length === 0);
  if (field.checked === on) return true;
  if (mend) field.checked = on;
  return false;
}

/**
 * Keeps a form and the address the same: text a moment after the last key or on leaving the field, so that it never
 * comes after what is pressed next; boxes at once. The fields hold what was chosen themselves, so two quick choices
 * both count; they follow the address when something else changes it.
 */
export function useSearchForm(form: RefObject<HTMLFormElement | null>) {
  const { key, search } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const submit = (replace: boolean) => {
    stop();
    const next = queryOf(form.current!);
    void navigate(
      { pathname: paths.projects, search: next },
      { replace: replace || next === search, preventScrollReset: true },
    );
  };
  useEffect(() => {
    if (back) stop();
    if (timer.current !== undefined || !form.current) return;
    const address = new URLSearchParams(search);
    const fields = inputsOf(form.current);
    // An age that nobody offers is none.
    if (!fields.some(({ name, value }) => name === 'posted' && value === address.get('posted')))
      address.delete('posted');
    // What was typed or chosen before this code came counts; later the address does.
    const mend = begun.current;
    const same = fields.map((field) => agrees(field, address, mend)).every(Boolean);
    begun.current = true;
    if (!same && !mend) form.current.requestSubmit();
  }, [key, search, form, back]);
  useEffect(() => stop, []);
  return {
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      submit(false);
    },
    onType: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(submit, pauseMs, true);
    },
    onLeave: () => {
      if (timer.current !== undefined) submit(true);
    },
  };
}
