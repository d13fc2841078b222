interface Props {
  rows: readonly { name: string; value: string }[];
  price: string;
  priceName?: string;
}

/** What the viewer orders or buys, its price, and that nothing is charged. */
export const Summary = ({ rows, price, priceName = 'Price (USD)' }: Props) => (
  <>
    <dl className="num grid grid-cols-1 gap-2 rounded-md border border-line p-4">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd dir="auto" className="min-w-0 font-medium break-words">
            {value}
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2">
        <dt className="font-semibold">{priceName}</dt>
        <dd className="num-lg text-xl">{price}</dd>
      </div>
    </dl>
    <p className="text-sm text-muted">This is a simulation: nothing is charged.</p>
  </>
);
