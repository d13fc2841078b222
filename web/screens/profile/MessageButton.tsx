import type { FragmentType } from '@apollo/client';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const MessageDialog = onDemand(() => import('./MessageDialog.tsx'), 'MessageDialog');

const fragment = graphql(/* GraphQL */ `
  fragment MessageButton_person on Person {
    id
    name
    contact {
      id
    }
  }
`);

/** Leads to the conversation that there is; otherwise it begins one. */
export function MessageButton({ person }: { person: FragmentType<typeof fragment> }) {
  const { id, name, contact } = useFragmentData(fragment, person);
  const [open, setOpen] = useState(false);
  const content = (
    <>
      <MessageCircle aria-hidden strokeWidth={1.75} />
      Message
    </>
  );
  if (contact)
    return (
      <PrefetchLink to={paths.messages({ contact: contact.id })} className="btn btn-outline">
        {content}
      </PrefetchLink>
    );
  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        aria-haspopup="dialog"
        onPointerEnter={MessageDialog.preload}
        onFocus={MessageDialog.preload}
        onClick={() => setOpen(true)}
      >
        {content}
      </button>
      <MessageDialog open={open} onClose={() => setOpen(false)} personId={id} name={name} />
    </>
  );
}
