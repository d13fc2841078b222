import type { FragmentType } from '@apollo/client';
import { saveSettings } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { brand } from '../../brand.ts';
import { graphql } from '../../generated/gql.ts';
import type { NotificationSettingsInput } from '../../generated/graphql.ts';
import { useInMode } from '../../routing/pageContext.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { checkbox } from '../../ui/form/rules.ts';
import { SettingsSection } from './SettingsSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment NotificationSettings_settings on Settings {
    id
    notifications {
      ...NotificationChoices @unmask
    }
  }
`);

const rules = {
  email: checkbox(),
  push: checkbox(),
  sms: checkbox(),
  connectionRequests: checkbox(),
  messages: checkbox(),
  jobAlerts: checkbox(),
  postInteractions: checkbox(),
  marketingEmails: checkbox(),
} satisfies Record<keyof NotificationSettingsInput, unknown>;
const form = defineForm(rules);

export function NotificationSettings({ settings }: { settings: FragmentType<typeof fragment> }) {
  const { __typename, ...start } = useFragmentData(fragment, settings).notifications;
  const [save] = useAction(saveSettings);
  const inMode = useInMode();
  return (
    <Form
      form={form}
      start={start}
      draft="settings-notifications"
      submit="Save Changes"
      bar
      className="grid grid-cols-1 gap-stack"
      onSubmit={(_values, refusals, { changes }) => save({ input: { notifications: changes } }, refusals)}
    >
      <SettingsSection title="How we reach you" text="Choose how you hear from us.">
        <div className="divide -my-3">
          <form.SwitchField
            name="email"
            label="Email notifications"
            hint="Sent to the email in your profile settings."
          />
          <form.SwitchField
            name="push"
            label="Push notifications"
            hint="Sent to the devices you're logged in on."
          />
          <form.SwitchField
            name="sms"
            label="SMS notifications"
            hint="Sent to the phone number in your profile settings."
          />
        </div>
      </SettingsSection>
      <SettingsSection title="What you hear about" text="Choose what we notify you about.">
        <div className="divide -my-3">
          <form.SwitchField
            name="connectionRequests"
            label="Connection requests"
            hint="When someone wants to connect with you."
          />
          <form.SwitchField name="messages" label="Messages" hint="When someone messages you." />
          <form.SwitchField name="jobAlerts" label="Job alerts" hint="When new jobs match your alerts." />
          <form.SwitchField
            name="postInteractions"
            label="Post interactions"
            hint="When someone likes, comments on or shares your posts."
          />
          <form.SwitchField
            name="marketingEmails"
            label="Marketing emails"
            hint={`News and offers from ${brand.name}.`}
          />
        </div>
      </SettingsSection>
      <p className="text-sm text-muted">
        {inMode('Saving lasts until a reload. ', '')}The choices show beside your notifications. This sample
        sends no emails, push messages or SMS.
      </p>
    </Form>
  );
}
