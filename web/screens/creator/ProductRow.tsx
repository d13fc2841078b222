/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- narrow screens render the table with display: grid, and Safari then drops the table semantics */
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatPrice, formatUsd, formatInteger } from '../../../schema/rules/numbers.ts';
import { columns } from './columns.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ProductRow_product on CreatorProduct {
    id
    title
    category
    status
    visibility
    price
    isFree
    views
    downloads
    earnings
    thumbnail
    shopItem {
      id
    }
  }
`);

interface Props {
  product: FragmentType<typeof fragment>;
  onDelete: (id: string) => void;
}

/** The class of a cell with a number. In a narrow table `data-label` is its label, as the header is hidden. */
const numberCell =
  'num text-right @max-[54rem]:text-left @max-[54rem]:before:block @max-[54rem]:before:text-xs @max-[54rem]:before:font-normal @max-[54rem]:before:text-subtle @max-[54rem]:before:content-[attr(data-label)]';
const tool = 'btn btn-icon btn-sm btn-ghost max-md:size-11';

/** A product in the table, without views in live mode. On narrow screens the row looks like a card and keeps its role. */
export function ProductRow({ product, onDelete }: Props) {
  const data = useFragmentData(fragment, product);
  const { id, title, status, visibility, shopItem } = data; // `visibility` is PUBLIC, PRIVATE or DRAFT (the creator only).
  return (
    <tr role="row">
      <td role="cell" className="@max-[54rem]:col-span-4">
        <div className="flex items-center gap-3">
          <Thumbnail
            src={data.thumbnail}
            className="h-9 w-14 rounded-sm @max-[54rem]:absolute @max-[54rem]:self-start @max-[54rem]:h-12 @max-[54rem]:w-18"
          />
          <span dir="auto" className="min-w-0 font-semibold break-words @max-[54rem]:pl-21">
            {title}
          </span>
        </div>
      </td>
      <td
        role="cell"
        className="text-muted @max-[54rem]:col-span-4 @max-[54rem]:-mt-1.5 @max-[54rem]:pb-2! @max-[54rem]:pl-21!"
      >
        {data.category}
      </td>
      <td role="cell" className="@max-[54rem]:order-1 @max-[54rem]:col-span-2 @max-[54rem]:self-center">
        <StatusBadge status={status} />
        {status === 'LIVE' && visibility !== 'PUBLIC' && (
          <p className="mt-0.5 text-xs text-subtle">
            {visibility === 'PRIVATE' ? 'With the link only' : 'Not in the shop'}
          </p>
        )}
      </td>
      <td
        role="cell"
        data-label={columns.price.label}
        className={`${numberCell} ${data.isFree ? 'font-semibold text-positive-ink' : ''}`}
      >
        {formatPrice(data.price)}
      </td>
      {data.views !== null && (
        <td role="cell" data-label={columns.views.label} className={numberCell}>
          {formatInteger(data.views)}
        </td>
      )}
      <td role="cell" data-label={columns.downloads.label} className={numberCell}>
        {formatInteger(data.downloads)}
      </td>
      <td role="cell" data-label={columns.earnings.label} className={`${numberCell} font-semibold`}>
        {formatUsd(data.earnings)}
      </td>
      <td role="cell" className="@max-[54rem]:order-1 @max-[54rem]:col-span-2">
        <div className="flex justify-end gap-0.5">
          {shopItem && (
            <PrefetchLink
              to={paths.product(shopItem.id)}
              className={tool}
              aria-label={`View in shop: ${title}`}
            >
              <ExternalLink aria-hidden strokeWidth={1.75} />
            </PrefetchLink>
          )}
          <PrefetchLink to={paths.editProduct(id)} className={tool} aria-label={`Edit: ${title}`}>
            <Pencil aria-hidden strokeWidth={1.75} />
          </PrefetchLink>
          <button
            type="button"
            className={tool}
            aria-label={`Delete: ${title}`}
            aria-haspopup="dialog"
            onClick={() => onDelete(id)}
          >
            <Trash2 aria-hidden strokeWidth={1.75} />
          </button>
        </div>
      </td>
    </tr>
  );
}
