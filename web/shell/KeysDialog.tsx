import { Dialog } from '../ui/Dialog.tsx';
import { setQueryPanelOpen } from './queryPanel.ts';

/** The keyboard shortcuts, each with the keys to press together. */
const shortcuts: readonly { action: string; keys: readonly string[] }[] = [
  { action: 'Go to screens, actions, people and jobs', keys: ['Ctrl', 'K'] },
  { action: 'Search', keys: ['/'] },
  { action: 'Open or close the query behind this screen', keys: ['Ctrl', '.'] },
  { action: 'Open or close the side bar', keys: ['Ctrl', 'B'] },
  { action: 'Move through suggestions, menus and tabs', keys: ['Arrow keys'] },
  { action: 'Close a dialog or menu', keys: ['Esc'] },
  { action: 'Show keyboard shortcuts', keys: ['?'] },
];

export const KeysDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
    <dl className="mt-4 divide">
      {shortcuts.map(({ action, keys }) => (
        <div key={action} className="flex items-center justify-between gap-4 py-2.5">
          <dt>{action}</dt>
          <dd className="flex flex-none items-center gap-1.5 text-sm text-muted">
            {keys.map((key) => (
              <kbd key={key} className="key">
                {key}
              </kbd>
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
