import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { levels, productForm as form, productTypes, type ProductForm } from './productForm.ts';
import { TagField } from './TagField.tsx';

export interface Categories {
  shop: readonly { id: string; label: string }[];
  course: readonly { id: string; label: string }[];
}

/** Title, type, category, texts and tags; a course has its own categories, a level and a duration. */
export function BasicFields({ categories }: { categories: Categories }) {
  const { setValue } = useFormContext<ProductForm>();
  const [type, category] = useWatch<ProductForm, ['productType', 'category']>({
    name: ['productType', 'category'],
  });
  const isCourse = type === 'course';
  const choices = isCourse ? categories.course : categories.shop;
  // A category of the other product type is invalid here.
  const isValid = category === '' || choices.some(({ id }) => id === category);
  useEffect(() => {
    if (!isValid) setValue('category', '', { shouldDirty: true });
  }, [isValid, setValue]);
  return (
    <>
      <form.TextField name="title" label="Title" placeholder="Its name in the shop" />
      <div className="grid gap-4 sm:grid-cols-2">
        <form.SelectField name="productType" label="Product Type" choices={productTypes} />
        <form.SelectField
          key={isCourse ? 'course' : 'shop'}
          name="category"
          label="Category"
          placeholder="Select a category"
          choices={choices}
        />
      </div>
      {isCourse && (
        <div className="grid gap-4 sm:grid-cols-2">
          <form.SelectField name="difficultyLevel" label="Difficulty Level" optional choices={levels} />
          <form.TextField name="duration" label="Duration" optional placeholder="1h 20min" />
          <form.CheckField name="showPreviews" label="Show previews of lessons" className="sm:col-span-2" />
        </div>
      )}
      <form.TextArea
        name="shortDescription"
        label="Short Description"
        optional
        rows={3}
        placeholder="One or two sentences for its card"
      />
      <form.TextArea
        name="fullDescription"
        label="Full Description"
        rows={6}
        placeholder="What buyers get, who it's for and how it helps"
      />
      <TagField />
    </>
  );
}
