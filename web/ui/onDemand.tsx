import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { isConnectionError } from './connectionErrors.ts';
import { notify } from './notify.ts';
import { reloadOnce } from '../hydration/reloadOnce.ts';

interface Closable {
  /** Left out, the part is open while it is mounted. */
  open?: boolean;
  onClose: () => void;
  /** Shown until the part's code has loaded. */
  fallback?: ReactNode;
}

/** Attributes of the button that opens a dialog. Hover and focus load its code, usually before the click. */
export interface OnDemandTrigger {
  'aria-haspopup': 'dialog';
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * A dialog, sheet or panel whose code loads on first use. It stays mounted afterwards, for its closing transition. If
 * the import fails, a notice reports it, and the next use retries. React's own `lazy` would keep the failure forever
 * and break the screen.
 */
export function onDemand<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
) {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async () => (loaded ??= (await load())[name]);
  function OnDemand({ fallback = null, ...props }: P & Closable) {
    const { open = true, onClose } = props;
    // A closed part is not mounted, also if another instance has loaded its code.
    const [Part, setPart] = useState(() => (open ? loaded : undefined));
    const fail = useEffectEvent(async (error: unknown) => {
      // True when the page reloads, since a new release has removed the code.
      if (await reloadOnce()) return;
      notify({
        title: 'Something went wrong',
        description: isConnectionError(error)
          ? 'Check your connection or reload the page, then try again.'
          : 'Please try again in a moment.',
        tone: 'destructive',
      });
      onClose();
    });
    useEffect(() => {
      if (!open || Part) return;
      let isCurrent = true;
      fetchPart().then(
        (part) => isCurrent && setPart(() => part),
        (error: unknown) => void (isCurrent && fail(error)),
      );
      return () => {
        isCurrent = false;
      };
    }, [open, Part]);
    if (!Part) return open ? fallback : null;
    // Without `fallback`, which only this component uses.
    return <Part {...(props as unknown as P)} />;
  }
  const preload = () => void fetchPart().catch(() => {});
  const trigger: OnDemandTrigger = { 'aria-haspopup': 'dialog', onPointerEnter: preload, onFocus: preload };
  return Object.assign(OnDemand, { preload, trigger });
}
