import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const loadActions = () => import('../../actions/network.ts');
const requestConnection = async () => (await loadActions()).requestConnection;
const withdrawConnectionRequest = async () => (await loadActions()).withdrawConnectionRequest;

const fragment = graphql(/* GraphQL */ `
  fragment SuggestedPersonRow_suggestedPerson on SuggestedPerson {
    id
    name
    title
    avatarUrl
    person {
      id
      name
      connectionState
    }
  }
`);

/** Somebody to connect with; a request that waits can be taken back with the same button. */
export function SuggestedPersonRow({ person }: { person: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, person);
  const [request] = useAction(requestConnection);
  const [withdraw] = useAction(withdrawConnectionRequest);
  const pending = data.person.connectionState === 'PENDING';
  const toggle = () => (pending ? withdraw : request)({ input: { personId: data.id } });
  return (
    <li className="flex items-start gap-3">
      <Avatar name={data.name} url={data.avatarUrl} className="size-10 text-sm" />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">
          <PrefetchLink to={paths.profile(data.id)} className="rounded-sm hover:underline">
            {data.name}
          </PrefetchLink>
        </p>
        <p className="line-clamp-2 text-sm text-muted">{data.title}</p>
      </div>
      <button
        type="button"
        className={`btn btn-sm flex-none ${pending ? 'btn-outline' : 'btn-soft'}`}
        aria-label={pending ? `Pending: withdraw the request to ${data.name}` : `Connect with ${data.name}`}
        onClick={() => void toggle()}
      >
        {pending ? 'Pending' : 'Connect'}
      </button>
    </li>
  );
}
