/** The verified badge behind the name of a featured post's author. */
export const VerifiedMark = () => (
  <svg viewBox="0 0 24 24" className="size-4 flex-none text-accent-ink" role="img" aria-label="Verified">
    <path
      fill="currentColor"
      d="M12 1.8l2.5 2 3.2-.2.9 3.1 2.7 1.7-1.1 3 1.1 3-2.7 1.7-.9 3.1-3.2-.2-2.5 2-2.5-2-3.2.2-.9-3.1-2.7-1.7 1.1-3-1.1-3 2.7-1.7.9-3.1 3.2.2z"
    />
    <path
      d="M8.3 11.6l2.5 2.5 4.9-5"
      fill="none"
      stroke="var(--color-surface)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
