import { useWatch } from 'react-hook-form';
import { productForm as form, visibilities, type ProductForm } from './productForm.ts';

/** What it costs, unless it is free, and who can see it. */
export function PricingFields() {
  const isFree = useWatch<ProductForm, 'isFree'>({ name: 'isFree' });
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
          className="max-w-60"
        />
      )}
      <form.RadioField name="visibility" label="Visibility" choices={visibilities} />
    </>
  );
}
