interface Listed {
  postedAt: string;
  author: { person: { id: string } | null };
}

/** The feed with the own posts first that are newer than everybody else's: above the featured posts, so that a new post is seen. */
export function ownFirst<P extends Listed>(posts: readonly P[], viewerId: string): P[] {
  const isOwn = ({ author }: Listed) => author.person?.id === viewerId;
  const others = posts.flatMap((post) => (isOwn(post) ? [] : Date.parse(post.postedAt)));
  const newest = Math.max(-Infinity, ...others);
  const isNew = (post: P) => isOwn(post) && Date.parse(post.postedAt) > newest;
  return [...posts.filter(isNew), ...posts.filter((post) => !isNew(post))];
}
