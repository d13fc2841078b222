import { Image } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { trimmed } from '../../../schema/rules/characters.ts';
import { formatPrice as priceText, formatUsd } from '../../../schema/rules/numbers.ts';
import { listedWords } from '../../../schema/rules/words.ts';
import { notify } from '../../ui/notify.ts';
import type { Categories } from './BasicFields.tsx';
import { priceRule, type ProductForm } from './productForm.ts';

/** The label of the shop's button for an amount in US dollars; without the amount while it is unknown. */
function buyWords(isCourse: boolean, amount: number | undefined): string {
  const verb = isCourse ? 'Enroll' : amount === 0 ? 'Download' : 'Buy';
  if (amount === undefined) return verb;
  return amount === 0 ? `${verb} Free` : `${verb} for ${formatUsd(amount)}`;
}

/** The product's card in the shop, updated while the viewer types. */
export function ProductPreview({ categories }: { categories: Categories }) {
  const form = useWatch<ProductForm>() as ProductForm;
  const isCourse = form.productType === 'course';
  const tags = listedWords(form.tags);
  // A missing or invalid price is not shown.
  const amount = form.isFree ? 0 : (priceRule.safeParse(form.price).data ?? undefined);
  const category = [...categories.shop, ...categories.course].find(({ id }) => id === form.category);
  return (
    <section aria-label="Preview" className="card min-w-0 overflow-hidden">
      <h2 className="eyebrow px-card pt-3 pb-2">Preview</h2>
      <div className="art grid aspect-[16/10] place-items-center text-subtle">
        {form.thumbnail ? (
          <img src={form.thumbnail.url} alt="" width={320} height={200} />
        ) : (
          <Image aria-hidden className="size-6" strokeWidth={1.5} />
        )}
      </div>
      <div className="grid gap-2 p-card">
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <span>{category?.label ?? 'No category yet'}</span>
          {isCourse && <span className="badge badge-info">Course</span>}
        </div>
        <h3 dir="auto" className="card-title break-words">
          {trimmed(form.title) || 'Untitled product'}
        </h3>
        <p dir="auto" className="line-clamp-3 break-words text-muted">
          {trimmed(form.shortDescription) || 'Your short description appears here.'}
        </p>
        {tags.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <span key={tag} className="chip max-w-full">
                <span className="truncate">{tag}</span>
              </span>
            ))}
          </p>
        )}
        {amount === undefined ? (
          <p className="leading-7 text-muted">No price yet</p>
        ) : (
          <p className="num-lg text-xl">{priceText(amount)}</p>
        )}
        <button
          type="button"
          className="btn btn-outline max-md:h-11"
          onClick={() =>
            notify({ title: 'This is a preview', description: 'Buyers will see this button in the shop.' })
          }
        >
          {buyWords(isCourse, amount)}
        </button>
      </div>
    </section>
  );
}
