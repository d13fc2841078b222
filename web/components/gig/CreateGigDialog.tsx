import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { createGig } from '../../actions/createGig.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { gigForm as form, isCategory } from './gigForm.ts';
import { gigBounds } from '../../../schema/rules/gig/input.ts';

/** The screen selects the same fields. */
const query = graphql(/* GraphQL */ `
  query CreateGigCategories {
    gigFilterOptions {
      category {
        value
        label
      }
    }
  }
`);

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Creates a gig, which appears under My Gigs in this tab. */
export function CreateGigDialog(dialog: Props) {
  const [create] = useAction(createGig);
  const navigate = useNavigate();
  const { data, error, loading, refetch } = useQuery(query);
  const categories = data?.gigFilterOptions.category.filter(({ value }) => isCategory(value)) ?? [];
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="gig"
      title="Create a Gig"
      intro="Describe what you offer. Buyers see it as a card with your price."
      className="grid gap-4 sm:grid-cols-2"
      submit="Create Gig"
      onSubmit={({ tags, ...gig }, refusals) =>
        create({ input: { ...gig, tags: tags.join(', ') } }, refusals)
      }
      onDone={() => void navigate(paths.gigs({ tab: 'mine' }))}
    >
      {error && (
        <div className="sm:col-span-2">
          <LoadError dataName="the categories" retrying={loading} onRetry={() => void refetch()} />
        </div>
      )}
      <form.TextField
        name="title"
        label="Gig Title"
        className="sm:col-span-2"
        placeholder="I will design a logo with three drafts"
      />
      <form.SelectField
        name="category"
        label="Category"
        className="sm:col-span-2"
        choices={categories.map(({ value, label }) => ({ id: value, label }))}
        placeholder="Select a category"
      />
      <form.TextArea
        name="description"
        label="Description"
        className="sm:col-span-2"
        placeholder="What you deliver, how you work and what you need to start"
      />
      <form.TextField
        name="startingPrice"
        label="Starting Price (USD)"
        type="number"
        dollars
        min={gigBounds.startingPrice.min}
        placeholder="50"
      />
      <form.TextField
        name="deliveryDays"
        label="Delivery Time (days)"
        type="number"
        {...gigBounds.deliveryDays}
        placeholder="3"
      />
      <form.TextField
        name="tags"
        list
        label="Tags"
        optional
        hint={`Separate with commas, up to ${gigBounds.tags.max}.`}
        className="sm:col-span-2"
        placeholder="logo, branding, illustration"
      />
    </FormDialog>
  );
}
