import { RestOfList } from '../../lists/RestOfList.tsx';
import { paths } from '../../paths.ts';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { librarySearch, type LibrarySearch } from '../../searches/librarySearch.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { items, orders, query } from './library.data.ts';
import { OrderCard } from './OrderCard.tsx';
import { OwnedItemCard } from './OwnedItemCard.tsx';
import type { ReactNode } from 'react';
import { EmptyList } from '../../routing/EmptyList.tsx';

interface LibrarySectionProps {
  id: string;
  label: string;
  /** `id` is the record's. Links such as `/library?show=orders#{id}` scroll to the card. */
  cards: readonly { id: string; card: ReactNode }[];
  /** The empty state, with a link to a list of such items. */
  empty: { title: string; text: string; label: string; to: string };
  /** Whether no other section is shown. The empty state is then larger. */
  isOnly: boolean;
}

const LibrarySection = ({ id, label, cards, empty, isOnly }: LibrarySectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="card-title">
      {label}
    </h2>
    {cards.length > 0 ? (
      <ul className="mt-3 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {cards.map((item) => (
          <li key={item.id} id={item.id} className="min-w-0 scroll-mt-20">
            {item.card}
          </li>
        ))}
      </ul>
    ) : (
      <div className="card mt-3">
        <EmptyList
          level={3}
          isSmall={!isOnly}
          title={empty.title}
          text={empty.text}
          link={{
            to: empty.to,
            className: `btn ${isOnly ? 'btn-primary' : 'btn-outline'}`,
            children: empty.label,
          }}
        />
      </div>
    )}
  </section>
);

/** The orders, courses and products of the viewer, or one of these kinds. */
export function Library({ show }: LibrarySearch) {
  const { gigOrders, products } = useScreenData(query);
  const owned = (typename: string) => products.nodes.filter((item) => item.__typename === typename);
  const kinds = [
    {
      id: 'orders',
      label: 'Orders',
      cards: gigOrders.nodes.map((order) => ({ id: order.id, card: <OrderCard order={order} /> })),
      empty: {
        title: 'No orders yet',
        text: 'Gigs that you order appear here with their status and due date.',
        label: 'Browse Gigs',
        to: paths.gigs(),
      },
    },
    {
      id: 'courses',
      label: 'Courses',
      cards: owned('Course').map((item) => ({ id: item.id, card: <OwnedItemCard item={item} /> })),
      empty: {
        title: 'No courses yet',
        text: 'Courses in which you enroll appear here with your progress.',
        label: 'Browse courses',
        to: paths.shop({ type: 'course' }),
      },
    },
    {
      id: 'products',
      label: 'Products',
      cards: owned('Product').map((item) => ({ id: item.id, card: <OwnedItemCard item={item} /> })),
      empty: {
        title: 'No products yet',
        text: 'Products that you buy or download appear here, to download at any time.',
        label: 'Browse the shop',
        to: paths.shop(),
      },
    },
  ] as const;
  // `products.totalCount` includes courses, so the tabs of both count loaded items, to which RestOfList adds the rest.
  const tabs = [
    { id: 'all', label: 'All', amount: gigOrders.totalCount + products.totalCount } as const,
    ...kinds.map(({ id, label, cards }) => ({ id, label, amount: cards.length })),
  ];
  return (
    <LinkTabs
      label="Library"
      variant="chips"
      tabs={tabs.map((tab) => ({ ...tab, href: librarySearch.address({ show: tab.id }) }))}
      selected={show}
    >
      <div className="grid grid-cols-1 gap-8 pt-5">
        {kinds
          .filter(({ id }) => show === 'all' || show === id)
          .map((kind) => (
            <LibrarySection key={kind.id} {...kind} isOnly={show !== 'all'} />
          ))}
        <RestOfList list={orders} more={gigOrders.pageInfo.hasNextPage} dataName="the other orders" />
        <RestOfList list={items} more={products.pageInfo.hasNextPage} dataName="the other products" />
      </div>
    </LinkTabs>
  );
}
