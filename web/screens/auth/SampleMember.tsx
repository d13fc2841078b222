import { useInMode } from '../../routing/pageContext.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { query } from './auth.data.ts';

const DemoAccount = deferred<'DemoAccount', object>(() => import('./AuthForm.tsx'), 'DemoAccount');

/** Says who the user is after logging in or signing up: the only member of the sample. Where accounts are live, offers the demo account. */
export function SampleMember() {
  const { name } = useScreenData(query).viewer;
  if (useInMode()(false, true)) return <DemoAccount />;
  return (
    <p className="rounded-md bg-fill p-3 text-sm text-muted">
      This is a sample with one member. Whatever you enter here, you are{' '}
      <span className="font-semibold text-ink">{name}</span> afterwards.
    </p>
  );
}
