import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** State of a navigation that moves the focus to the proposals of a project. */
export const toProposals = 'to-proposals';

/**
 * The heading of the proposals. A viewer who sends a proposal or follows a link to the proposals gets the focus here, also
 * where they are shown already. Back, Forward and reload do not move it.
 */
export function useProposalsHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state }: { key: string; state: unknown } = useLocation();
  const shouldFocus = useNavigationType() !== NavigationType.Pop && state === toProposals;
  useEffect(() => {
    if (shouldFocus) heading.current?.focus();
  }, [shouldFocus, key]);
  return { ref: heading, tabIndex: -1, className: 'card-title num rounded-sm outline-none' };
}
