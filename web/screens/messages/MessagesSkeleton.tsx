import { Page } from '../../routing/Page.tsx';

/** A conversation in its final shape, while it loads. */
export const MessagesSkeleton = () => (
  <Page full title="Messages" description="Your conversations with people and in channels.">
    <div aria-busy>
      <span className="sr-only" role="status">
        Loading your messages
      </span>
      <div className="flex h-16 items-center gap-3 border-b border-line px-3 md:px-6" aria-hidden>
        <div className="skeleton size-10 rounded-full!" />
        <div className="skeleton h-4 w-40" />
      </div>
      <div
        className="mx-auto flex h-[calc(100dvh-180px)] max-w-[56rem] flex-col justify-end gap-5 px-3 py-5 md:px-6"
        aria-hidden
      >
        <div className="skeleton h-10 w-2/3" />
        <div className="skeleton h-10 w-1/2 self-end" />
        <div className="skeleton h-16 w-3/5" />
      </div>
      <div className="h-15" aria-hidden />
    </div>
  </Page>
);
