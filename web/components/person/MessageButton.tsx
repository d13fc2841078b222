import { MessageCircle } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';

const MessageDialog = onDemand(() => import('./MessageDialog.tsx'), 'MessageDialog');

const fragment = graphql(/* GraphQL */ `
  fragment MessageButton_person on Person {
    id
    name
    isFormerMember
    contact {
      id
    }
  }
`);

interface Props {
  person: FragmentType<typeof fragment>;
  /** 'icon' on a card; 'primary' as the main action. */
  variant?: 'text' | 'icon' | 'primary';
}

/** Opens the conversation, or a dialog to start one, which stays if the person writes first or deletes the account. */
export function MessageButton({ person, variant = 'text' }: Props) {
  const { id, name, isFormerMember, contact } = useFragmentData(fragment, person);
  // The dialog opens again after a log-in that it required, if there is no conversation yet.
  const [open, setOpen] = useOpenAcrossLogIn(`message:${id}`, !isFormerMember && !contact);
  if (isFormerMember && !open) return null;
  const icon = variant === 'icon';
  const look = {
    className: `btn ${variant === 'primary' ? 'btn-primary' : 'btn-outline'} ${icon ? 'btn-icon btn-sm' : ''}`,
    ...(icon && { 'aria-label': `Message ${name}`, 'data-tip': 'Message' }),
  };
  const content = (
    <>
      <MessageCircle aria-hidden strokeWidth={1.75} />
      {!icon && 'Message'}
    </>
  );
  if (contact && !open)
    return (
      <PrefetchLink to={paths.messages({ contact: contact.id })} {...look}>
        {content}
      </PrefetchLink>
    );
  return (
    <>
      <button type="button" {...look} {...MessageDialog.trigger} onClick={() => setOpen(true)}>
        {content}
      </button>
      <MessageDialog open={open} onClose={() => setOpen(false)} personId={id} name={name} />
    </>
  );
}
