import { saveSettings } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { brand } from '../../brand.ts';
import { graphql } from '../../generated/gql.ts';
import type { NotificationSettingsInput } from '../../generated/graphql.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { checkbox } from '../../ui/form/rules.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** /notifications selects these, too. */
graphql(/* GraphQL */ `
  fragment NotificationChoices on NotificationSettings {
    email
    push
    sms
    connectionRequests
    messages
    jobAlerts
    postInteractions
    marketingEmails
  }
`);

const fragment = graphql(/* GraphQL */ `
  fragment NotificationSettings_settings on Settings {
    id
    notifications {
      ...NotificationChoices @unmask
    }
  }
`);

type Name = keyof NotificationSettingsInput;
type Switch = readonly [name: Name, label: string, hint: string];

const channels: readonly Switch[] = [
  ['email', 'Email notifications', 'Sent to the email in your profile settings.'],
  ['push', 'Push notifications', "Sent to the devices you're logged in on."],
  ['sms', 'SMS notifications', 'Sent to the phone number in your profile settings.'],
];
const events: readonly Switch[] = [
  ['connectionRequests', 'Connection requests', 'When someone wants to connect with you.'],
  ['messages', 'Messages', 'When someone messages you.'],
  ['jobAlerts', 'Job alerts', 'When new jobs match your alerts.'],
  ['postInteractions', 'Post interactions', 'When someone likes, comments on or shares your posts.'],
  ['marketingEmails', 'Marketing emails', `News and offers from ${brand.name}.`],
];

const rules = {
  email: checkbox(),
  push: checkbox(),
  sms: checkbox(),
  connectionRequests: checkbox(),
  messages: checkbox(),
  jobAlerts: checkbox(),
  postInteractions: checkbox(),
  marketingEmails: checkbox(),
} satisfies Record<Name, unknown>;
const form = defineForm(rules);

const Switches = ({ of }: { of: readonly Switch[] }) => (
  <div className="divide -my-3">
    {of.map(([name, label, hint]) => (
      <form.SwitchField key={name} name={name} label={label} hint={hint} />
    ))}
  </div>
);

export function NotificationSettings({ settings }: { settings: FragmentType<typeof fragment> }) {
  const { __typename, ...start } = useFragmentData(fragment, settings).notifications;
  const [save] = useAction(saveSettings);
  const isLive = useIsLive();
  return (
    <Form
      form={form}
      start={start}
      draft="settings-notifications"
      submit="Save Changes"
      bar
      className="grid grid-cols-1 gap-stack"
      onSubmit={(_values, submission, { changes }) => save({ input: { notifications: changes } }, submission)}
    >
      <SettingsSection title="How we reach you" text="Choose how you hear from us.">
        <Switches of={channels} />
      </SettingsSection>
      <SettingsSection title="What you hear about" text="Choose what we notify you about.">
        <Switches of={events} />
      </SettingsSection>
      <p className="text-sm text-muted">
        {isLive ? '' : 'Saving lasts until a reload. '}The choices show beside your notifications. This sample
        sends no emails, push messages or SMS.
      </p>
    </Form>
  );
}
