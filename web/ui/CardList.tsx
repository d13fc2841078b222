import type { ReactNode } from 'react';

/** Number of cards in the first row of a wide screen. Their pictures load eagerly. */
const firstRow = 4;

interface Props<Item> {
  items: readonly Item[];
  /** The list's layout. Without it: four columns on a wide screen, one on a phone. */
  className?: string;
  card: (item: Item, eager: boolean) => ReactNode;
}

export const CardList = <Item extends { id: string }>({
  items,
  className = 'card-grid',
  card,
}: Props<Item>) => (
  <ul className={className}>
    {items.map((item, i) => (
      <li key={item.id} className="min-w-0">
        {card(item, i < firstRow)}
      </li>
    ))}
  </ul>
);
