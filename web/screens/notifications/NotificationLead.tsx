import {
  Bell,
  BriefcaseBusiness,
  MessageCircle,
  ShoppingBag,
  ThumbsUp,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { NotificationKind, NotificationRow_NotificationFragment } from '../../generated/graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Logo } from '../../ui/Logo.tsx';

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  JOB: BriefcaseBusiness,
  MESSAGE: MessageCircle,
  NETWORK: Users,
  MARKETPLACE: ShoppingBag,
  POST: ThumbsUp,
};

/** Avatar of the actor, logo of the company, or an icon of the notification's kind (`Bell` if it is unknown). */
export function NotificationLead({ notification }: { notification: NotificationRow_NotificationFragment }) {
  const { actor, kind } = notification;
  if (actor) return <Avatar name={actor.name} url={actor.avatarUrl} className="size-11 text-base" />;
  if (notification.__typename === 'JobNotification') {
    const { name, logo } = notification.job.company;
    return <Logo name={name} url={logo} className="size-11" />;
  }
  const Icon = icons[kind] ?? Bell;
  return (
    <span className="grid size-11 flex-none place-items-center rounded-md bg-fill text-muted">
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </span>
  );
}
