import { gigPackageInputBounds } from '../../../schema/generated/gig.actions.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { emptyPackage, gigForm as form, moreTiers, type GigForm } from './gigForm.ts';

/** Fields for the packages Standard and Premium, which the seller adds one after the other. */
export function PackageFields() {
  const { control, setFocus } = useFormContext<GigForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'morePackages' });
  const next = moreTiers[fields.length];
  return (
    <div className="grid grid-cols-1 gap-4 sm:col-span-2">
      {fields.length > 0 && (
        <form.TextArea
          name="basicDescription"
          label="What Basic includes"
          optional
          rows={2}
          placeholder="One sketch, delivered as PDF"
        />
      )}
      {fields.map((field, i) => {
        const { label } = moreTiers[i]!;
        return (
          <fieldset
            key={field.id}
            aria-label={`${label} package`}
            className="grid grid-cols-1 gap-4 rounded-lg border border-line p-4 sm:grid-cols-2"
          >
            <div className="flex items-center justify-between gap-3 sm:col-span-2">
              <h3 className="font-semibold">{label} package</h3>
              <button
                type="button"
                className="btn btn-icon btn-sm btn-ghost max-md:size-11"
                aria-label={`Remove ${label} package`}
                data-tip="Remove"
                onClick={() => {
                  remove(i);
                  setFocus(i > 0 ? `morePackages.${i - 1}.price` : 'startingPrice');
                }}
              >
                <Trash2 aria-hidden strokeWidth={1.75} />
              </button>
            </div>
            <form.TextField name={`morePackages.${i}.price`} label="Price (USD)" type="number" dollars />
            <form.TextField
              name={`morePackages.${i}.deliveryDays`}
              label="Delivery time (days)"
              type="number"
              {...gigPackageInputBounds.deliveryDays}
            />
            <form.TextArea
              name={`morePackages.${i}.description`}
              label="What it includes"
              rows={2}
              className="sm:col-span-2"
            />
          </fieldset>
        );
      })}
      {next && (
        <button
          type="button"
          className="btn btn-sm btn-outline justify-self-start max-md:h-11"
          onClick={() => append(emptyPackage)}
        >
          <Plus aria-hidden strokeWidth={1.75} />
          Add {next.label} package
        </button>
      )}
    </div>
  );
}
