import { fileTypeChoices } from '../../../schema/generated/product.ts';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { buyProduct } from '../../actions/product.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ownedAddress } from '../../components/product/productLabels.ts';
import { graphql } from '../../generated/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { dismissNotice, notify } from '../../ui/notify.ts';
import { Summary } from '../../ui/Summary.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

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

/** The summary before a purchase. Buying is simulated; nothing is paid. */
export function BuyDialog({ item, ...dialog }: DialogState & { item: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, item);
  const [buy, buying] = useAction(buyProduct);
  const navigate = useNavigate();
  const noticeId = useId();
  const { open } = dialog;
  useEffect(() => {
    if (!open) return;
    notify({
      id: noticeId,
      title: 'Redirecting to checkout',
      description: 'Please complete your purchase to access this product.',
    });
    // The text (statement SN-09) is true only while the dialog is open.
    return () => dismissNotice(noticeId);
  }, [open, noticeId]);
  const rows = [
    { name: 'Creator', value: data.seller.name },
    data.__typename === 'Course'
      ? {
          name: 'Course',
          value: `${formatCount(data.moduleCount, 'module')}, ${formatCount(data.lessonCount, 'lesson')}`,
        }
      : { name: 'File type', value: fileTypeChoices[data.fileType].label },
  ];
  return (
    <ConfirmDialog
      {...dialog}
      title="Order summary"
      confirm="Confirm purchase"
      onConfirm={() =>
        buy(
          // The server refuses the purchase if the price has changed.
          { input: { productId: data.id, expectedPrice: data.price } },
          { next: { label: 'Open library', run: () => void navigate(ownedAddress(data)) } },
        )
      }
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
