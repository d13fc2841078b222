/** A post without the texts and flags that are derived from it. */
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
  /** Whether it belongs to the home feed; the others stand on the page of their author only. */
  inFeed: boolean;
  /** Comments beyond the ones that are told in full. */
  olderComments: number;
  replies: CommentRecord[];
}

export interface CommentRecord {
  id: string;
  authorId: string;
  text: string;
  postedAt: string;
}

/** The viewer follows no topic at first, so whether is not stored. */
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
