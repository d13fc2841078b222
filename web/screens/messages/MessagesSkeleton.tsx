import { Page } from '../../routing/Page.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { messagesLayout } from './messagesLayout.ts';

/** The list of conversations. Below 1024 px it shows only while none is open. */
const List = ({ welcome }: { welcome: boolean }) => (
  <div
    className={`grid content-start gap-5 pb-6 max-md:px-3 max-md:pt-5 md:max-lg:order-last md:max-lg:mx-auto md:max-lg:w-full md:max-lg:max-w-[56rem] md:max-lg:grid-cols-2 md:max-lg:px-6 lg:border-r lg:border-line lg:bg-surface lg:px-5 lg:pt-5 ${welcome ? '' : 'max-lg:hidden'}`}
  >
    <div className="skeleton hidden h-6 w-28 lg:block" />
    {['people', 'channels'].map((list) => (
      <div key={list} className="grid content-start gap-2">
        <div className="skeleton h-4 w-28" />
        <div className="card divide lg:border-0 lg:bg-transparent lg:shadow-none">
          {[...Array(4).keys()].map((place) => (
            <div key={place} className="shape row h-17" />
          ))}
        </div>
      </div>
    ))}
  </div>
);

const Welcome = () => (
  <div className="grid h-73 content-center justify-items-center gap-3 md:h-81 md:pt-8 lg:h-73 lg:self-center lg:pt-0">
    <div className="skeleton h-38 w-44 rounded-lg!" />
    <div className="skeleton h-6 w-48" />
    <div className="skeleton h-10 w-72" />
  </div>
);

const Conversation = () => (
  <div className="min-w-0 bg-surface">
    <div className="flex h-16 items-center gap-3 border-b border-line px-3 md:px-6">
      <div className="skeleton size-10 rounded-full!" />
      <div className="skeleton h-4 w-40" />
    </div>
    <div className="mx-auto flex h-[calc(100dvh-var(--spacing)*45-var(--wg-bottom-bar))] max-w-[56rem] flex-col justify-end gap-5 px-3 py-5 md:px-6">
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
    <Loading status="Loading your messages" className={messagesLayout}>
      <List welcome={welcome} />
      {welcome ? <Welcome /> : <Conversation />}
    </Loading>
  </Page>
);
