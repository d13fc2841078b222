interface FoundPost {
  content: string;
  author: { name: string };
  tags: readonly string[];
}

/** The texts of a post in which the search of all kinds looks for words. */
export const postTexts = ({ content, author, tags }: FoundPost) => [content, author.name, ...tags] as const;
