/** The lengths of a text's lines. */
export const linesOf = (text: string): number[] => text.split('\n').map(({ length }) => length);

/** The data that a skeleton of posts needs: the line lengths of each post, and whether it has a picture. */
export const outlineOfPosts = (posts: readonly { content: string; image: string | null }[]) => ({
  posts: posts.map(({ content }) => linesOf(content)),
  pictures: posts.map(({ image }) => image !== null),
});
