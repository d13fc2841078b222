import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { PostText } from './PostText.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment PostComment_comment on Comment {
    id
    text
    time
    author {
      id
      name
      avatarUrl
    }
  }
`);

export function PostComment({ comment }: { comment: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, comment);
  return (
    <li className="flex gap-2.5">
      <Avatar name={data.author.name} url={data.author.avatarUrl} className="size-8 text-xs" />
      <div className="max-w-[min(34rem,100%)] min-w-0 rounded-[4px_14px_14px_14px] bg-fill px-3.25 py-2.25 text-wrap">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <PrefetchLink to={paths.profile(data.author.id)} className="font-semibold hover:underline">
            {data.author.name}
          </PrefetchLink>
          <span className="text-xs text-muted">{data.time}</span>
        </p>
        <PostText text={data.text} whose={`comment by ${data.author.name}`} className="" />
      </div>
    </li>
  );
}
