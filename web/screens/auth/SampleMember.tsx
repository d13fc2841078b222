import { useIsLive } from '../../routing/pageContext.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { query } from './auth.data.ts';

// The file exports two components with different props, so their types cannot be inferred.
const DemoAccount = deferred<'DemoAccount', object>(() => import('./AuthForm.tsx'), 'DemoAccount'); // no props

/** Simulated mode: says that every log-in is one as the sample's only member. Live mode: offers the demo account. */
export function SampleMember() {
  const { name } = useScreenData(query).viewer;
  const isLive = useIsLive();
  if (isLive) return <DemoAccount />;
  return (
    <p className="rounded-md bg-fill p-3 text-sm text-muted">
      This is a sample with one member. Whatever you enter here, you are{' '}
      <span className="font-semibold text-ink">{name}</span> afterwards.
    </p>
  );
}
