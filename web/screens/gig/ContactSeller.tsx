import { createContext, use, useCallback, type ReactNode } from 'react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';

const ContactDialog = onDemand(() => import('./ContactDialog.tsx'), 'ContactDialog');

const fragment = graphql(/* GraphQL */ `
  fragment ContactSeller_gig on Gig {
    id
    title
    viewerIsSeller
    creator {
      id
      name
      person {
        id
        isFormerMember
        contact {
          id
        }
      }
    }
  }
`);

const OpenContext = createContext<(() => void) | null>(null);

interface Props {
  gig: FragmentType<typeof fragment>;
  children: ReactNode;
}

/** Renders the contact dialog that all `ContactSeller` buttons inside it open. A former member gets no messages. */
export function SellerContact({ gig, children }: Props) {
  const data = useFragmentData(fragment, gig);
  const { isFormerMember, contact } = data.creator.person;
  // Opens again after the log-in of a guest who can contact the seller.
  const [open, setOpen] = useOpenAcrossLogIn(`contact:${data.id}`, !isFormerMember && !data.viewerIsSeller);
  const show = useCallback(() => setOpen(true), [setOpen]);
  return (
    <OpenContext value={isFormerMember ? null : show}>
      {children}
      <ContactDialog
        open={open}
        onClose={() => setOpen(false)}
        gigId={data.id}
        title={data.title}
        seller={data.creator.name}
        contactId={contact?.id}
      />
    </OpenContext>
  );
}

/** Opens the contact dialog of `SellerContact`; nothing for a former member. Its callers leave it out on the viewer's own gig. */
export function ContactSeller({ className }: { className: string }) {
  const open = use(OpenContext);
  if (!open) return null;
  return (
    <button type="button" className={className} {...ContactDialog.trigger} onClick={open}>
      Contact Seller
    </button>
  );
}
