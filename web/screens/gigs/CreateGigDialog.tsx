import { useQuery } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { createGig } from '../../actions/createGig.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { useFormDraft } from '../../ui/useFormDraft.ts';
import { categories } from './gigSearch.ts';
import { emptyGig, gigForm, tagsIn, type GigForm } from './gigForm.ts';

/** The screen has asked for them as well. */
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

const isCategory = (id: string): id is keyof typeof categories => Object.hasOwn(categories, id);

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Offers a service: the new gig stands under My Gigs of this tab. What was typed survives closing. */
export function CreateGigDialog({ open, onClose }: Props) {
  const form = useForm<GigForm>({ resolver: standardSchemaResolver(gigForm), defaultValues: emptyGig });
  const forget = useFormDraft('gig', form);
  const [run, running] = useAction(createGig);
  const navigate = useNavigate();
  const { data } = useQuery(query);
  const { register } = form;
  const { errors } = form.formState;
  const inputClass = (name: keyof GigForm) => `input ${errors[name] ? 'is-error' : ''}`;

  const create = async (gig: GigForm) => {
    const category = isCategory(gig.category) && categories[gig.category];
    if (running || !category) return;
    const input = {
      title: gig.title.trim(),
      category,
      description: gig.description.trim(),
      startingPrice: Number(gig.startingPrice),
      deliveryDays: Number(gig.deliveryDays),
      tags: tagsIn(gig.tags).join(', '),
    };
    if (!(await run({ input }))) return;
    forget();
    onClose();
    void navigate(paths.gigs({ tab: 'mine' }));
    void notify({ title: 'Gig created', description: 'You find it under My Gigs in this tab.' });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Create a Gig" size="form">
      <p className="mt-1 text-muted">Describe what you offer. Buyers see it as a card with your price.</p>
      <form
        noValidate
        className="mt-5 grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => void form.handleSubmit(create)(event)}
      >
        <Field label="Gig Title" error={errors.title?.message} className="sm:col-span-2">
          {(props) => (
            <input
              {...props}
              {...register('title')}
              dir="auto"
              className={inputClass('title')}
              placeholder="I will design a logo with three drafts"
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Category" error={errors.category?.message} className="sm:col-span-2">
          {(props) => (
            <select {...props} {...register('category')} className={`${inputClass('category')} select`}>
              <option value="">Select a category</option>
              {data?.gigFilterOptions.category
                .filter(({ value }) => isCategory(value) && categories[value])
                .map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field label="Description" error={errors.description?.message} className="sm:col-span-2">
          {(props) => (
            <textarea
              {...props}
              {...register('description')}
              dir="auto"
              rows={4}
              className={`${inputClass('description')} h-auto! resize-y py-2`}
              placeholder="What you deliver, how you work and what you need to start"
            />
          )}
        </Field>
        <Field label="Starting Price (USD)" error={errors.startingPrice?.message}>
          {(props) => (
            <input
              {...props}
              {...register('startingPrice')}
              type="number"
              inputMode="numeric"
              min={5}
              step={1}
              className={inputClass('startingPrice')}
              placeholder="50"
            />
          )}
        </Field>
        <Field label="Delivery Time (days)" error={errors.deliveryDays?.message}>
          {(props) => (
            <input
              {...props}
              {...register('deliveryDays')}
              type="number"
              inputMode="numeric"
              min={1}
              max={90}
              step={1}
              className={inputClass('deliveryDays')}
              placeholder="3"
            />
          )}
        </Field>
        <Field
          label="Tags"
          optional
          hint="Separate tags by commas, at most 10."
          error={errors.tags?.message}
          className="sm:col-span-2"
        >
          {(props) => (
            <input
              {...props}
              {...register('tags')}
              className={inputClass('tags')}
              placeholder="logo, branding, illustration"
              autoComplete="off"
            />
          )}
        </Field>
        <div className="flex justify-end gap-2 sm:col-span-2">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={running}>
            Create Gig
          </button>
        </div>
      </form>
    </Dialog>
  );
}
