import { useRef, type ReactNode, use, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { publishProduct, saveProductDraft, updateProduct } from '../../actions/creatorProduct.ts';
import { useAction } from '../../actions/useAction.ts';
import { keepPicture } from '../../ui/form/pictureUrls.ts';
import type { ProductEditor_ProductFragment } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { Form } from '../../ui/form/Form.tsx';
import type { Categories } from './BasicFields.tsx';
import { rememberCourse } from './courseMemory.ts';
import { EditorParts } from './EditorParts.tsx';
import { LessonQuestion, type LessonQuestionHandle } from './LessonQuestion.tsx';
import { productForm } from './productForm.ts';
import { inputOf, startOf } from './productInput.ts';
import { ProductPreview } from './ProductPreview.tsx';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../../routing/LeaveGuard.tsx';
import { PendingReadsContext } from '../../ui/form/pendingReads.ts';

/** Asks before the viewer leaves unsaved changes, including files that are still being read. */
function EditorGuard({ saved, onLeave }: { saved: RefObject<boolean>; onLeave: () => void }) {
  const { isDirty } = useFormState();
  const readings = use(PendingReadsContext);
  return (
    <LeaveGuard
      unsaved={() => (isDirty || readings.size > 0) && !saved.current}
      onLeave={onLeave}
      text="You have unsaved changes. Your text is kept in this tab, but you'll need to choose pictures and files again."
    />
  );
}

const saveAsDraft = 'Save as Draft';

interface Props {
  categories: Categories;
  /** The edited product; omitted for a new one. */
  product?: ProductEditor_ProductFragment;
  children?: ReactNode;
}

/** The form of a product with its preview. After saving, the dashboard opens. */
export function ProductEditor({ categories, product, children }: Props) {
  const [save] = useAction(saveProductDraft);
  const [publish] = useAction(publishProduct);
  const [update] = useAction(updateProduct);
  const navigate = useNavigate();
  const saved = useRef(false);
  const hasLeft = useRef(false);
  const lessonQuestion = useRef<LessonQuestionHandle>(null);
  return (
    <Form
      form={productForm}
      {...(product && { start: startOf(product) })}
      draft={`product:${product?.id ?? 'new'}`}
      restored="We restored your draft. Choose your pictures and files again."
      submit={product ? 'Update Product' : 'Publish Product'}
      otherSubmit={saveAsDraft}
      className="editor mt-5"
      aside={
        <div className="min-w-0 lg:side-column">
          <div className="grid grid-cols-1 gap-4">
            <ProductPreview categories={categories} />
            {children}
          </div>
        </div>
      }
      onSubmit={async (values, submission, { pressed }) => {
        // A submission waits until files are read; the viewer may have left meanwhile.
        if (hasLeft.current) return undefined;
        const isDraft = pressed === saveAsDraft;
        // Publishing a new product makes it public, whatever visibility is chosen.
        const becomesPublic = !product || (product.visibility !== 'PUBLIC' && values.visibility === 'PUBLIC');
        const lacksLessons =
          values.productType === 'COURSE' && values.modules.every(({ lessons }) => lessons.length === 0);
        if (!isDraft && becomesPublic && lacksLessons && !(await lessonQuestion.current?.ask()))
          return undefined;
        const input = { product: inputOf(values) };
        const id = product?.id;
        // The chosen picture's object URL must outlive the form.
        const done = await keepPicture(values.thumbnail?.url, async () =>
          isDraft
            ? save({ input: { ...input, ...(id !== undefined && { id }) } }, submission)
            : id === undefined
              ? publish({ input }, submission)
              : update({ input: { ...input, id } }, submission),
        );
        saved.current = done !== undefined;
        if (done?.product && values.productType === 'COURSE') rememberCourse(done.product.id, values.modules);
        return done;
      }}
      onDone={() => void navigate(paths.creatorDashboard())}
    >
      <EditorGuard
        saved={saved}
        onLeave={() => {
          hasLeft.current = true;
        }}
      />
      <LessonQuestion ref={lessonQuestion} />
      <EditorParts categories={categories} productId={product?.id} />
    </Form>
  );
}
