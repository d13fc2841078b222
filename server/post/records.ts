/** A post without its derived texts and flags. */
export interface PostRecord {
  id: string;
  /** The id of a person or of a company. */
  authorId: string;
  postedAt: string;
  content: string;
  image: string | null;
  imageAlt: string | null;
  likes: number;
  shares: number;
  tags: string[];
  isFeatured: boolean;
  /** Whether it belongs to the home feed; other posts are only on their author's page. */
  inFeed: boolean;
  /** Number of comments without a stored text. */
  olderComments: number;
  replies: CommentRecord[];
}

export interface CommentRecord {
  id: string;
  authorId: string;
  text: string;
  postedAt: string;
}

/** Whether the viewer follows a topic is stored in the marks, not here. */
export interface TopicRecord {
  id: string;
  name: string;
  tag: string;
  followers: number;
}

export interface NewsItemRecord {
  id: string;
  title: string;
  publishedAt: string;
  readers: number;
  summary: string;
}
