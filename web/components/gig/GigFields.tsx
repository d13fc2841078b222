import { createGigInputBounds } from '../../../schema/generated/gig.actions.ts';
import { useWatch } from 'react-hook-form';
import { PictureField } from '../../ui/form/PictureField.tsx';
import { NotSent } from '../NotSent.tsx';
import { categories, gigForm as form, type GigForm } from './gigForm.ts';
import { PackageFields } from './PackageFields.tsx';

/** Fields of `gigForm`, for the dialogs to create and to edit a gig. */
export function GigFields() {
  const hasPicture = useWatch<GigForm, 'image'>({ name: 'image' }) !== null;
  return (
    <>
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
        choices={categories}
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
        min={createGigInputBounds.startingPrice.min}
        placeholder="50"
      />
      <form.TextField
        name="deliveryDays"
        label="Delivery Time (days)"
        type="number"
        {...createGigInputBounds.deliveryDays}
        placeholder="3"
      />
      <PackageFields />
      <form.TextField
        name="tags"
        list
        label="Tags"
        optional
        hint={`Separate with commas, up to ${createGigInputBounds.tags.max}.`}
        className="sm:col-span-2"
        placeholder="logo, branding, illustration"
      />
      <div className="grid grid-cols-1 gap-1.5 sm:col-span-2">
        <p className="text-sm font-semibold">
          Picture<span className="font-normal text-subtle"> (optional)</span>
        </p>
        <PictureField
          name="image"
          label="Picture"
          previewOf="Picture"
          notAnImage="Choose a PNG, JPG or WEBP picture"
        />
        <NotSent files="Pictures" />
      </div>
      {hasPicture && (
        <form.TextField
          name="imageAlt"
          label="What the picture shows"
          optional
          hint="Screen readers read it aloud."
          className="sm:col-span-2"
        />
      )}
    </>
  );
}
