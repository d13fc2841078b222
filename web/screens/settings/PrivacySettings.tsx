import { saveSettings } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import type { PrivacySettingsInput } from '../../generated/graphql.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { choice, checkbox } from '../../ui/form/rules.ts';
import { policies, visibilities } from './settingsChoices.ts';
import { AccessTokens } from './AccessTokens.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment PrivacySettings_settings on Settings {
    id
    ...AccessTokens_settings
    profile {
      email
    }
    privacy {
      profileVisibility
      onlineStatus
      profileIndexing
      connectionRequestPolicy
      twoFactor
    }
  }
`);

const rules = {
  profileVisibility: choice(visibilities),
  onlineStatus: checkbox(),
  profileIndexing: checkbox(),
  connectionRequestPolicy: choice(policies),
  twoFactor: checkbox(),
} satisfies Record<keyof PrivacySettingsInput, unknown>;
const form = defineForm(rules);

const DeleteAccountDialog = onDemand(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog');

/** Download of the account's data, which only live mode stores, and deletion of the account. */
function AccountData({ email }: { email: string }) {
  const isLive = useIsLive();
  return (
    <SettingsSection title="Your data" text="Take it with you, or delete your account.">
      <div className="flex flex-wrap gap-3">
        {isLive && (
          <a href="/account/export" className="btn btn-outline">
            Download your data
          </a>
        )}
        <DialogButton className="btn btn-outline text-danger" Dialog={DeleteAccountDialog} dialog={{ email }}>
          Delete account
        </DialogButton>
      </div>
    </SettingsSection>
  );
}

/** Settings for profile visibility, connection requests and sign-in security. */
export function PrivacySettings({ settings }: { settings: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, settings);
  const { profile, privacy } = data;
  const { __typename, ...start } = privacy;
  const [save] = useAction(saveSettings);
  const isLive = useIsLive();
  return (
    <div className="grid grid-cols-1 gap-stack">
      <Form
        form={form}
        start={start}
        draft="settings-privacy"
        submit="Save Changes"
        bar
        className="grid grid-cols-1 gap-stack"
        onSubmit={(_values, submission, { changes }) => save({ input: { privacy: changes } }, submission)}
      >
        <SettingsSection title="Visibility" text="Choose who can see your profile and where it appears.">
          <div className="grid gap-3">
            <form.RadioField
              name="profileVisibility"
              label="Profile visibility"
              choices={visibilities}
              inline
            />
            <div className="divide -mb-3 border-t border-line">
              <form.SwitchField
                name="onlineStatus"
                label="Online status"
                hint="Let others see when you're online."
              />
              <form.SwitchField
                name="profileIndexing"
                label="Profile indexing"
                hint="Let search engines list your profile."
              />
            </div>
          </div>
        </SettingsSection>
        <SettingsSection title="Connection requests" text="Choose who can ask to connect with you.">
          <form.RadioField
            name="connectionRequestPolicy"
            label="Connection request policy"
            choices={policies}
            inline
          />
        </SettingsSection>
        <SettingsSection title="Security" text="Keep your account secure.">
          <div className="-my-3">
            <form.SwitchField
              name="twoFactor"
              label="Two-factor authentication"
              hint="Ask for a code from your phone when you log in."
            />
          </div>
        </SettingsSection>
        <p className="text-sm text-muted">
          {isLive
            ? 'Two-factor authentication changes nothing yet.'
            : 'Saving lasts until a reload. Nobody else is in this sample, so these choices change nothing else.'}
        </p>
      </Form>
      {isLive && <AccessTokens settings={data} />}
      <AccountData email={profile.email} />
    </div>
  );
}
