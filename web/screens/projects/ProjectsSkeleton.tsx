import { KeptFields } from '../../routing/KeptFields.tsx';
import { projectSearch } from './projectSearch.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Buttons of the final size, while the filters load. */
export const BarSkeleton = ({ form }: { form: string }) => (
  <div className="flex flex-wrap gap-2" aria-hidden>
    <KeptFields search={projectSearch} form={form} names={['location', 'budget', 'duration', 'posted']} />
    {['w-28', 'w-24', 'w-27', 'w-32', 'w-33'].map((width) => (
      <div key={width} className={`skeleton h-control rounded-md! ${width}`} />
    ))}
  </div>
);

/** A card of the final height, while the filters load. */
export const SideSkeleton = ({ form }: { form: string }) => (
  <div className="card grid gap-4 p-card" aria-hidden>
    <KeptFields search={projectSearch} form={form} names={['experience', 'type', 'client']} />
    {places.map((place) => (
      <div key={place} className="grid gap-3 pb-3">
        <div className="skeleton h-4 w-1/2" />
        <div className="skeleton h-3.5" />
        <div className="skeleton h-3.5 w-4/5" />
      </div>
    ))}
  </div>
);

/** Cards of the final shape, while the projects load. */
export const ListSkeleton = () => (
  <div className="grid gap-stack" aria-busy>
    <span className="sr-only" role="status">
      Loading projects
    </span>
    <div className="skeleton h-5 w-40" aria-hidden />
    {places.map((place) => (
      <div key={place} className="card p-card" aria-hidden>
        <div className="skeleton h-5 w-3/5" />
        <div className="skeleton mt-2 h-3.5 w-1/3" />
        <div className="skeleton mt-4 h-4 w-2/3" />
        <div className="skeleton mt-3 h-3.5" />
        <div className="skeleton mt-2 h-3.5 w-11/12" />
        <div className="mt-4 flex gap-1.5">
          <div className="skeleton h-6.5 w-20" />
          <div className="skeleton h-6.5 w-24" />
          <div className="skeleton h-6.5 w-16" />
        </div>
        <div className="mt-4 border-t border-line pt-3.5">
          <div className="skeleton h-4 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);
