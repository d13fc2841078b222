import { UpdatesOutline } from './UpdatesOutline.tsx';
import { useCompanyOutline } from './useCompanyOutline.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of the company's page. Heights equal the loaded page, so nothing shifts. */
export function CompanySkeleton() {
  const { openPositions } = useCompanyOutline();
  return (
    <Loading status="Loading the company">
      <div className="card h-105 overflow-hidden md:h-120">
        <div className="skeleton h-28 rounded-none! md:h-52" />
        <div className="grid gap-3 p-card md:px-7">
          <div className="skeleton -mt-16 size-20 rounded-lg! md:size-28" />
          <div className="skeleton mt-3 h-8 w-2/5" />
          <div className="skeleton h-5 w-3/5" />
        </div>
      </div>
      <div className="mt-gutter grid grid-cols-1 items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="grid gap-stack">
          <div className="shape card h-60 max-md:h-80" />
          <div className="shape card h-36 max-md:h-62" />
          <div className="card">
            <div className="shape bar h-20 p-card" />
            {[...Array(openPositions).keys()].map((place) => (
              <div key={place} className="shape bar h-17 border-t border-line p-card max-md:h-27" />
            ))}
          </div>
        </div>
        <div className="grid gap-stack lg:row-span-2">
          <div className="shape card h-68" />
          <div className="shape card h-83" />
        </div>
        <UpdatesOutline />
      </div>
    </Loading>
  );
}
