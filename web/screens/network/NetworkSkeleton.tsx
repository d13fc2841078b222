import { pageSize, type NetworkSearch } from '../../searches/networkSearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of the selected tab, of the final height. */
export const NetworkSkeleton = ({ tab }: { tab: NetworkSearch['tab'] }) => (
  <Loading status="Loading your network" className="grid gap-4 pb-13">
    <div className={`shape bar ${tab === 'messages' ? 'h-9' : 'h-4.5'}`} />
    {tab === 'connections' ? (
      <div className="grid grid-cols-1 gap-stack sm:grid-cols-2 xl:grid-cols-3">
        {[...Array(pageSize).keys()].map((place) => (
          <div key={place} className="shape card h-46 max-md:h-38" />
        ))}
      </div>
    ) : tab === 'invitations' ? (
      <div className="card divide">
        {[...Array(5).keys()].map((place) => (
          <div key={place} className="shape row h-30 max-md:h-46" />
        ))}
      </div>
    ) : (
      <div className="card divide">
        {[...Array(8).keys()].map((place) => (
          <div key={place} className="shape row h-21" />
        ))}
      </div>
    )}
  </Loading>
);
