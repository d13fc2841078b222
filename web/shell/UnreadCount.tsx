interface Props {
  unread: number;
  className: string;
}

/** The number of unread items over an icon. It is hidden from screen readers: the link's name contains the number. */
export const UnreadCount = ({ unread, className }: Props) =>
  unread > 0 && (
    <span aria-hidden className={`count absolute ring-2 ring-surface ${className}`}>
      {unread > 99 ? '99+' : unread}
    </span>
  );
