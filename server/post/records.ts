/** A post without the texts and flags that are derived from it. */
export interface PostRecord {
  id: string;
  authorId: string;
  postedAt: string;
  content: string;
  image: string | null;
  imageAlt: string | null;
  likes: number;
  shares: number;
  tags: string[];
  isFeatured: boolean;
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

export interface NewsItemRecord {
  id: string;
  title: string;
  publishedAt: string;
  readers: number;
  summary: string;
}
