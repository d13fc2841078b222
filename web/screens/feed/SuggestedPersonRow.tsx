import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ConnectButton } from '../../components/person/ConnectButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SuggestedPersonRow_suggestedPerson on SuggestedPerson {
    id
    name
    title
    avatarUrl
    person {
      id
      ...ConnectButton_person
    }
  }
`);

/** The same button sends and withdraws a connection request. */
export function SuggestedPersonRow({ person }: { person: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, person);
  return (
    <li className="link-area grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 lg:max-xl:grid-cols-[auto_minmax(0,1fr)] lg:max-xl:[&>:nth-child(3)]:col-start-2 lg:max-xl:[&>:nth-child(3)]:justify-self-start">
      <Avatar name={data.name} url={data.avatarUrl} className="size-10 text-sm" />
      <div className="min-w-0">
        <p className="font-semibold">
          <PrefetchLink
            to={paths.profile(data.id)}
            className="stretched-link block truncate rounded-sm hover:underline"
          >
            {data.name}
          </PrefetchLink>
        </p>
        <p className="line-clamp-2 text-sm text-muted">{data.title}</p>
      </div>
      <ConnectButton person={data.person} />
    </li>
  );
}
