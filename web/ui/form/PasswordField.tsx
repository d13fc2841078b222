import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useBoundField } from './useBoundField.ts';

interface Props {
  name?: string;
  label?: string;
  /** Whether a password manager offers the stored password or a new one. */
  autoComplete?: 'current-password' | 'new-password';
  hint?: string | undefined;
}

/** A password field with a button that shows or hides its text. */
export function PasswordField({
  name = 'password',
  label = 'Password',
  autoComplete = 'current-password',
  hint,
}: Props) {
  const { state, initial, control } = useBoundField(name, hint);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} hint={hint} state={state}>
      <div className="relative">
        <input
          {...control}
          {...state.aria}
          id={state.id}
          required
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="input pr-11!"
          defaultValue={initial as string}
        />
        <button
          type="button"
          className="btn btn-icon btn-sm btn-ghost absolute! top-1/2 right-0.5 -translate-y-1/2"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden strokeWidth={1.75} />
          {/* Text instead of aria-label, so that a query by label finds only the input. */}
          <span className="sr-only">
            {shown ? 'Hide' : 'Show'} {label.toLowerCase()}
          </span>
        </button>
      </div>
    </FieldFrame>
  );
}
