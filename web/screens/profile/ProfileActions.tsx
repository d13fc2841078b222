import { MessageCircle, Pencil, Share2, UserPlus } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ConnectButton } from '../../components/person/ConnectButton.tsx';
import { MessageButton } from '../../components/person/MessageButton.tsx';
import { ConnectionMenu } from './ConnectionMenu.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { copyLink } from '../../ui/copyLink.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const EditProfileDialog = onDemand(() => import('./EditProfileDialog.tsx'), 'EditProfileDialog');
const InviteDialog = onDemand(() => import('./InviteDialog.tsx'), 'InviteDialog');

const fragment = graphql(/* GraphQL */ `
  fragment ProfileActions_profile on Profile {
    id
    viewerIsOwner
    name
    person {
      id
      name
      connectionState
      isFormerMember
      ...ConnectButton_person
      ...MessageButton_person
    }
    ...EditProfileDialog_profile
  }
`);

/** Actions on the viewer's own profile, where Connect invites somebody by email, or on another person's. */
export function ProfileActions({ profile }: { profile: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, profile);
  const { name, viewerIsOwner, person } = data;
  const share = () =>
    copyLink(
      paths.profile(person.id),
      `The link to ${viewerIsOwner ? 'your profile' : name} has been copied.`,
    );
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-2 pt-3 md:pt-4">
      <button
        type="button"
        className="btn btn-icon btn-outline on-cover"
        aria-label="Share Profile"
        data-tip="Share Profile"
        onClick={() => void share()}
      >
        <Share2 aria-hidden strokeWidth={1.75} />
      </button>
      {!viewerIsOwner && !person.isFormerMember && <ConnectionMenu person={person} />}
      {viewerIsOwner ? (
        <>
          <PrefetchLink
            to={paths.messages()}
            className="btn btn-outline max-sm:w-9 max-sm:px-0"
            aria-label="Message"
          >
            <MessageCircle aria-hidden strokeWidth={1.75} />
            <span className="max-sm:hidden">Message</span>
          </PrefetchLink>
          <DialogButton
            className="btn btn-outline max-sm:w-9 max-sm:px-0"
            aria-label="Connect"
            Dialog={InviteDialog}
            dialog={{}}
          >
            <UserPlus aria-hidden strokeWidth={1.75} />
            <span className="max-sm:hidden">Connect</span>
          </DialogButton>
          <DialogButton className="btn btn-primary" Dialog={EditProfileDialog} dialog={{ profile: data }}>
            <Pencil aria-hidden className="max-[23.5rem]:hidden" strokeWidth={1.75} />
            Edit Profile
          </DialogButton>
        </>
      ) : (
        <div className="flex flex-wrap justify-end gap-2 max-[26rem]:[&_.btn_svg]:hidden">
          <MessageButton
            person={person}
            variant={person.connectionState === 'CONNECTED' ? 'primary' : 'text'}
          />
          <ConnectButton person={person} className="btn-primary" large />
        </div>
      )}
    </div>
  );
}
