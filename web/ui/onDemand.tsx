import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { notify } from './notify.ts';
import { reloadOnce } from '../hydration/reloadOnce.ts';

interface Closable {
  /** Left out, the part is open for as long as it is there. */
  open?: boolean;
  onClose: () => void;
  /** Stands where the part will, until its code has come. */
  fallback?: ReactNode;
}

/**
 * A dialog, sheet or panel whose code comes when it is first wanted, and which then stays, so that it can close as
 * smoothly as it opened. Where the code cannot be had a notice says so, and the next use asks for it again; React's
 * own `lazy` would fail for ever, and take the screen with it.
 */
export function onDemand<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
) {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async () => (loaded ??= (await load())[name]);
  function OnDemand({ fallback = null, ...props }: P & Closable) {
    const { open = true, onClose } = props;
    const [Part, setPart] = useState(() => (open ? loaded : undefined));
    const fail = useEffectEvent(async () => {
      if (await reloadOnce()) return;
      void notify({
        title: 'Something went wrong',
        description: 'Check your connection or reload the page, then try again.',
        tone: 'destructive',
      });
      onClose();
    });
    useEffect(() => {
      if (!open || Part) return;
      let wanted = true;
      fetchPart().then(
        (part) => wanted && setPart(() => part),
        () => void (wanted && fail()),
      );
      return () => {
        wanted = false;
      };
    }, [open, Part]);
    if (!Part) return open ? fallback : null;
    // Without `fallback`, which is this component's own.
    return <Part {...(props as unknown as P)} />;
  }
  /** For a pointer or focus on the button: most code is there before the press. */
  const preload = () => void fetchPart().catch(() => {});
  return Object.assign(OnDemand, { preload });
}
