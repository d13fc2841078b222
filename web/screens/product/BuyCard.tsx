import { Check, Download, GraduationCap, Pencil, PlayCircle, Share2, ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { downloadProduct, enrollInCourse } from '../../actions/product.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ProductWishlistButton } from '../../components/product/ProductWishlistButton.tsx';
import { ownedAddress, ownedLabel } from '../../components/product/productLabels.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { BuyBar } from '../../ui/BuyBar.tsx';
import { copyLink } from '../../ui/copyLink.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';

const BuyDialog = onDemand(() => import('./BuyDialog.tsx'), 'BuyDialog');

const fragment = graphql(/* GraphQL */ `
  fragment BuyCard_item on ShopItem {
    id
    price
    priceText
    viewerOwns
    creatorProduct {
      id
    }
    ...ProductWishlistButton_item
    ...BuyDialog_item
  }
`);

/** Price and actions of a product or course: buy, download, enroll, open the lessons or, for its creator, edit. */
export function BuyCard({ item }: { item: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, item);
  const { id, price, viewerOwns, creatorProduct } = data;
  const [download, downloading] = useAction(downloadProduct);
  // For guests: the dialog opens again after the log-in that the action requires, if it is still possible.
  const [buying, setBuying] = useOpenAcrossLogIn(`buy:${id}`, price > 0 && !viewerOwns && !creatorProduct);
  const [enroll, enrolling] = useAction(enrollInCourse);
  const navigate = useNavigate();
  const input = { productId: id };
  const buyAction = { label: 'Buy Now', Icon: ShoppingCart, run: () => setBuying(true) };
  const downloadAction = { label: 'Download Now', Icon: Download, run: () => void download({ input }) };
  const mainButton = useRef<HTMLButtonElement>(null);
  const enrollAndFocus = async () => {
    // After enrolling, the pressed button downloads. The main button leads to the lessons, so it gets the focus.
    if (await enroll({ input: { courseId: id } })) mainButton.current?.focus({ preventScroll: true });
  };
  const enrollAction = { label: 'Enroll Free', Icon: GraduationCap, run: () => void enrollAndFocus() };
  const lessonsAction = {
    label: 'Go to the lessons',
    Icon: PlayCircle,
    run: () => void navigate({ hash: 'outline' }, { replace: true }),
  };
  const isCourse = data.__typename === 'Course';
  // The same button throughout, so that it keeps the focus when its action changes.
  const main =
    viewerOwns && isCourse ? lessonsAction : price === 0 || viewerOwns ? downloadAction : buyAction;
  // In live mode creators cannot buy their own products: Edit replaces Buy Now, or follows a free one's Download Now.
  const showsEdit = useIsLive() && creatorProduct !== null && !viewerOwns;
  const editLink = (style: string) =>
    creatorProduct && (
      <PrefetchLink to={paths.editProduct(creatorProduct.id)} className={`btn w-full ${style}`}>
        <Pencil aria-hidden />
        Edit
      </PrefetchLink>
    );
  // A course's second button: Download Now if the viewer owns it, otherwise Enroll Free, for a free course only.
  const courseAction = viewerOwns ? downloadAction : enrollAction;
  return (
    <section aria-label="Price" className="card p-card">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {viewerOwns ? (
          <p className="num text-muted">
            Price <span>{data.priceText}</span>
          </p>
        ) : (
          <p className={`num-lg text-3xl ${price === 0 ? 'text-positive-ink' : ''}`}>{data.priceText}</p>
        )}
        <p role="status">
          {viewerOwns && (
            <PrefetchLink to={ownedAddress(data)} className="badge badge-positive reach">
              <Check aria-hidden />
              {ownedLabel(data)}
            </PrefetchLink>
          )}
        </p>
      </div>
      {viewerOwns && (
        <p className="mt-2 text-sm text-muted">
          It is in{' '}
          <PrefetchLink to={ownedAddress(data)} className="link">
            your library
          </PrefetchLink>{' '}
          now{price > 0 && ', since the checkout is simulated'}.
        </p>
      )}
      <div className="mt-4 grid gap-2">
        <BuyBar price={viewerOwns ? ownedLabel(data) : data.priceText}>
          {showsEdit && main === buyAction ? (
            editLink('btn-lg btn-primary')
          ) : (
            <button
              ref={mainButton}
              type="button"
              className="btn btn-lg btn-primary w-full"
              {...(main === buyAction && BuyDialog.trigger)}
              aria-busy={main === downloadAction && downloading}
              onClick={main.run}
            >
              <main.Icon aria-hidden />
              {main.label}
            </button>
          )}
        </BuyBar>
        {showsEdit && main !== buyAction && editLink('btn-outline')}
        {isCourse && !showsEdit && main !== buyAction && (
          <>
            <button
              type="button"
              className={`btn w-full ${viewerOwns ? 'btn-outline' : 'btn-soft'}`}
              aria-busy={viewerOwns ? downloading : enrolling}
              onClick={courseAction.run}
            >
              <courseAction.Icon aria-hidden />
              {courseAction.label}
            </button>
            {!viewerOwns && (
              <p className="text-sm text-muted">Once you enroll, you tick lessons to mark your progress.</p>
            )}
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
