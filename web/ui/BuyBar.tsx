import type { ReactNode } from 'react';

interface Props {
  price: string;
  /** What the price is of, where that can be chosen. */
  of?: string | undefined;
  /** The one button that goes on from here. */
  children: ReactNode;
}

/** What goes on from a price: in its card where there is room, on a phone pinned to the lower edge beside the price. */
export const BuyBar = ({ price, of, children }: Props) => (
  <div className="buy-bar" data-pinned>
    <p className="min-w-0 md:hidden">
      <span className="num-lg block text-xl">{price}</span>
      {of && <span className="block text-xs text-muted">{of}</span>}
    </p>
    {children}
  </div>
);
