import type { ReactNode } from 'react';

interface Props {
  price: string;
  /** The name of the chosen option, if there are several. */
  packageLabel?: string | undefined;
  children: ReactNode;
}

/** A buy button: inside its card, or on a phone with the price in a bar pinned to the lower edge. */
export const BuyBar = ({ price, packageLabel, children }: Props) => (
  <div className="buy-bar" data-pinned>
    <p className="min-w-0 md:hidden">
      <span className="num-lg block text-xl">{price}</span>
      {packageLabel && <span className="block text-xs text-muted">{packageLabel}</span>}
    </p>
    {children}
  </div>
);
