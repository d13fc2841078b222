/** Two comments' worth of grey, while they load. */
export const CommentsSkeleton = () => (
  <div className="grid gap-3 border-t border-line p-card" aria-hidden>
    <div className="skeleton h-10" />
    <div className="skeleton h-14" />
    <div className="skeleton h-14" />
  </div>
);
