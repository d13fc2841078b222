import { profileSettingsInputBounds } from '../../../schema/generated/settings.actions.ts';
import { saveSettings } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import { keepContact, keepResume, namedResume } from '../../components/job/jobContact.ts';
import { acceptedResumes, resumeFile } from '../../components/job/resumeFile.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import type { ProfileSettingsInput } from '../../generated/graphql.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { email, nameText, optionalChoice, phone, text } from '../../ui/form/rules.ts';
import { industries } from './settingsChoices.ts';
import { SettingsSection } from './SettingsSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ProfileSettings_settings on Settings {
    id
    profile {
      firstName
      lastName
      displayName
      bio
      email
      phone
      resumeFileName
      location
      headline
      currentCompany
      industry
    }
  }
`);

const rules = {
  firstName: nameText(profileSettingsInputBounds.firstName, { missing: 'Enter your first name' }),
  lastName: nameText(profileSettingsInputBounds.lastName),
  displayName: nameText(profileSettingsInputBounds.displayName, { missing: 'Enter a display name' }),
  headline: text(profileSettingsInputBounds.headline),
  bio: text(profileSettingsInputBounds.bio),
  email: email('Enter your email address'),
  phone: phone(),
  resume: resumeFile(),
  location: text(profileSettingsInputBounds.location),
  currentCompany: text(profileSettingsInputBounds.currentCompany),
  industry: optionalChoice(industries),
} satisfies Record<Exclude<keyof ProfileSettingsInput, 'resumeFileName'> | 'resume', unknown>;
const form = defineForm(rules);

export function ProfileSettings({ settings }: { settings: FragmentType<typeof fragment> }) {
  const { profile } = useFragmentData(fragment, settings);
  const [save] = useAction(saveSettings);
  const { industry, resumeFileName, __typename, ...texts } = profile;
  const isLive = useIsLive();
  return (
    <Form
      form={form}
      start={{ ...texts, industry: industry ?? '', resume: namedResume(profile) }}
      draft="settings-profile"
      submit="Save Changes"
      bar
      className="grid grid-cols-1 gap-stack"
      onSubmit={(_values, submission, { changes: { resume, ...changes } }) => {
        // `resume` is undefined if unchanged, null if removed; the name '' removes the stored one.
        const resumeChange = resume !== undefined && { resumeFileName: resume?.name ?? '' };
        return save({ input: { profile: { ...changes, ...resumeChange } } }, submission);
      }}
      // For the form to apply for a job (jobContact.ts). Of an unchanged résumé only the name is known, so it is not stored.
      onDone={({ resume, ...contact }) => {
        keepContact(contact);
        if (resume && resume.name !== resumeFileName) keepResume(resume);
      }}
    >
      <SettingsSection title="About you" text="Your name and how you introduce yourself.">
        <div className="grid gap-4 sm:grid-cols-2">
          <form.TextField name="firstName" label="First name" autoComplete="given-name" />
          <form.TextField name="lastName" label="Last name" optional autoComplete="family-name" />
          <form.TextField
            name="displayName"
            label="Display name"
            hint={isLive ? 'Other people see the name on your profile.' : 'The name other people see.'}
            autoComplete="nickname"
            className="sm:col-span-2"
          />
          <form.TextArea name="bio" label="Bio" optional rows={4} className="sm:col-span-2" />
        </div>
      </SettingsSection>
      <SettingsSection
        title="Contact"
        text={
          isLive
            ? 'For your job applications. Nothing here appears on your profile.'
            : 'Your profile shows your email and location, never your phone.'
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <form.TextField name="email" label="Email" type="email" autoComplete="email" />
          <form.TextField name="phone" label="Phone" type="tel" optional autoComplete="tel" />
          <form.TextField
            name="location"
            label="Location"
            optional
            placeholder="Bergen, Norway"
            className="sm:col-span-2"
          />
          <form.FileField
            name="resume"
            label="Résumé"
            optional
            hint={
              isLive
                ? 'PDF, Word or text. Easy Apply sends its name with your email and phone; the file stays on this device.'
                : 'PDF, Word or text. Easy Apply sends it with your email and phone.'
            }
            accept={acceptedResumes}
            className="sm:col-span-2"
          />
        </div>
      </SettingsSection>
      <SettingsSection title="Work" text="Your role, company and industry.">
        <div className="grid gap-4 sm:grid-cols-2">
          <form.TextField
            name="headline"
            label="Professional headline"
            optional
            autoComplete="organization-title"
            className="sm:col-span-2"
          />
          <form.TextField
            name="currentCompany"
            label="Current company"
            optional
            autoComplete="organization"
          />
          <form.SelectField
            name="industry"
            label="Industry"
            optional
            choices={industries}
            placeholder="Select an industry"
          />
        </div>
      </SettingsSection>
      <p className="text-sm text-muted">
        {isLive
          ? 'Email, phone and résumé fill in your next job application. Other people see none of these fields: your profile is edited on its own page.'
          : 'Saving lasts until a reload. Email and phone fill in your next job application. The other fields change nothing elsewhere: your profile is edited on its own page.'}
      </p>
    </Form>
  );
}
