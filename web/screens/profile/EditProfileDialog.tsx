import { updateProfileInputBounds } from '../../../schema/generated/person.actions.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { updateProfile } from '../../actions/profile.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import type { UpdateProfileInput } from '../../generated/graphql.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { commaList, nameText, text, webAddress } from '../../ui/form/rules.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

const rules = {
  name: nameText(updateProfileInputBounds.name, { missing: 'Enter your name' }),
  title: text(updateProfileInputBounds.title, { missing: 'Enter your headline' }),
  location: text(updateProfileInputBounds.location),
  website: webAddress(updateProfileInputBounds.website),
  about: text(updateProfileInputBounds.about),
  skills: commaList({ noun: 'skill', ...updateProfileInputBounds.skills }),
} satisfies Record<keyof UpdateProfileInput, unknown>;
const form = defineForm(rules);

const fragment = graphql(/* GraphQL */ `
  fragment EditProfileDialog_profile on Profile {
    id
    name
    title
    location
    website
    about
    skills
  }
`);

interface Props extends DialogState {
  profile: FragmentType<typeof fragment>;
}

export function EditProfileDialog({ profile, ...dialog }: Props) {
  const { name, title, location, website, about, skills } = useFragmentData(fragment, profile);
  const [update] = useAction(updateProfile);
  return (
    <FormDialog
      {...dialog}
      form={form}
      start={{ name, title, location, website: website ?? '', about, skills: skills.join(', ') }}
      title="Edit Profile"
      className="grid gap-4 sm:grid-cols-2"
      submit="Save"
      draft="edit-profile"
      onSubmit={(_values, submission, { changes }) => update({ input: changes }, submission)}
    >
      <form.TextField name="name" label="Full name" autoComplete="name" />
      <form.TextField name="location" label="Location" optional />
      <form.TextField name="title" label="Headline" className="sm:col-span-2" />
      <form.TextField
        name="website"
        label="Website"
        type="url"
        optional
        placeholder="https://"
        className="sm:col-span-2"
      />
      <form.TextArea name="about" label="About" optional rows={7} className="sm:col-span-2" />
      <form.TextField
        name="skills"
        list
        label="Skills"
        optional
        hint="Separate with commas, strongest first"
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}
