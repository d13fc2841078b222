import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of the left column. */
export const LeftSkeleton = () => (
  <>
    <div className="shape card h-75" aria-hidden />
    <div className="shape card h-40" aria-hidden />
    <div className="shape card h-40" aria-hidden />
    <div className="shape card h-37 max-md:h-30" aria-hidden />
  </>
);

/** Skeleton of the right column. */
export const RightSkeleton = () => (
  <>
    <div className="shape card h-74 max-md:h-66" aria-hidden />
    <div className="shape card h-68 max-md:h-64" aria-hidden />
    <div className="shape card h-42" aria-hidden />
  </>
);

interface PostShape {
  /** Classes for the height of the text on wide and narrow screens. */
  text: string;
  picture: boolean;
}

const PostSkeleton = ({ text, picture }: PostShape) => (
  <div className="card">
    <div className="flex gap-3 p-card pb-0">
      <div className="skeleton size-11 rounded-full!" />
      <div className="grid h-14 content-start gap-2 pt-1">
        <div className="skeleton h-3.5 w-36" />
        <div className="skeleton h-3 w-52" />
      </div>
    </div>
    <div className="px-card pt-3">
      <div className={`skeleton ${text}`} />
      <div className="skeleton mt-2 h-4 w-40" />
      {picture && <div className="skeleton mt-3 aspect-video rounded-md!" />}
    </div>
    <div className="mt-3 flex h-11.25 items-center gap-4 border-t border-line px-4">
      <div className="skeleton h-4 w-12" />
      <div className="skeleton h-4 w-12" />
      <div className="skeleton h-4 w-12" />
    </div>
  </div>
);

const shapes: readonly PostShape[] = [
  { text: 'h-20 max-md:h-32', picture: true },
  { text: 'h-20 max-md:h-32', picture: false },
  { text: 'h-14 max-md:h-26', picture: true },
  { text: 'h-26 max-md:h-43', picture: false },
];

/** Skeleton of the posts. Heights equal the loaded posts, so nothing shifts. */
export const PostsSkeleton = () => (
  <Loading status="Loading your feed" className="grid gap-stack">
    {shapes.map((shape, i) => (
      // The list never changes, so the index is a stable key.
      // oxlint-disable-next-line react/no-array-index-key
      <PostSkeleton key={i} {...shape} />
    ))}
  </Loading>
);
