import { Fragment } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { setQueryPanelOpen } from './queryPanel.ts';

/** The keyboard shortcuts; each entry of `alternatives` is a list of keys to press together. */
const keys: readonly { action: string; alternatives: readonly (readonly string[])[] }[] = [
  { action: 'Go to screens, actions, people and jobs', alternatives: [['Ctrl', 'K']] },
  { action: 'Search', alternatives: [['/']] },
  { action: 'Open or close the query behind this screen', alternatives: [['Ctrl', '.']] },
  { action: 'Open or close the side bar', alternatives: [['Ctrl', 'B']] },
  { action: 'Move through suggestions, menus and tabs', alternatives: [['Arrow keys']] },
  { action: 'Close a dialog or menu', alternatives: [['Esc']] },
  { action: 'Show keyboard shortcuts', alternatives: [['?']] },
];

export const KeysDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
    <dl className="mt-4 divide">
      {keys.map(({ action, alternatives }) => (
        <div key={action} className="flex items-center justify-between gap-4 py-2.5">
          <dt>{action}</dt>
          <dd className="flex flex-none items-center gap-1.5 text-sm text-muted">
            {alternatives.map((alternative, i) => (
              <Fragment key={alternative.join()}>
                {i > 0 && 'or'}
                {alternative.map((key) => (
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
    <button
      type="button"
      className="btn btn-outline mt-4"
      onClick={() => {
        onClose();
        setQueryPanelOpen(true);
      }}
    >
      Show the query behind this screen
    </button>
  </Dialog>
);
