import { Page } from '../../routing/Page.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** The welcome with the lists below it, or before it on a phone. */
const Welcome = () => (
  <div className="mx-auto flex max-w-[56rem] flex-col md:min-h-[calc(100dvh-3.5rem)] md:px-6 md:pt-8">
    <div className="grid h-73 content-center justify-items-center gap-3">
      <div className="skeleton h-38 w-44 rounded-lg!" />
      <div className="skeleton h-6 w-48" />
      <div className="skeleton h-10 w-72" />
    </div>
    <div className="grid gap-5 pb-6 max-md:order-first max-md:px-3 max-md:pt-5 md:grid-cols-2">
      {['people', 'channels'].map((list) => (
        <div key={list} className="grid gap-2">
          <div className="skeleton h-4 w-28" />
          <div className="card divide">
            {[...Array(4).keys()].map((place) => (
              <div key={place} className="shape row h-17" />
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
);

const Conversation = () => (
  <div className="bg-surface">
    <div className="flex h-16 items-center gap-3 border-b border-line px-3 md:px-6">
      <div className="skeleton size-10 rounded-full!" />
      <div className="skeleton h-4 w-40" />
    </div>
    <div className="mx-auto flex h-[calc(100dvh-180px)] max-w-[56rem] flex-col justify-end gap-5 px-3 py-5 md:px-6">
      <div className="skeleton h-10 w-2/3" />
      <div className="skeleton h-10 w-1/2 self-end" />
      <div className="skeleton h-16 w-3/5" />
    </div>
    <div className="h-15" />
  </div>
);

/** Skeleton with the layout of the requested conversation or list. */
export const MessagesSkeleton = ({ welcome }: { welcome: boolean }) => (
  <Page full title="Messages" description="Your conversations with people and in channels.">
    <Loading status="Loading your messages">{welcome ? <Welcome /> : <Conversation />}</Loading>
  </Page>
);
