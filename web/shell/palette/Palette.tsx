import { useId } from 'react';
import { Modal } from '../../ui/Modal.tsx';
import type { Effect } from './commands.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

/** The command palette: finds screens, actions, people, jobs and what was opened lately. */
export function Palette({ open, onClose, onEffect }: DialogState & { onEffect: (effect: Effect) => void }) {
  const id = useId();
  const run = (effect: Effect) => {
    onClose();
    onEffect(effect);
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      layerClass="grid grid-cols-1 content-start justify-items-center p-4 md:pt-[12dvh]"
      className="relative flex max-h-[min(32rem,calc(100dvh-2rem))] w-full max-w-[40rem] flex-col overflow-hidden rounded-xl bg-raised shadow-overlay transition duration-(--wg-fast) ease-out data-closed:scale-98 data-closed:opacity-0"
    >
      <h2 id={id} className="sr-only">
        Command palette
      </h2>
      <PaletteSearch onClose={onClose} onEffect={run} />
    </Modal>
  );
}
