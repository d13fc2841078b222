import { Upload } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Page } from '../../routing/Page.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './creator.data.ts';
import { MostPopular } from './MostPopular.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { StatCards } from './StatCards.tsx';
import { WeeksChart } from './WeeksChart.tsx';
import { YourProducts } from './YourProducts.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PartSkeleton } from '../../ui/skeletons.tsx';

function Overview() {
  const { mostPopular, weeks } = useScreenData(query).creatorDashboard;
  const hasWeeks = weeks.some((week) => week.earnings + week.downloads > 0);
  return (
    <div className="grid grid-cols-1 gap-4">
      <StatCards />
      {mostPopular && <MostPopular product={mostPopular} />}
      {hasWeeks && <WeeksChart />}
    </div>
  );
}

/** The creator's products: totals, the most popular product, weekly charts and a table with actions. */
export function Component() {
  return (
    <Page
      art="Creator Dashboard"
      title="Creator Dashboard"
      description="Your digital products and courses with their views, downloads and earnings."
      subtitle="Manage your digital products"
      actions={
        <PrefetchLink to={paths.createProduct} className="btn btn-primary max-md:h-11">
          <Upload aria-hidden strokeWidth={1.75} />
          Upload New Product
        </PrefetchLink>
      }
    >
      <div className="mt-5 grid grid-cols-1 gap-4">
        <ScreenData
          dataName="your dashboard"
          skeleton={
            <Loading status="Loading your products">
              <PartSkeleton />
            </Loading>
          }
        >
          <Overview />
        </ScreenData>
        <section aria-labelledby="your-products" className="card @container min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-card pt-card pb-3">
            <h2 id="your-products" tabIndex={-1} className="card-title rounded-sm outline-none">
              Your Products
            </h2>
            <ProductSearch />
          </div>
          <ScreenData skeleton={<PartSkeleton />}>
            <YourProducts />
          </ScreenData>
        </section>
      </div>
    </Page>
  );
}
