interface Props {
  /** Why nothing can be written. */
  children: string;
  /** What opens it again: 'Unblock' */
  action: string;
  onAction: () => void;
}

/** In the place of the field of a conversation in which nothing can be written. */
export const ConversationClosed = ({ children, action, onAction }: Props) => (
  <p
    data-pinned=""
    className="flex min-h-15 flex-none flex-wrap items-center justify-center gap-x-3 gap-y-1 px-3 py-2 text-muted"
  >
    {children}
    <button type="button" className="btn btn-sm btn-outline max-md:h-11" onClick={onAction}>
      {action}
    </button>
  </p>
);
