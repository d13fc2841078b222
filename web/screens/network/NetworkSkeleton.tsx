/** Cards of the final shape, while the network loads. */
export const NetworkSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 gap-stack sm:grid-cols-2 xl:grid-cols-3">
    <span className="sr-only" role="status">
      Loading your network
    </span>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((place) => (
      <div key={place} className="skeleton h-42 rounded-lg!" aria-hidden />
    ))}
  </div>
);
