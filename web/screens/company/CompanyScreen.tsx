import { paths } from '../../paths.ts';
import { DetailData } from '../../routing/DetailData.tsx';
import { DetailNotFound } from '../../routing/DetailNotFound.tsx';
import { Page } from '../../routing/Page.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { query } from './company.data.ts';
import { CompanyAbout } from './CompanyAbout.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanyLeadership } from './CompanyLeadership.tsx';
import { CompanyPositions } from './CompanyPositions.tsx';
import { CompanyTeam } from './CompanyTeam.tsx';
import { DetailSkeleton, PartSkeleton } from '../../ui/skeletons.tsx';

// Every company page shows them, so a visit from another screen loads their code at once (`always`).
const CompanyUpdates = deferred(() => import('./CompanyUpdates.tsx'), 'CompanyUpdates', { always: true });

const back = { label: 'Companies', to: paths.companies() };

function Company() {
  const { company } = useScreenData(query);
  if (!company) return <DetailNotFound noun="Company" back={back} />;
  const { name, description, leadership, updates } = company;
  return (
    <Page title={name} description={description}>
      <CompanyHeader company={company} back={back} />
      <div className="mt-gutter grid grid-cols-1 items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="grid min-w-0 grid-cols-1 gap-stack">
          <CompanyAbout company={company} />
          <CompanyPositions company={company} />
        </div>
        <aside aria-label="People" className="min-w-0 lg:side-column lg:row-span-2">
          <div className="grid grid-cols-1 gap-stack">
            {leadership.length > 0 && <CompanyLeadership leaders={leadership} />}
            <CompanyTeam company={company} />
          </div>
        </aside>
        <HydrationBoundary fallback={updates.nodes.length > 0 && <PartSkeleton />}>
          <CompanyUpdates posts={updates.nodes} total={updates.totalCount} />
        </HydrationBoundary>
      </div>
    </Page>
  );
}

export const Component = () => (
  <DetailData
    noun="Company"
    description="A company with its open positions, people and updates."
    back={back}
    skeleton={<DetailSkeleton status="Loading the company" band />}
  >
    <Company />
  </DetailData>
);
