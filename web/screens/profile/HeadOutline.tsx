import { TextSkeleton } from '../../ui/TextSkeleton.tsx';

interface Props {
  /** Text lengths of name, headline and the facts below them. */
  head: readonly number[];
  own: boolean;
}

/** Skeleton of `ProfileHeader`. */
export const HeadOutline = ({ head: [name = 0, title = 0, ...facts], own }: Props) => (
  <div className="card overflow-hidden">
    <div className="skeleton h-32 rounded-none! md:h-56" />
    <div className="px-4 pb-5 md:px-7">
      <div className="skeleton relative -mt-12 size-24 rounded-full! md:-mt-16 md:size-30" />
      <p className="mt-3 font-display text-2xl font-[660] tracking-[-0.02em] md:text-3xl">
        <TextSkeleton lengths={name} />
      </p>
      <p className="mt-1 max-w-read text-read">
        <TextSkeleton lengths={title} />
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 text-sm max-sm:flex-col max-sm:items-start">
        {facts.map((length, place) => (
          // oxlint-disable-next-line no-array-index-key -- the order never changes
          <p key={place} className={place > 0 ? 'py-1 pl-5.5' : 'pl-5.5 max-sm:py-1'}>
            <TextSkeleton lengths={length} />
          </p>
        ))}
      </div>
    </div>
    <div className="h-18 border-t border-line" />
    {own && <div className="h-12 border-t border-line md:hidden" />}
  </div>
);
