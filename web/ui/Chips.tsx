interface Props {
  words: readonly string[];
  /** The accessible name of a list without its own heading. */
  label?: string;
  className: string;
}

/** A list of words from users, such as tags or skills; nothing without words. */
export const Chips = ({ words, label, className }: Props) =>
  words.length > 0 && (
    <ul aria-label={label} className={`${className} flex flex-wrap gap-1.5`}>
      {words.map((word) => (
        <li key={word} dir="auto" className="chip block! max-w-full truncate py-1.25">
          {word}
        </li>
      ))}
    </ul>
  );
