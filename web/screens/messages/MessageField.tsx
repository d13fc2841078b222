import { sendMessageInputBounds } from '../../../schema/generated/channel.actions.ts';
import { LoaderCircle, SendHorizontal } from 'lucide-react';
import { useEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import { sendMessage } from '../../actions/channel.ts';
import { useAction } from '../../actions/useAction.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { isEnter } from '../../ui/keys.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useTextLimit } from '../../ui/useTextLimit.tsx';
import { trimmed } from '../../../schema/rules/characters.ts';

interface Props {
  conversationId: string;
  placeholder: string;
  /** Whether the viewer has just reopened the conversation. The field then takes the focus from the removed button. */
  reopened: boolean;
}

/** The field for a new message, a stored draft that a reload keeps (`data-drafted`). Toasts show above (`data-pinned`). */
export function MessageField({ conversationId, placeholder, reopened }: Props) {
  const [text, setText, field, sendText] = useDraft(`message:${conversationId}`);
  useEffect(() => {
    if (reopened) field.current?.focus();
  }, [reopened, field]);
  const [send, sending] = useAction(sendMessage);
  // The status after the first message is visible, a later one for screen readers only. The latter is empty during
  // typing and sending, so that they announce each message.
  const [sentCount, setSentCount] = useState(0);
  const isLive = useIsLive();
  const message = trimmed(text);
  const limit = useTextLimit(message, sendMessageInputBounds.text.max, 'pb-1.5');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!message || limit.over) return;
    // Empties the field and calls `send` with its text. After a failure the text returns, and `onRetry` sends it again.
    sendText({
      send: async (typed, onRetry) => {
        const input = { conversationId, text: trimmed(typed) };
        const done = await send({ input }, { onRetry });
        if (done) setSentCount((count) => count + 1);
        return done;
      },
    });
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isEnter(event.nativeEvent) || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      aria-label="Write a message"
      data-pinned=""
      className="mx-auto w-full max-w-[56rem] flex-none px-3 pb-2 md:px-6"
      onSubmit={submit}
    >
      {limit.error}
      <div className="flex items-end gap-2 rounded-xl border border-control bg-surface p-1 pl-4 focus-within:border-accent">
        <textarea
          ref={field}
          data-drafted=""
          dir="auto"
          rows={1}
          autoComplete="off"
          className="max-h-40 min-h-10.5 w-full min-w-0 resize-none bg-transparent py-2 text-read outline-none field-sizing-content placeholder:text-subtle"
          placeholder={placeholder}
          aria-label={placeholder.replace('...', '')}
          {...limit.field}
          enterKeyHint="send"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByKey}
        />
        <button
          type="submit"
          className="btn btn-icon btn-primary flex-none self-center"
          aria-label="Send message"
          data-tip="Send message"
          aria-busy={sending}
          disabled={!message || limit.over}
        >
          {sending ? (
            <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
          ) : (
            <SendHorizontal aria-hidden strokeWidth={1.75} />
          )}
        </button>
      </div>
      <p role="status" className={sentCount === 1 ? 'pt-1.5 text-center text-sm text-muted' : 'sr-only'}>
        {sentCount === 1 &&
          (isLive ? 'Message sent' : 'Sent. This conversation is a sample, so it does not grow.')}
        {sentCount > 1 && !text && !sending && 'Message sent'}
      </p>
    </form>
  );
}
