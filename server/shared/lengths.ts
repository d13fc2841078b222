/** The lengths of a text's lines. */
export const linesOf = (text: string): number[] => text.split('\n').map(({ length }) => length);

/** What a skeleton needs to know of posts: the lines of each, and whether there is a picture. */
export const outlineOfPosts = (posts: readonly { content: string; image: string | null }[]) => ({
  posts: posts.map(({ content }) => linesOf(content)),
  pictures: posts.map(({ image }) => image !== null),
});
