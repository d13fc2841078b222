import { sendMessageInputBounds } from '../../../schema/generated/channel.actions.ts';
import { useQuery } from '@apollo/client/react';
import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { useStartConversation } from '../../components/person/useStartConversation.ts';
import { graphql } from '../../generated/gql.ts';
import type { NewMessageRecipientsQuery } from '../../generated/graphql.ts';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';

const query = graphql(/* GraphQL */ `
  query NewMessageRecipients($after: String) {
    connections(first: 100, after: $after) {
      nodes {
        id
        person {
          id
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const list: PagedListOf<NewMessageRecipientsQuery> = {
  query,
  cursor: 'after',
  listOf: ({ connections }) => connections,
};

const form = defineForm({
  // No id is longer than 64 characters.
  personId: text({ max: 64 }, { missing: 'Choose a person' }),
  text: text(sendMessageInputBounds.text, { missing: 'Write a message first' }),
});

/** Dialog to write to one of the viewer's connections. */
export function NewMessageDialog(dialog: { open: boolean; onClose: () => void }) {
  const { data, error, loading, refetch } = useQuery(query);
  const start = useStartConversation();
  const people = data?.connections.nodes ?? [];
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="new-message"
      title="New Message"
      submit="Send message"
      onSubmit={start}
    >
      {error && (
        <LoadError
          dataName="your connections"
          error={error}
          retrying={loading}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <RestOfList
          list={list}
          more={data.connections.pageInfo.hasNextPage}
          dataName="all your connections"
        />
      )}
      {data && people.length === 0 && (
        <p className="text-muted">
          You have no connections yet. You can also write to people from their profiles.
        </p>
      )}
      <form.SelectField
        name="personId"
        label="To"
        placeholder="Choose a person"
        choices={people.map(({ person }) => ({ id: person.id, label: person.name }))}
      />
      <form.TextArea name="text" label="Your message" rows={6} />
    </FormDialog>
  );
}
