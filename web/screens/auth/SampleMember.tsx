import { useInMode, PageContext } from '../../routing/pageContext.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './auth.data.ts';
import { use } from 'react';
import { useAction } from '../../actions/useAction.ts';
import { useEnter } from '../../routing/useEnter.ts';

const loadLogIn = async () => (await import('../../actions/account.ts')).logIn;

/** Logs in as the sample's member, on the server's machine. */
function DemoAccount() {
  const { demoAccount } = use(PageContext);
  const [run, running] = useAction(loadLogIn);
  const enter = useEnter();
  if (!demoAccount) return null;
  const { name, ...input } = demoAccount;
  return (
    <div className="grid gap-3 rounded-md bg-fill p-3 text-sm text-muted">
      <p>
        On this machine you can use the account of the sample's member:{' '}
        <span className="text-ink">{input.email}</span>, password{' '}
        <span className="text-ink">{input.password}</span>.
      </p>
      <button
        type="button"
        className="btn btn-outline justify-self-start"
        aria-disabled={running}
        onClick={async () => {
          if (await run({ input })) enter();
        }}
      >
        Log in as {name}
      </button>
    </div>
  );
}

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
