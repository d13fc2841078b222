import { modulesOf } from '../../../server/product/modules.ts';
import { isMarkedBy } from '../../../server/shared/marks.ts';
import { registerForEvent } from '../../actions/agency.ts';
import {
  leaveChannel,
  rejoinChannel,
  setChannelMuted,
  setContactBlocked,
  setContactMuted,
} from '../../actions/channel.ts';
import { setCompanyFollowed } from '../../actions/company.ts';
import { setGigAlert, setGigWishlisted } from '../../actions/gig.ts';
import { markJobViewed, setJobHidden, setJobSaved } from '../../actions/job.ts';
import {
  markNotificationRead,
  markNotificationsRead,
  markNotificationsUnread,
} from '../../actions/notification.ts';
import { setPostLiked, setPostSaved, sharePost } from '../../actions/post.ts';
import {
  buyProduct,
  downloadProduct,
  enrollInCourse,
  setLessonCompleted,
  setProductWishlisted,
} from '../../actions/product.ts';
import { setProjectSaved } from '../../actions/project.ts';
import { markChannelRead, markContactRead } from '../../actions/readConversation.ts';
import { setTopicFollowed } from '../../actions/topic.ts';
import { requestVerification } from '../../actions/verification.ts';
import { generate, generateFor, generatePlain, select, type Generator, type World } from './define.ts';

const owns = ({ store }: World, id: string) => isMarkedBy(store, 'ownedProducts', id);
const items = (world: World, accepts: (price: number, id: string) => boolean) =>
  world.pool.shopItems.filter((id) => accepts(world.store.shopItems.get(id)!.price, id));
const isOwn = ({ store }: World, id: string) => store.shopItems.get(id)!.sellerId === store.viewer.id;
/** Items of other people: nobody buys from themselves. */
const otherItems = (world: World, accepts: (price: number, id: string) => boolean) =>
  items(world, accepts).filter((id) => !isOwn(world, id) && !owns(world, id));
const notifications = ({ store }: World, read: boolean) =>
  [...store.sample.notifications.values()].filter((one) => one.read === read).map(({ id }) => id);
const joined = ({ pool, store }: World, left: boolean) =>
  pool.channels.filter((id) => isMarkedBy(store, 'leftChannels', id) === left);

/** The actions that set or remove a mark of the viewer's. */
export const marks: readonly Generator[] = [
  generateFor(setJobSaved, 'jobs', (jobId, { on }) => ({ jobId, saved: on })),
  generateFor(setJobHidden, 'jobs', (jobId, { on }) => ({ jobId, hidden: on })),
  generateFor(markJobViewed, 'jobs', (jobId) => ({ jobId })),
  generateFor(setPostLiked, 'posts', (postId, { on }) => ({ postId, liked: on })),
  generateFor(setPostSaved, 'posts', (postId, { on }) => ({ postId, saved: on })),
  generateFor(sharePost, 'posts', (id, { on }) => ({
    id,
    method: on ? ('DEVICE' as const) : ('COPY_LINK' as const),
  })),
  generateFor(
    setTopicFollowed,
    ({ store }) => [...store.sample.topics.keys()].slice(0, 3),
    (topicId, { on }) => ({ topicId, followed: on }),
  ),
  generateFor(setProjectSaved, 'projects', (projectId, { on }) => ({ projectId, saved: on })),
  generateFor(setGigWishlisted, 'gigs', (gigId, { on }) => ({ gigId, wishlisted: on })),
  generateFor(setGigAlert, 'gigs', (gigId, { on }) => ({ gigId, enabled: on })),
  generateFor(setProductWishlisted, 'shopItems', (productId, { on }) => ({ productId, wishlisted: on })),
  generateFor(setCompanyFollowed, 'companies', (companyId, { on }) => ({ companyId, followed: on })),
  generateFor(
    registerForEvent,
    ({ store }) => store.agencyPage.events.map(({ id }) => id),
    (eventId) => ({ eventId }),
  ),
  generatePlain(requestVerification),
  generateFor(setContactMuted, 'contacts', (conversationId, { on }) => ({ conversationId, muted: on })),
  generateFor(setChannelMuted, 'channels', (conversationId, { on }) => ({ conversationId, muted: on })),
  generateFor(setContactBlocked, 'contacts', (contactId, { on }) => ({ contactId, blocked: on })),
  generateFor(
    leaveChannel,
    (world) => joined(world, false),
    (channelId) => ({ channelId }),
  ),
  generateFor(
    rejoinChannel,
    (world) => joined(world, true),
    (channelId) => ({ channelId }),
  ),
  generateFor(markContactRead, 'contacts', (conversationId) => ({ conversationId })),
  generateFor(markChannelRead, 'channels', (conversationId) => ({ conversationId })),
  generateFor(
    markNotificationRead,
    (world) => notifications(world, false),
    (id) => ({ id }),
  ),
  generate(markNotificationsRead, (world) => {
    const ids = notifications(world, false).slice(0, 1 + (world.object % 3));
    return ids.length > 0 ? { ids } : undefined;
  }),
  generate(markNotificationsUnread, (world) => {
    const ids = notifications(world, true).slice(0, 1 + (world.object % 3));
    return ids.length > 0 ? { ids } : undefined;
  }),
  generateFor(
    buyProduct,
    (world) => otherItems(world, (price) => price > 0),
    (productId, { store }) => ({ productId, expectedPrice: store.shopItems.get(productId)!.price }),
  ),
  generateFor(
    downloadProduct,
    (world) => items(world, (price, id) => (price === 0 && !isOwn(world, id)) || owns(world, id)),
    (productId) => ({ productId }),
  ),
  generateFor(
    enrollInCourse,
    (world) => otherItems(world, (price, id) => price === 0 && world.store.courses.has(id)),
    (courseId) => ({ courseId }),
  ),
  generateFor(
    setLessonCompleted,
    (world) => items(world, (_price, id) => world.store.courses.has(id) && owns(world, id)),
    (courseId, { store, variant, on }) => {
      const lessons = modulesOf(store.courses.get(courseId)!).flatMap((module) => module.lessons);
      return { courseId, lessonId: select(lessons, variant).id, completed: on };
    },
  ),
];
