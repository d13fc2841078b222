import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { categoriesOf } from '../../components/creator/categories.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../routing/DetailHeader.tsx';
import { NotFound } from '../../routing/NotFound.tsx';
import { Page } from '../../routing/Page.tsx';
import { PageHeading } from '../../routing/PageHeading.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { notify } from '../../ui/notify.ts';
import { query } from './product-edit.data.ts';
import { FormSkeleton } from '../../ui/skeletons.tsx';

const EditedProduct = deferred(() => import('../../components/creator/EditedProduct.tsx'), 'EditedProduct');

const back = { label: 'Back to Creator Dashboard', to: paths.creatorDashboard() };

/** Shows the reason in a toast and returns to the dashboard. The server runs no effects, so it renders NotFound. */
function ProductNotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    notify({ title: 'Product not found', tone: 'destructive', id: 'product-not-found' });
    void navigate(paths.creatorDashboard(), { replace: true });
  }, [navigate]);
  return <NotFound title="Product not found" text="We couldn't find this product among yours." back={back} />;
}

const page = (content: ReactNode) => (
  <Page title="Edit Product" description="Edit your product's text, price, picture and visibility.">
    <Breadcrumb back={back} />
    <div className="mt-3">
      <PageHeading heading="Edit Product" subtitle="Change what buyers see" />
    </div>
    {content}
  </Page>
);

function Editor() {
  const data = useScreenData(query);
  const { creatorProduct: product } = data;
  if (!product) return <ProductNotFound />;
  // The key resets the form for another product.
  return page(<EditedProduct key={product.id} product={product} categories={categoriesOf(data)} />);
}

export const Component = () => (
  <ScreenData
    dataName="this product"
    frame={page}
    skeleton={page(<FormSkeleton status="Loading product data..." visible />)}
  >
    <Editor />
  </ScreenData>
);
