import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { sendMessage } from '../../actions/channel.ts';
import { useAction } from '../../actions/useAction.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { toSend } from '../../ui/visible.ts';

const longest = 4_000;

interface Props {
  conversationId: string;
  placeholder: string;
  /** Takes the focus of the button that has opened the conversation again. */
  reopened: boolean;
}

/** Where a message is written. Each conversation has a draft of its own: it is there again when one comes back. */
export function MessageField({ conversationId, placeholder, reopened }: Props) {
  const [text, setText, field] = useDraft(`message:${conversationId}`);
  useEffect(() => {
    if (reopened) field.current?.focus();
  }, [reopened, field]);
  const [send] = useAction(sendMessage);
  const [sent, setSent] = useState(0);
  const id = useId();
  const message = toSend(text);
  const over = message.length - longest;
  const error = over > 0 ? `A message has at most 4,000 characters. Take ${over} away.` : '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!message || over > 0) return;
    const done = await send({ input: { conversationId, text: message } });
    // What has been typed meanwhile is not thrown away.
    if (!done || field.current?.value !== text) return;
    setText('');
    setSent((count) => count + 1);
    // The button cannot be pressed any more: its focus would be lost.
    field.current.focus();
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An input method's Enter chooses a word; Safari tells of it only by the key's old number.
    const choosing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || choosing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      aria-label="Write a message"
      data-pinned=""
      className="mx-auto max-w-[56rem] px-3 pb-2 md:px-6"
      onSubmit={(event) => void submit(event)}
    >
      {error && (
        <p id={`${id}-error`} role="alert" className="pb-1.5 text-sm text-danger-ink">
          {error}
        </p>
      )}
      <div className="flex items-end gap-2 rounded-xl border border-control bg-surface p-1 pl-4 focus-within:border-accent">
        <textarea
          ref={field}
          data-kept=""
          dir="auto"
          rows={1}
          autoComplete="off"
          className="max-h-40 min-h-10.5 w-full min-w-0 resize-none bg-transparent py-2 text-read outline-none field-sizing-content placeholder:text-subtle"
          placeholder={placeholder}
          aria-label={placeholder.replace('...', '')}
          aria-invalid={over > 0}
          aria-describedby={error ? `${id}-error` : undefined}
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
          disabled={!message || over > 0}
        >
          <SendHorizontal aria-hidden strokeWidth={1.75} />
        </button>
      </div>
      <p role="status" className="sr-only">
        {sent > 0 && !text && 'Message sent'}
      </p>
    </form>
  );
}
