import type { ClipboardEvent, InputEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { asciiNumber } from '../../../schema/rules/ascii.ts';
import { parseAmount, parseNumber } from './parseAmount.ts';

/**
 * Event handlers of a 'number' field, which accepts only ASCII digits and a point. They convert typed and pasted text with
 * other digits or marks before the browser drops those: a pasted '9.900,50' would lose its separators.
 */
export function useNumberEvents(name: string, dollars: boolean, hasError: boolean) {
  const { setValue } = useFormContext();
  return {
    onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
      const plain = asciiNumber(event.data);
      if (plain === event.data) return;
      event.preventDefault();
      insert(plain);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const number = (dollars ? parseAmount : parseNumber)(event.clipboardData.getData('text'));
      if (Number.isNaN(number)) return;
      event.preventDefault();
      insert(`${number}`);
    },
  };
  /** Replaces the selection, which a 'number' field hides from scripts. The browser can undo it. */
  function insert(text: string) {
    if (!document.execCommand('insertText', false, text))
      setValue(name, text, { shouldDirty: true, shouldValidate: hasError });
  }
}
