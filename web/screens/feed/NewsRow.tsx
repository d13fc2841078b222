import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment NewsRow_newsItem on NewsItem {
    id
    title
    time
    publishedAt
    readers
    summary
  }
`);

/** A headline that expands to the text of the news item. It works without scripts. */
export function NewsRow({ item }: { item: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, item);
  return (
    <li>
      <details className="-mx-2 rounded-md px-2 py-1.5 hover:bg-hover">
        <summary className="reach list-none rounded-sm [&::-webkit-details-marker]:hidden">
          <span className="block font-medium text-balance">{data.title}</span>
          <span className="num block text-xs text-subtle">
            <time dateTime={data.publishedAt}>{data.time}</time>
            {data.readers !== null && ` · ${formatCount(data.readers, 'reader')}`}
          </span>
        </summary>
        <p className="pt-1.5 text-sm text-muted">{data.summary}</p>
      </details>
    </li>
  );
}
