import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { scrollToList } from '../../lists/usePageStart.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Its button clears words, filters and category. */
export function NoProducts() {
  const navigate = useNavigate();
  return (
    <EmptyState
      card
      title="No products found"
      text="Try adjusting your search or filter criteria"
      action={
        <form
          action={paths.shop()}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(paths.shop(), { state: scrollToList });
          }}
        >
          <button type="submit" className="btn btn-primary">
            Clear filters
          </button>
        </form>
      }
    />
  );
}
