/**
 * What nearly every screen is made of belongs to what all of them begin with: fetched once, and no screen's own weight.
 * Imported for that alone by the browser's entry.
 */
import './actions/useAction.ts';
import './ui/EmptyState.tsx';
import './ui/format.ts';
import './ui/Loading.tsx';
import './ui/Logo.tsx';
import './ui/SearchField.tsx';
import './hydration/HydrationBoundary.tsx';
import './ui/Tabs.tsx';
import './lists/ListCount.tsx';
import './routing/Page.tsx';
import './routing/ScreenData.tsx';
import './lists/SearchForm.tsx';
import './lists/searchFields.ts';
