import { useId } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A labelled switch for a setting that applies at once. */
export function Switch({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <span className="inline-flex min-h-6 items-center gap-2">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={checked}
        aria-labelledby={id}
        onClick={() => onChange(!checked)}
      />
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
    </span>
  );
}
