/** Cards of the final heights, while the feed's sides load. */
export const CardsSkeleton = ({ heights }: { heights: readonly string[] }) =>
  heights.map((height, i) => (
    // The list never changes, so a place in it is a key.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={i} className={`card p-card ${height}`} aria-hidden>
      <div className="skeleton h-4 w-2/5" />
      <div className="skeleton mt-4 h-3 w-4/5" />
      <div className="skeleton mt-3 h-3 w-3/5" />
    </div>
  ));

function PostSkeleton({ picture }: { picture: boolean }) {
  return (
    <div className="card" aria-hidden>
      <div className="flex gap-3 p-card pb-0">
        <div className="skeleton size-11 rounded-full!" />
        <div className="grid content-start gap-2 pt-1">
          <div className="skeleton h-3.5 w-36" />
          <div className="skeleton h-3 w-52" />
        </div>
      </div>
      <div className="grid gap-2.5 px-card pt-4">
        <div className="skeleton h-3.5" />
        <div className="skeleton h-3.5 w-11/12" />
        <div className="skeleton h-3.5 w-2/3" />
        {picture && <div className="skeleton mt-3 aspect-video rounded-md!" />}
      </div>
      <div className="mt-3 flex h-11 items-center gap-4 border-t border-line px-4">
        <div className="skeleton h-4 w-12" />
        <div className="skeleton h-4 w-12" />
        <div className="skeleton h-4 w-12" />
      </div>
    </div>
  );
}

/** Posts of the final shape, while the feed loads. */
export const PostsSkeleton = () => (
  <div className="grid gap-stack" aria-busy>
    <span className="sr-only" role="status">
      Loading your feed
    </span>
    <PostSkeleton picture />
    <PostSkeleton picture={false} />
    <PostSkeleton picture />
  </div>
);
