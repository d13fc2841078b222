import { useLocation, useNavigate } from 'react-router-dom';
import { gigTiers, type GigTier } from '../../../schema/rules/gig/tiers.ts';
import { useSearchState } from '../../lists/searchState.ts';
import { gigPageSearch } from './gigPageSearch.ts';

/** Returns the tiers of a gig's packages, one to three. `packages` is null at the others. */
export const offeredTiers = (packages: Partial<Record<GigTier['id'], unknown>>): readonly GigTier[] =>
  gigTiers.filter(({ id }) => packages[id]);

/** The selected package. It is stored in the address, so that tabs, table and dialogs share it. */
export function useTier(offered: readonly GigTier[]) {
  const { pathname } = useLocation();
  const search = useSearchState(gigPageSearch);
  const navigate = useNavigate();
  const tier = offered.find(({ id }) => id === search.package) ?? offered[0]!;
  const addressOf = ({ id }: GigTier) => gigPageSearch.address({ ...search, package: id }, pathname);
  const choose = (next: GigTier) =>
    void navigate(addressOf(next), { replace: true, preventScrollReset: true });
  return { tier, addressOf, choose };
}
