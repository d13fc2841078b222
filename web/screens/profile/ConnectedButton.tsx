import type { FragmentType } from '@apollo/client';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const RemoveConnectionDialog = onDemand(
  () => import('./RemoveConnectionDialog.tsx'),
  'RemoveConnectionDialog',
);

const fragment = graphql(/* GraphQL */ `
  fragment ConnectedButton_person on Person {
    id
    name
  }
`);

/** Shows that the viewer is connected with a person, and offers to end the connection. */
export function ConnectedButton({ person }: { person: FragmentType<typeof fragment> }) {
  const { id, name } = useFragmentData(fragment, person);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        aria-label={`Connected: remove the connection with ${name}`}
        {...RemoveConnectionDialog.trigger}
        onClick={() => setOpen(true)}
      >
        <Check aria-hidden strokeWidth={1.75} />
        Connected
      </button>
      <RemoveConnectionDialog id={id} name={name} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
