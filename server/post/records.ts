import type { Comment, NewsItem, Post, Topic } from '../../schema/generated/types.ts';

/** A post without its derived texts and flags. */
export interface PostRecord extends Omit<
  Post,
  'author' | 'imageUrl' | 'timePosted' | 'comments' | 'replies' | 'viewerHasLiked' | 'viewerHasSaved'
> {
  /** The id of a person or of a company. */
  authorId: string;
  /** Whether it belongs to the home feed; other posts are only on their author's page. */
  inFeed: boolean;
  replies: CommentRecord[];
}

export interface CommentRecord extends Omit<Comment, 'author' | 'time'> {
  authorId: string;
}

/** Whether the viewer follows a topic is stored in the marks, not here. */
export type TopicRecord = Omit<Topic, 'followerCount' | 'viewerIsFollowing'> & { followers: number };

export type NewsItemRecord = Omit<NewsItem, 'time'>;
