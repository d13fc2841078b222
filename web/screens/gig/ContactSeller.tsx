import type { FragmentType } from '@apollo/client';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const ContactDialog = onDemand(() => import('./ContactDialog.tsx'), 'ContactDialog');

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

const OpenContext = createContext<() => void>(() => {});

interface Props {
  gig: FragmentType<typeof fragment>;
  children: ReactNode;
}

/** Provides the contact dialog that all Contact Seller buttons inside it share. */
export function SellerContact({ gig, children }: Props) {
  const data = useFragmentData(fragment, gig);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  return (
    <OpenContext value={show}>
      {children}
      <ContactDialog
        open={open}
        onClose={() => setOpen(false)}
        gigId={data.id}
        title={data.title}
        seller={data.creator.name}
        contactId={data.creator.person.contact?.id}
      />
    </OpenContext>
  );
}

/** Opens the contact dialog of `SellerContact`. */
export const ContactSeller = ({ className }: { className: string }) => (
  <button type="button" className={className} {...ContactDialog.trigger} onClick={use(OpenContext)}>
    Contact Seller
  </button>
);
