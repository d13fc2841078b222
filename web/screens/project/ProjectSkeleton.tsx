import { Loading } from '../../ui/Loading.tsx';

/** Skeleton with the layout of the page. */
export const ProjectSkeleton = () => (
  <Loading
    status="Loading project"
    className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr]"
  >
    <div className="grid h-49 content-start gap-5 max-md:h-79">
      <div className="skeleton h-9 w-4/5" />
      <div className="skeleton h-5 w-64" />
      <div className="shape card h-24 max-md:h-46" />
    </div>
    <div className="grid content-start gap-stack max-lg:order-2">
      <div className="h-11.25 border-b border-line" />
      <div className="shape card h-96 max-md:h-120" />
      <div className="shape card h-30 max-md:h-46" />
    </div>
    <div className="grid content-start gap-stack max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-10">
      <div className="shape card h-35 max-lg:order-1" />
      <div className="shape card h-82 max-lg:order-3" />
      <div className="shape card h-42 max-lg:order-3" />
      <div className="shape card h-55 max-lg:order-3" />
    </div>
  </Loading>
);
