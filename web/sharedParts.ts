/**
 * Modules that nearly every screen uses, and small ones that two or more use. The browser's entry imports this file only to
 * put them into the first chunk: they need no request of their own and do not count towards a screen's limit.
 */
import './actions/useAction.ts';
import './components/job/jobLocation.ts';
import './components/report/LazyReportDialog.ts';
import '../schema/rules/company/choices.ts';
import '../schema/rules/gig/choices.ts';
import '../schema/rules/gig/tiers.ts';
import '../schema/rules/job/choices.ts';
import '../schema/rules/job/match.ts';
import '../schema/rules/post/input.ts';
import '../schema/rules/product/choices.ts';
import './ui/BuyBar.tsx';
import './ui/copyLink.ts';
import './ui/dates.ts';
import './ui/EmptyState.tsx';
import './ui/ExternalLink.tsx';
import './ui/format.ts';
import './ui/LinkedText.tsx';
import './ui/Loading.tsx';
import './ui/Logo.tsx';
import './ui/Popover.tsx';
import './ui/SearchField.tsx';
import './hydration/HydrationBoundary.tsx';
import './ui/Stars.tsx';
import './ui/storage.ts';
import './ui/Tabs.tsx';
import './ui/TextSkeleton.tsx';
import './ui/ToggleButton.tsx';
import './ui/useDraft.ts';
import './ui/useTextLimit.tsx';
import './lists/FilterSelects.tsx';
import './lists/ListCount.tsx';
import './lists/OwnList.tsx';
import './lists/RestOfList.tsx';
import './routing/DetailData.tsx';
import './routing/IconRow.tsx';
import './routing/NotFound.tsx';
import './routing/Page.tsx';
import './routing/ScreenData.tsx';
import './lists/SearchForm.tsx';
import './lists/searchFields.ts';
