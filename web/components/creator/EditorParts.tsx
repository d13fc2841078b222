import { useWatch } from 'react-hook-form';
import { CardSection } from '../../ui/CardSection.tsx';
import { PictureField } from '../../ui/form/PictureField.tsx';
import { NotSent } from '../NotSent.tsx';
import { BasicFields, type Categories } from './BasicFields.tsx';
import { CourseFields } from './CourseFields.tsx';
import { DigitalFileField } from './DigitalFileField.tsx';
import { type ProductForm, productForm as form, visibilities } from './productForm.ts';
import { useId, type ReactNode } from 'react';

const EditorSection = (props: { title: string; children: ReactNode }) => (
  <CardSection {...props} id={useId()} className="card grid min-w-0 grid-cols-1 gap-4 p-card" />
);

/** The price, unless the product is free, and the visibility, which publishing a new product sets. */
function PricingFields({ isNew }: { isNew: boolean }) {
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
      {/* The negative margin offsets the last row's touch target, which extends below its text. */}
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

interface Props {
  categories: Categories;
  /** Undefined for a new product. */
  productId: string | undefined;
}

/** The sections of the form; a course has a structure instead of a file. */
export function EditorParts({ categories, productId }: Props) {
  const isCourse = useWatch<ProductForm, 'productType'>({ name: 'productType' }) === 'course';
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <EditorSection title="Basic Information">
        <BasicFields categories={categories} />
      </EditorSection>
      <EditorSection title="Product Thumbnail">
        <PictureField
          name="thumbnail"
          label="Product Thumbnail"
          previewOf="Thumbnail"
          notAnImage="Please upload an image file for the thumbnail"
        />
        <NotSent files="Pictures" className="mt-2" />
      </EditorSection>
      {isCourse ? (
        <EditorSection title="Course Structure">
          <CourseFields />
        </EditorSection>
      ) : (
        <EditorSection title="Digital File Upload">
          <DigitalFileField />
          <NotSent files="Files" className="mt-2" />
        </EditorSection>
      )}
      <EditorSection title="Pricing and Visibility">
        <PricingFields isNew={productId === undefined} />
      </EditorSection>
    </div>
  );
}
