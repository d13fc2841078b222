import { Check, CheckCheck } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { clockOf } from '../../../schema/rules/clock.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment MessageItem_message on Message {
    id
    viewerIsSender
    text
    sentAt
    read
    sender {
      id
      name
      avatarUrl
    }
  }
`);

interface Props {
  message: FragmentType<typeof fragment>;
  /** Whether the sender's name is shown. */
  named: boolean;
}

const bubble = 'px-3.25 py-2.25 text-read break-words text-wrap whitespace-pre-line';

/** One message, at the side of its sender. `read` of an own message: all who received it have read it. */
export function MessageItem({ message, named }: Props) {
  const { viewerIsSender, text, sentAt, read, sender } = useFragmentData(fragment, message);
  const time = (
    <time dateTime={sentAt} className="text-xs text-subtle">
      {clockOf(sentAt)}
    </time>
  );
  if (viewerIsSender)
    return (
      <li className="flex flex-col items-end">
        <span className="sr-only">You</span>
        <p
          dir="auto"
          className={`${bubble} max-w-[min(34rem,88%)] rounded-[14px_4px_14px_14px] bg-accent-soft`}
        >
          <LinkedText text={text} />
        </p>
        <p className="mt-1 flex items-center gap-1 text-xs text-subtle">
          {time}
          <span aria-hidden>·</span>
          <span>{read ? 'Read' : 'Delivered'}</span>
          {read ? (
            <CheckCheck aria-hidden className="size-3.5 text-accent-ink" />
          ) : (
            <Check aria-hidden className="size-3.5" />
          )}
        </p>
      </li>
    );
  return (
    <li className="flex items-start gap-3">
      <Avatar name={sender.name} url={sender.avatarUrl} className="size-9 text-sm" />
      <div className="min-w-0">
        <p className="mb-1 flex flex-wrap items-baseline gap-x-2">
          <span dir="auto" className={named ? 'font-semibold' : 'sr-only'}>
            {sender.name}
          </span>
          {time}
        </p>
        <p
          dir="auto"
          className={`${bubble} w-fit max-w-[min(34rem,100%)] rounded-[4px_14px_14px_14px] bg-fill`}
        >
          <LinkedText text={text} />
        </p>
      </div>
    </li>
  );
}
