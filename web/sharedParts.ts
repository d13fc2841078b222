/**
 * Modules that nearly every screen uses, and small ones that two or more use. The browser's entry imports this file only to
 * put them into the first chunk: they need no request of their own and do not count towards a screen's limit.
 */
import './components/company/CompanyFollowButton.tsx';
import './components/job/JobSaveButton.tsx';
import './components/job/jobLocation.ts';
import './components/person/ConnectButton.tsx';
import './components/product/ProductWishlistButton.tsx';
import './components/project/ProjectSaveButton.tsx';
import './components/report/LazyReportDialog.ts';
import '../schema/generated/company.ts';
import '../schema/generated/gig.ts';
import '../schema/generated/job.ts';
import '../schema/generated/post.actions.ts';
import '../schema/generated/product.ts';
import '../schema/generated/project.ts';
import './ui/CardList.tsx';
import './ui/copyLink.ts';
import './ui/dates.ts';
import './ui/DialogButton.tsx';
import './ui/LinkedText.tsx';
import './ui/Logo.tsx';
import './ui/CardSection.tsx';
import './ui/skeletons.tsx';
import './ui/Stars.tsx';
import './ui/useDraft.ts';
import './ui/useTextLimit.tsx';
import './lists/FilterSelects.tsx';
import './lists/OwnList.tsx';
import './lists/RestOfList.tsx';
import './lists/ResultBar.tsx';
import './lists/usePages.ts';
import './routing/DetailData.tsx';
import './routing/LinkTabs.tsx';
import './routing/NotFound.tsx';
import './lists/SearchForm.tsx';
import './lists/searchFields.ts';
