import { useId, useState } from 'react';
import { createAccessTokenInputBounds } from '../../../schema/generated/settings.actions.ts';
import { createAccessToken } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { copyText } from '../../ui/copyText.ts';
import { formatDay } from '../../ui/dates.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { Form } from '../../ui/form/Form.tsx';
import { text } from '../../ui/form/rules.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const DeleteTokenDialog = onDemand(() => import('./DeleteTokenDialog.tsx'), 'DeleteTokenDialog');

const fragment = graphql(/* GraphQL */ `
  fragment AccessTokens_settings on Settings {
    id
    accessTokens {
      id
      name
      createdAt
    }
  }
`);

const form = defineForm({
  name: text(createAccessTokenInputBounds.name, { missing: 'Give it a name' }),
});

/** The text of a new token, which no query returns. */
function NewToken({ token }: { token: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        New token
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className="input font-mono"
          dir="ltr"
          value={token}
          readOnly
          aria-describedby={`${id}-hint`}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          className="btn btn-outline max-md:min-h-11"
          onClick={() => void copyText(token, 'Token')}
        >
          Copy
        </button>
      </div>
      <p id={`${id}-hint`} className="text-sm text-subtle">
        Copy it now. It isn't shown again.
      </p>
    </div>
  );
}

/** The access tokens of the account, which only live mode has. */
export function AccessTokens({ settings }: { settings: FragmentType<typeof fragment> }) {
  const { accessTokens } = useFragmentData(fragment, settings);
  const [created, setCreated] = useState<{ id: string | undefined; token: string }>();
  const [create] = useAction(createAccessToken);
  return (
    <SettingsSection
      title="Access tokens"
      text="A program with a token can do what you can, except log in or delete your account."
    >
      <div className="grid gap-5">
        {accessTokens.length > 0 && (
          <ul aria-label="Access tokens" className="divide -my-3">
            {accessTokens.map(({ id, name, createdAt }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p dir="auto" className="break-words font-semibold">
                    {name}
                  </p>
                  <p className="text-sm text-muted">
                    Created <time dateTime={createdAt}>{formatDay(createdAt)}</time>
                  </p>
                </div>
                <DialogButton
                  className="btn btn-outline btn-sm flex-none"
                  aria-label={`Delete ${name}`}
                  Dialog={DeleteTokenDialog}
                  dialog={{ id, name }}
                >
                  Delete
                </DialogButton>
              </li>
            ))}
          </ul>
        )}
        {created && accessTokens.some(({ id }) => id === created.id) && <NewToken token={created.token} />}
        <Form
          form={form}
          draft="access-token"
          submit="Create token"
          resetsOnSuccess
          onSubmit={async ({ name }, submission) => {
            const payload = await create({ input: { name } }, submission);
            if (payload?.token) setCreated({ id: payload.accessToken?.id, token: payload.token });
            return payload;
          }}
        >
          <form.TextField name="name" label="Name of the token" placeholder="Backup script" />
        </Form>
      </div>
    </SettingsSection>
  );
}
