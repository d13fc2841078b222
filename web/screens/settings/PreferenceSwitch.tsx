import { useId } from 'react';

interface Props {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Switch of a preference that applies at once. The whole row is its click area. */
export function PreferenceSwitch({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      aria-label={label}
      aria-describedby={id}
      className="switch-row flex w-full items-center justify-between gap-4 py-3 text-left"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span id={id} className="block text-sm text-muted">
          {hint}
        </span>
      </span>
      <span aria-hidden className="switch" />
    </button>
  );
}
