import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/**
 * What is chosen among a field's choices. A draft may hold what cannot be chosen (any longer), which no list or radio
 * button would show: then what stood there at first is chosen again.
 */
export function useChosen(name: string, initial: unknown, choices: readonly { id: string }[]): unknown {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name, defaultValue: initial });
  const isLost = chosen !== '' && chosen !== initial && choices.every(({ id }) => id !== chosen);
  useEffect(() => {
    if (isLost) setValue(name, initial);
  }, [isLost, initial, name, setValue]);
  return isLost ? initial : chosen;
}
