import { Sheet } from '../ui/Sheet.tsx';
import { SideBarContent } from './SideBarContent.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The side bar below 768 px: a sheet of 18rem over the page, which any of its links closes. */
export function SideBarSheet({ open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="Side bar" side="left" className="w-72">
      <nav aria-label="Side bar" className="flex min-h-0 grow flex-col">
        <SideBarContent expanded />
      </nav>
    </Sheet>
  );
}
