import type { ReactNode } from 'react';

interface GroupProps {
  /** Id of the listbox. */
  list: string;
  label: string;
  children: ReactNode;
}

/** A labelled group of options in the listbox of a combobox. */
export const OptionGroup = ({ list, label, children }: GroupProps) => (
  <div role="group" aria-labelledby={`${list}-${label}`} className="pb-1">
    <div id={`${list}-${label}`} role="presentation" className="eyebrow px-2.5 pt-2 pb-1">
      {label}
    </div>
    {children}
  </div>
);

export const OptionText = ({ media, title, text }: { media: ReactNode; title: string; text: string }) => (
  <>
    {media}
    <span className="min-w-0 leading-tight">
      <span dir="auto" className="block truncate">
        {title}
      </span>{' '}
      <span dir="auto" className="block truncate text-xs font-normal text-muted">
        {text}
      </span>
    </span>
  </>
);

/** Attributes of the option at a place among all options of the listbox; `active` is the place of the chosen one. */
export const optionProps = (list: string, place: number, active: number) => ({
  id: `${list}-${place}`,
  role: 'option',
  'aria-selected': place === active,
  tabIndex: -1,
});
