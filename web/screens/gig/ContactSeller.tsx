import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
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

interface Props {
  gig: FragmentType<typeof ContactSeller_GigFragmentDoc>;
  className: string;
}

/** Opens a message to the seller. */
export function ContactSeller({ gig, className }: Props) {
  const { data } = useSuspenseFragment({ fragment, fragmentName: 'ContactSeller_gig', from: gig });
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        Contact Seller
      </button>
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
    </>
  );
}
