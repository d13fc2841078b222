import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** State of a navigation that moves the focus to the proposals of a project. */
export const toProposals = 'to-proposals';

/** Props of the proposals' heading. A navigation with the state `toProposals` focuses it; Back and reload do not. */
export function useProposalsHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state }: { key: string; state: unknown } = useLocation();
  const shouldFocus = useNavigationType() !== NavigationType.Pop && state === toProposals;
  // `key` differs for each navigation, so a second one to the open tab focuses the heading again.
  useEffect(() => {
    if (shouldFocus) heading.current?.focus();
  }, [shouldFocus, key]);
  return { ref: heading, tabIndex: -1, className: 'card-title num rounded-sm outline-none' };
}
