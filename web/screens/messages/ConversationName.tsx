import { MutedMark } from './MutedMark.tsx';

interface Props {
  children: string;
  isUnread: boolean;
  isMuted: boolean;
}

export const ConversationName = ({ children, isUnread, isMuted }: Props) => (
  <span className="flex items-center gap-1.5">
    <span dir="auto" className={`truncate ${isUnread ? 'font-bold' : 'font-medium'}`}>
      {children}
    </span>
    {isMuted && (
      <>
        <span className="sr-only">, </span>
        <MutedMark />
      </>
    )}
  </span>
);
