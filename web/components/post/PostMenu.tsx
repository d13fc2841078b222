import { Ellipsis, EyeOff, Flag, Link2 } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { copyLink } from '../../ui/copyLink.ts';
import { Menu } from '../../ui/Menu.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';
import { LazyReportDialog } from '../report/LazyReportDialog.ts';

const reportPost = async () => (await import('../../actions/post.ts')).reportPost;

const fragment = graphql(/* GraphQL */ `
  fragment PostMenu_post on Post {
    id
    author {
      name
    }
  }
`);

export function PostMenu({ post, onHide }: { post: FragmentType<typeof fragment>; onHide: () => void }) {
  const data = useFragmentData(fragment, post);
  const [report] = useAction(reportPost);
  // For guests: the dialog opens again after the log-in that the report requires.
  const [reporting, setReporting] = useOpenAcrossLogIn(`report:${data.id}`);
  return (
    <>
      <Menu
        items={[
          {
            label: 'Copy link',
            icon: <Link2 aria-hidden />,
            onSelect: () =>
              void copyLink(`${paths.feed()}#${data.id}`, 'Post link has been copied to clipboard.'),
          },
          { label: 'Hide this post', icon: <EyeOff aria-hidden />, onSelect: onHide },
          { label: 'Report post', icon: <Flag aria-hidden />, onSelect: () => setReporting(true) },
        ]}
        className="btn btn-icon btn-ghost btn-sm -mt-1 -mr-2 flex-none"
        aria-label={`More about the post by ${data.author.name}`}
      >
        <Ellipsis aria-hidden strokeWidth={1.75} />
      </Menu>
      <LazyReportDialog
        thing="post"
        id={data.id}
        open={reporting}
        onClose={() => setReporting(false)}
        onReport={(fields, submission) => report({ input: { postId: data.id, ...fields } }, submission)}
      />
    </>
  );
}
