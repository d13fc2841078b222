import { useLocation, useNavigate } from 'react-router-dom';

/** The packages by their id in the address; the first one is the default. */
export const tiers = [
  { id: 'basic', label: 'Basic', value: 'BASIC' },
  { id: 'standard', label: 'Standard', value: 'STANDARD' },
  { id: 'premium', label: 'Premium', value: 'PREMIUM' },
] as const;

export type Tier = (typeof tiers)[number];

/** The chosen package. It stands in the address, so that tabs, table and dialogs speak of the same one. */
export function useTier() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const tier = tiers.find(({ id }) => id === parameters.get('package')) ?? tiers[0];
  const addressOf = ({ id }: Tier) => {
    const next = new URLSearchParams(search);
    if (id === tiers[0].id) next.delete('package');
    else next.set('package', id);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  const choose = (next: Tier) => void navigate(addressOf(next), { replace: true, preventScrollReset: true });
  return { tier, addressOf, choose };
}
