import { Fragment } from 'react';
import { Dialog } from '../ui/Dialog.tsx';

/** What each key does; of several ways each is a list of keys to press together. */
const keys: readonly { does: string; ways: readonly (readonly string[])[] }[] = [
  { does: 'Search', ways: [['/'], ['Ctrl', 'K']] },
  { does: 'Open or close the side bar', ways: [['Ctrl', 'B']] },
  { does: 'Move through suggestions, menus and tabs', ways: [['Arrow keys']] },
  { does: 'Close a dialog or menu', ways: [['Esc']] },
  { does: 'Show keyboard shortcuts', ways: [['?']] },
];

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The keys that work on every screen. */
export const KeysDialog = ({ open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
    <dl className="mt-4 divide">
      {keys.map(({ does, ways }) => (
        <div key={does} className="flex items-center justify-between gap-4 py-2.5">
          <dt>{does}</dt>
          <dd className="flex flex-none items-center gap-1.5 text-sm text-muted">
            {ways.map((way, i) => (
              <Fragment key={way.join()}>
                {i > 0 && 'or'}
                {way.map((key) => (
                  <kbd key={key} className="key">
                    {key}
                  </kbd>
                ))}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 text-sm text-muted">On a Mac, use Command instead of Ctrl.</p>
  </Dialog>
);
