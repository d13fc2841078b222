import type { FragmentType } from '@apollo/client';
import { Check, Download, GraduationCap, PlayCircle, Share2, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { downloadProduct, enrollInCourse } from '../../actions/product.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { ProductWishlistButton } from '../../components/product/ProductWishlistButton.tsx';
import { ownedAddress, ownedLabel } from '../../components/product/productLabels.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { BuyBar } from '../../ui/BuyBar.tsx';
import { copyLink } from '../../ui/copyLink.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const BuyDialog = onDemand(() => import('./BuyDialog.tsx'), 'BuyDialog');

const fragment = graphql(/* GraphQL */ `
  fragment BuyCard_item on ShopItem {
    id
    price
    priceText
    viewerOwns
    ...ProductWishlistButton_item
    ...BuyDialog_item
  }
`);

/** Price and actions. The viewer downloads what is free or owned, and enrolls in a free course. */
export function BuyCard({ item }: { item: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, item);
  const { id, price, viewerOwns } = data;
  const [download, downloading] = useAction(downloadProduct);
  const [buying, setBuying] = useState(false);
  const [enroll, enrolling] = useAction(enrollInCourse);
  const navigate = useNavigate();
  const input = { productId: id };
  const buyAction = { label: 'Buy Now', Icon: ShoppingCart, run: () => setBuying(true) };
  const downloadAction = { label: 'Download Now', Icon: Download, run: () => void download({ input }) };
  const enrollAction = {
    label: 'Enroll Free',
    Icon: GraduationCap,
    run: () => void enroll({ input: { courseId: id } }),
  };
  const lessonsAction = {
    label: 'Go to the lessons',
    Icon: PlayCircle,
    run: () => void navigate({ hash: 'outline' }, { replace: true }),
  };
  const courseAction = viewerOwns ? lessonsAction : enrollAction;
  const downloadable = price === 0 || viewerOwns;
  // The same button throughout, so that it keeps the focus when its action changes.
  const main = downloadable ? downloadAction : buyAction;
  const showsCourse = data.__typename === 'Course' && downloadable;
  return (
    <section aria-label="Price" className="card p-card">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className={`num-lg text-3xl ${price === 0 ? 'text-positive-ink' : ''}`}>{data.priceText}</p>
        <p role="status">
          {viewerOwns && (
            <PrefetchLink to={ownedAddress(data)} className="badge badge-positive reach">
              <Check aria-hidden />
              {ownedLabel(data)}
            </PrefetchLink>
          )}
        </p>
      </div>
      <div className="mt-4 grid gap-2">
        <BuyBar price={data.priceText}>
          <button
            type="button"
            className="btn btn-lg btn-primary w-full"
            {...(main === buyAction && {
              'aria-haspopup': 'dialog',
              onPointerEnter: BuyDialog.preload,
              onFocus: BuyDialog.preload,
            })}
            aria-busy={downloading}
            onClick={main.run}
          >
            <main.Icon aria-hidden />
            {main.label}
          </button>
        </BuyBar>
        {viewerOwns && price > 0 && !showsCourse && (
          <p className="text-sm text-muted">The checkout is simulated, so the file is yours at once.</p>
        )}
        {showsCourse && (
          <>
            <button
              type="button"
              className="btn btn-soft w-full"
              aria-busy={enrolling}
              onClick={courseAction.run}
            >
              <courseAction.Icon aria-hidden />
              {courseAction.label}
            </button>
            <p className="text-sm text-muted">
              {viewerOwns
                ? 'The lessons are on this page. The download has their files.'
                : 'The download has the lesson files. The lessons open on this page once you enroll.'}
            </p>
          </>
        )}
        <div className="grid grid-cols-1 gap-2 min-[24rem]:grid-cols-[1fr_auto]">
          <ProductWishlistButton item={data} worded />
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => void copyLink(paths.product(id), 'Product link has been copied to clipboard.')}
          >
            <Share2 aria-hidden strokeWidth={1.75} />
            Share
          </button>
        </div>
      </div>
      <BuyDialog item={data} open={buying} onClose={() => setBuying(false)} />
    </section>
  );
}
