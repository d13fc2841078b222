import { useWatch } from 'react-hook-form';
import { productForm as form, visibilities, type ProductForm } from './productForm.ts';

/** The price, unless the product is free, and the visibility, which publishing sets. */
export function PricingFields({ isNew }: { isNew: boolean }) {
  const [isFree, price] = useWatch<ProductForm, ['isFree', 'price']>({ name: ['isFree', 'price'] });
  return (
    <>
      <form.CheckField name="isFree" label="This product is free" />
      {!isFree && (
        <form.TextField
          name="price"
          label="Price (USD)"
          optional
          type="amount"
          placeholder="9.99"
          hint={price === '' ? 'Without a price, it is published as free.' : undefined}
          className="max-w-60"
        />
      )}
      {/* The last row's touch target extends below its text. */}
      <form.RadioField
        name="visibility"
        label="Visibility"
        choices={visibilities}
        hint={isNew ? 'Publishing makes the product public.' : undefined}
        className="-mb-1.5 max-md:-mb-3"
      />
    </>
  );
}
