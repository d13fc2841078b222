/**
 * Modules that nearly every screen uses. The browser's entry imports this file only to put them into the first chunk, so
 * they are fetched once and do not count towards a screen's limit.
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
