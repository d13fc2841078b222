import { pageSize } from '../../searches/jobSearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Tabs, summary and rows of the final height: a full page of rows, or a few on the viewer's own tabs. */
export const MainSkeleton = ({ few }: { few: boolean }) => (
  <Loading status="Loading the jobs" className={`grid gap-4 ${few ? '' : 'pb-13'}`}>
    <div className="shape bar -mb-1 h-11.25 pt-3" />
    {!few && <div className="shape bar h-9.5 max-md:h-22.5" />}
    <div className={`card ${few ? 'few shape' : 'divide'}`}>
      {!few &&
        [...Array(pageSize).keys()].map((place) => (
          <div key={place} className="shape row h-27 max-xl:h-38 max-md:h-58" />
        ))}
    </div>
  </Loading>
);

/** Skeleton of the side widgets. */
export const SideSkeleton = () => (
  <>
    <div className="shape card h-26 lg:h-30.5" aria-hidden />
    <div className="shape card h-29.5 lg:h-34" aria-hidden />
    <div className="shape card h-48.5" aria-hidden />
    <div className="shape card h-70" aria-hidden />
  </>
);
