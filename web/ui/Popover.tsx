import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { onDemand } from './onDemand.tsx';

const PopoverPanel = onDemand(() => import('./PopoverPanel.tsx'), 'PopoverPanel');

interface Props extends ComponentProps<'button'> {
  /** The name of the dialog. */
  label: string;
  panel: (close: () => void) => ReactNode;
}

/** A button with a small dialog beside it. The panel's code loads when the button is hovered or focused. */
export function Popover({ label, panel, ...button }: Props) {
  /** The button while its dialog is open, otherwise null. */
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const open = trigger !== null;
  const close = () => setTrigger(null);
  const id = useId();
  return (
    <>
      <button
        {...button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={PopoverPanel.preload}
        onFocus={PopoverPanel.preload}
        // Otherwise a press would move the focus, which closes the popover, and the click would open it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={({ currentTarget }) => {
          currentTarget.focus({ preventScroll: true });
          setTrigger(open ? null : currentTarget);
        }}
      />
      {open && (
        <PopoverPanel id={id} label={label} trigger={trigger} onClose={close}>
          {panel(close)}
        </PopoverPanel>
      )}
    </>
  );
}
