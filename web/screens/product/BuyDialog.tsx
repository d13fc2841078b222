import type { FragmentType } from '@apollo/client';
import { fileTypes } from '../../../schema/rules/product/choices.ts';
import { buyProduct } from '../../actions/product.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { Summary } from '../../ui/Summary.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment BuyDialog_item on ShopItem {
    id
    title
    price
    priceText
    fileType
    seller {
      id
      name
    }
    ... on Course {
      moduleCount
      lessonCount
    }
  }
`);

interface Props {
  open: boolean;
  onClose: () => void;
  item: FragmentType<typeof fragment>;
}

/** The summary before a purchase. Buying is simulated; nothing is paid. */
export function BuyDialog({ item, ...dialog }: Props) {
  const data = useFragmentData(fragment, item);
  const [buy, buying] = useAction(buyProduct);
  const rows = [
    { name: 'Creator', value: data.seller.name },
    data.__typename === 'Course'
      ? {
          name: 'Course',
          value: `${formatCount(data.moduleCount, 'module')}, ${formatCount(data.lessonCount, 'lesson')}`,
        }
      : { name: 'File type', value: fileTypes[data.fileType] },
  ];
  return (
    <ConfirmDialog
      {...dialog}
      title="Order summary"
      confirm="Confirm purchase"
      onConfirm={() => buy({ input: { productId: data.id, expectedPrice: data.price } })}
      pending={buying}
      focused
    >
      <p dir="auto" className="mt-1 break-words text-muted">
        {data.title}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <Summary rows={rows} price={data.priceText} />
      </div>
    </ConfirmDialog>
  );
}
