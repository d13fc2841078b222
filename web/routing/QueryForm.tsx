import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Values = Readonly<Record<string, string>>;

interface Props {
  /** For fields that stand elsewhere: they belong to the form by their `form` attribute. */
  id?: string;
  /** The screen's own address. */
  path: string;
  /** What the address says of each field, by the field's name. */
  values: Values;
  /** Values that need not stand in the address; empty ones never do. */
  defaults?: Values;
  /** What is searched, for screen readers. */
  label: string;
  className?: string;
  /** Fields with a `defaultValue`; what should stay in the address as it is comes as hidden inputs. */
  children: ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement;
const isControl = (field: unknown): field is Control =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement;

/**
 * A search whose state is the address: a GET form that also works before any script does. A select submits at once,
 * text with Enter. When the address changes by other means, such as Back, the fields follow.
 */
export function QueryForm({ id, path, values, defaults, label, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // What stands in the field that has the focus is kept until it is submitted. At first nobody knows.
  const typing = useRef(true);
  const navigate = useNavigate();
  const { search } = useLocation();
  const state = new URLSearchParams(values).toString();
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(state)) {
      const field = form.current?.elements.namedItem(name);
      if (isControl(field) && !(typing.current && field === document.activeElement)) field.value = value;
    }
    typing.current = false;
  }, [state]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    typing.current = false;
    const wanted = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() && value.trim() !== defaults?.[name])
        wanted.append(name, value.trim());
    const next = wanted.size > 0 ? `?${wanted}` : '';
    void navigate({ pathname: path, search: next }, { preventScrollReset: true, replace: next === search });
  };
  return (
    <form
      ref={form}
      id={id}
      role="search"
      aria-label={label}
      method="get"
      action={path}
      className={className}
      autoComplete="off"
      onSubmit={submit}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) form.current?.requestSubmit();
        else typing.current = true;
      }}
    >
      {children}
    </form>
  );
}
