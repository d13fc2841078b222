import { Sheet } from '../ui/Sheet.tsx';
import { sideBarTitle } from './destinations.ts';
import { SideBarContent } from './SideBarContent.tsx';
import { useShellData } from '../routing/useShellData.ts';

/** The side bar below 768 px: a sheet of 18rem over the page, which `useSideBar` closes on navigation. */
export function SideBarSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const title = sideBarTitle(useShellData().viewer.isAuthenticated);
  return (
    <Sheet open={open} onClose={onClose} title={title} side="left" className="w-72">
      <nav aria-label="Side bar" className="flex min-h-0 grow flex-col">
        <SideBarContent expanded />
      </nav>
    </Sheet>
  );
}
