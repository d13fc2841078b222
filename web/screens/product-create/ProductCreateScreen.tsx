import { categoriesOf } from '../../components/creator/categories.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../routing/DetailHeader.tsx';
import { Page } from '../../routing/Page.tsx';
import { PageHeading } from '../../routing/PageHeading.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { query } from './product-create.data.ts';
import { FormSkeleton } from '../../ui/skeletons.tsx';

const ProductEditor = deferred(() => import('../../components/creator/ProductEditor.tsx'), 'ProductEditor');

const Editor = () => <ProductEditor categories={categoriesOf(useScreenData(query))} />;

export const Component = () => (
  <Page
    title="Create Product"
    description="Upload a digital product or course: describe it, price it and submit it for review."
  >
    <Breadcrumb back={{ label: 'Back to Creator Dashboard', to: paths.creatorDashboard() }} />
    <div className="mt-3">
      <PageHeading heading="Create Product" subtitle="Upload a digital product or a course" />
    </div>
    <ScreenData dataName="the form" skeleton={<FormSkeleton status="Loading the form..." visible />}>
      <Editor />
    </ScreenData>
  </Page>
);
