import { useLocation, useNavigate } from 'react-router-dom';
import { tierLabels } from '../../actions/tierLabels.ts';
import { useSearchState } from '../../routing/searchState.ts';
import { gigPageSearch } from './gigPageSearch.ts';

/** The packages by their id in the address; the first one is the default. */
const tiers = [
  { id: 'basic', label: tierLabels.BASIC, value: 'BASIC' },
  { id: 'standard', label: tierLabels.STANDARD, value: 'STANDARD' },
  { id: 'premium', label: tierLabels.PREMIUM, value: 'PREMIUM' },
] as const;

export type Tier = (typeof tiers)[number];

/** Those that a gig is offered at: all three, or Basic alone. */
export const offeredTiers = (packages: Partial<Record<Tier['id'], unknown>>): readonly Tier[] =>
  tiers.filter(({ id }) => packages[id]);

/** The chosen package. It stands in the address, so that tabs, table and dialogs speak of the same one. */
export function useTier(offered: readonly Tier[]) {
  const { pathname } = useLocation();
  const search = useSearchState(gigPageSearch);
  const navigate = useNavigate();
  const tier = offered.find(({ id }) => id === search.package) ?? offered[0]!;
  const addressOf = ({ id }: Tier) => gigPageSearch.address({ ...search, package: id }, pathname);
  const choose = (next: Tier) => void navigate(addressOf(next), { replace: true, preventScrollReset: true });
  return { tier, addressOf, choose };
}
