interface Listed {
  postedAt: string;
  author: { person: { id: string } | null };
}

/** Moves own posts that are newer than all others to the top, above featured posts, so that the user sees a new post. */
export function ownFirst<P extends Listed>(posts: readonly P[], viewerId: string): P[] {
  const isOwn = ({ author }: Listed) => author.person?.id === viewerId;
  const others = posts.flatMap((post) => (isOwn(post) ? [] : Date.parse(post.postedAt)));
  const newest = Math.max(-Infinity, ...others); // Without others, -Infinity: every own post is new.
  const isNew = (post: P) => isOwn(post) && Date.parse(post.postedAt) > newest;
  return [...posts.filter(isNew), ...posts.filter((post) => !isNew(post))];
}
