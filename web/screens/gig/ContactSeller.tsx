import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { ContactSeller_GigFragmentDoc } from '../../generated/graphql.ts';

const ContactDialog = lazy(async () => ({ default: (await import('./ContactDialog.tsx')).ContactDialog }));

const fragment = graphql(/* GraphQL */ `
  fragment ContactSeller_gig on Gig {
    id
    title
    creator {
      id
      name
      person {
        id
        contact {
          id
        }
      }
    }
  }
`);

const OpenContext = createContext<(open: boolean) => void>(() => {});

interface Props {
  gig: FragmentType<typeof ContactSeller_GigFragmentDoc>;
  children: ReactNode;
}

/** Holds the one message to the seller that every Contact Seller button within it opens. */
export function SellerContact({ gig, children }: Props) {
  const { data } = useSuspenseFragment({ fragment, fragmentName: 'ContactSeller_gig', from: gig });
  const [open, setOpen] = useState<boolean>();
  return (
    <OpenContext value={setOpen}>
      {children}
      {open !== undefined && (
        <Suspense>
          <ContactDialog
            open={open}
            onClose={() => setOpen(false)}
            gigId={data.id}
            title={data.title}
            seller={data.creator.name}
            contactId={data.creator.person.contact?.id}
          />
        </Suspense>
      )}
    </OpenContext>
  );
}

/** Opens a message to the seller. */
export function ContactSeller({ className }: { className: string }) {
  const setOpen = use(OpenContext);
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      Contact Seller
    </button>
  );
}
