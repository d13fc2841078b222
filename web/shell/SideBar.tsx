import { SideBarContent } from './SideBarContent.tsx';

/** The side bar from 768 px up: a rail of 3rem, or 16rem with labels. Below 768 px it is a sheet. */
export function SideBar({ open }: { open: boolean }) {
  return (
    <aside
      id="side-bar"
      className={`hidden flex-none border-r border-line bg-surface transition-[width] duration-(--wg-base) md:block ${open ? 'w-64' : 'w-12'}`}
    >
      <nav aria-label="Side bar" className="sticky top-14 flex h-[calc(100dvh-3.5rem)] flex-col">
        <SideBarContent expanded={open} />
      </nav>
    </aside>
  );
}
