import { paths } from '../../paths.ts';
import { DetailData } from '../../routing/DetailData.tsx';
import { DetailNotFound } from '../../routing/DetailNotFound.tsx';
import { Page } from '../../routing/Page.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { BuyCard } from './BuyCard.tsx';
import { query } from './product.data.ts';
import { ProductAbout } from './ProductAbout.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHeader } from './ProductHeader.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { CourseOutline } from './CourseOutline.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';

// Every visit shows it, so its code loads in parallel with the data (`always`).
const MoreProducts = deferred(() => import('./MoreProducts.tsx'), 'MoreProducts', { always: true });

const back = { label: 'Shop', to: paths.shop() };

function Product() {
  const { product } = useScreenData(query);
  if (!product) return <DetailNotFound noun="Product" back={back} />;
  return (
    <Page title={product.title} description={product.description}>
      {!product.isIndexed && <meta name="robots" content="noindex" />}
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <ProductHeader item={product} back={back} />
          <ProductPicture item={product} />
        </div>
        <aside
          aria-label="Price and creator"
          className="grid min-w-0 grid-cols-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-9"
        >
          <div className="min-w-0 lg:side-column">
            <div className="grid grid-cols-1 gap-stack">
              <BuyCard item={product} />
              <ProductFacts item={product} />
            </div>
          </div>
        </aside>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8 lg:col-start-1">
          <ProductAbout item={product} />
          {product.__typename === 'Course' && <CourseOutline course={product} />}
          <ProductTabs item={product} />
        </div>
      </div>
      <HydrationBoundary fallback={<div className="skeleton mt-10 h-110 md:h-216 xl:h-113" aria-hidden />}>
        <MoreProducts item={product} />
      </HydrationBoundary>
    </Page>
  );
}

/** Page of a product or course: description, price and creator. */
export const Component = () => (
  <DetailData
    noun="Product"
    description="See this digital product, its price and its creator."
    back={back}
    skeleton={<DetailSkeleton status="Loading product" picture />}
  >
    <Product />
  </DetailData>
);
