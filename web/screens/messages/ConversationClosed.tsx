interface Props {
  /** Reason why the field is missing. */
  children: string;
  /** Label of the button that reopens the conversation, such as 'Unblock'; absent if it stays closed. */
  action?: string;
  onAction?: () => void;
}

/** Replaces the message field in a conversation that accepts no messages. Toasts stay above it (`data-pinned`). */
export const ConversationClosed = ({ children, action, onAction }: Props) => (
  <p
    data-pinned=""
    className="flex min-h-15 flex-none flex-wrap items-center justify-center gap-x-3 gap-y-1 px-3 py-2 text-muted"
  >
    {children}
    {action && (
      <button type="button" className="btn btn-sm btn-outline max-md:h-11" onClick={onAction}>
        {action}
      </button>
    )}
  </p>
);
