import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { deferred } from '../ui/deferred.tsx';
import { whenIdle } from '../ui/whenIdle.ts';
import { isInGroup, navigationGroups, type NavigationGroup } from './destinations.ts';

const NavPanels = deferred(() => import('./NavPanels.tsx'), 'NavPanels');

export interface Dropdown {
  group: NavigationGroup;
  button: HTMLButtonElement | null;
}

type ButtonProps = ComponentProps<'button'>;

/** Feed, Explore, Network and More. The dropdowns' code comes after the first paint; their buttons stay the same. */
export function MainNav() {
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  const [buttons, setButtons] = useState<Record<string, HTMLButtonElement | null>>({});
  // What the panels' code wants the buttons to do; a press before it has come is kept in `opened`.
  const [behaviour, setBehaviour] = useState<Record<string, ButtonProps>>({});
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => whenIdle(() => setWanted(true)), []);

  const dropdown = (group: NavigationGroup) => (
    <>
      <button
        type="button"
        className="nav-item pr-2 noscript:hidden"
        aria-expanded={opened === group.label}
        data-current={isInGroup(group, pathname) || undefined}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => setOpened(opened === group.label ? null : group.label)}
        {...behaviour[group.label]}
        ref={(node) =>
          setButtons((known) =>
            known[group.label] === node || !node ? known : { ...known, [group.label]: node },
          )
        }
      >
        {group.label}
        <ChevronDown aria-hidden className="text-subtle" strokeWidth={2} />
      </button>
      {/* The slot of the panel. */}
      <span />
    </>
  );
  const [explore, more] = navigationGroups;
  return (
    <nav aria-label="Main" className="hidden items-center md:flex">
      <PrefetchLink className="nav-item" to={paths.feed()}>
        Feed
      </PrefetchLink>
      {dropdown(explore)}
      <PrefetchLink className="nav-item" to={paths.network}>
        Network
      </PrefetchLink>
      {dropdown(more)}
      {(wanted || opened !== null) && (
        <Suspense>
          <NavPanels
            dropdowns={navigationGroups.map((group) => ({ group, button: buttons[group.label] ?? null }))}
            opened={opened}
            onOpen={setOpened}
            onBehaviour={(label, props) => setBehaviour((known) => ({ ...known, [label]: props }))}
          />
        </Suspense>
      )}
    </nav>
  );
}
