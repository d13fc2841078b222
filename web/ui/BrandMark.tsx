import { brand } from '../brand.ts';

/** The logo's leaf, in the theme's colours. */
export const BrandMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden>
    <path d="M4 4h12.5C23.4 4 28 8.6 28 15.5V28H15.5C8.6 28 4 23.4 4 16.5z" fill="var(--color-accent)" />
    <path
      d="M16 24.5V13.5M16 18.5c-3.9 0-6-2.1-6-5.6M16 15.5c3.7 0 5.8-2 5.8-5.4"
      fill="none"
      stroke="var(--color-accent-contrast)"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <circle cx="22" cy="9.6" r="2.3" fill="var(--color-featured-fill)" />
  </svg>
);

export const Wordmark = () => (
  <span className="font-display text-[1.1875rem] font-[680] tracking-[-0.02em] text-ink">{brand.name}</span>
);
