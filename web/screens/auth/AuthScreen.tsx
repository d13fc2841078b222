import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAction } from '../../actions/useAction.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../routing/Page.tsx';
import { PageHeading } from '../../routing/PageHeading.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useLogInTarget } from '../../routing/useLogInTarget.ts';
import { BrandMark, Wordmark } from '../../ui/BrandMark.tsx';
import { clearRecentPlaces } from '../../routing/recentPlaces.ts';
import { keepFocusState } from '../../routing/useFocusOnArrival.ts';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { isLive } from '../../session/mode.ts';
import { loadWithoutStored } from '../../session/nextPage.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { authModeOf, authModes } from './authModes.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { SampleMember } from './SampleMember.tsx';
import { PartSkeleton } from '../../ui/skeletons.tsx';

const AuthForm = deferred(() => import('./AuthForm.tsx'), 'AuthForm');
const loadLogOut = async () => (await import('../../actions/account.ts')).logOut;

/** Logs out on a visit to /auth/logout. In live mode the log-in page then loads without the account's stored data. */
function useLogOutAt(action: string | undefined) {
  const [logOut] = useAction(loadLogOut);
  const logOutNow = useEffectEvent(async () => {
    if ((await logOut({})) && isLive()) loadWithoutStored(paths.logIn());
  });
  useEffect(() => {
    if (action !== 'logout') return;
    void logOutNow();
    clearRecentPlaces();
  }, [action]);
}

/** Log in, sign up, log out and reset the password, by the `action` of /auth/:action. Outside the main layout. */
export function Component() {
  const { action } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = useLogInTarget();
  useLogOutAt(action);
  const mode = authModeOf(action, search.get('token'));
  const { tab, title, description, canonical, heading, subtitle } = authModes[mode];
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh grid-cols-1 outline-none md:grid-cols-[minmax(26rem,1fr)_minmax(0,1.1fr)]"
    >
      <Page {...{ title, description, canonical }}>
        <div className="mx-auto grid w-full max-w-[25rem] gap-6 md:pt-6 lg:w-[25rem]">
          <PrefetchLink
            to={paths.feed()}
            aria-label={`${brand.name} home`}
            className="flex min-h-11 items-center gap-2.5 justify-self-start rounded-md"
          >
            {/* The margin offsets the 4 px of empty space in the picture. */}
            <BrandMark className="-ml-1 size-8" />
            <Wordmark />
          </PrefetchLink>
          <PageHeading heading={heading} subtitle={subtitle} />
          <div className="grid gap-5">
            <Tabs
              label="Account"
              variant="segment"
              tabs={[
                { id: 'login', label: 'Log in', href: paths.logIn(target) },
                { id: 'signup', label: 'Sign up', href: paths.signUp(target) },
              ]}
              selected={tab}
              onSelect={({ href }) =>
                void navigate(href, { state: keepFocusState, preventScrollReset: true })
              }
            >
              <HydrationBoundary fallback={<PartSkeleton cards={1} />}>
                <AuthForm key={mode} mode={mode} token={search.get('token') ?? ''} />
              </HydrationBoundary>
              {(mode === 'logIn' || mode === 'signUp') && (
                <ScreenData skeleton={<div className="skeleton mt-4 h-16" aria-hidden />}>
                  <div className="mt-4">
                    <SampleMember />
                  </div>
                </ScreenData>
              )}
              <noscript>
                <p className="mt-4 text-sm text-muted">
                  This form needs JavaScript.{' '}
                  <a className="link" href={paths.feed()}>
                    Browse without logging in
                  </a>
                </p>
              </noscript>
            </Tabs>
          </div>
          <p className="text-sm text-subtle">
            By continuing, you agree to our <LegalLinks />.
          </p>
        </div>
      </Page>
      <div className="relative hidden md:block" aria-hidden>
        <div className="sticky top-0 h-dvh p-3">
          <img
            src="/art/grove-fern-21.svg"
            alt=""
            width={320}
            height={200}
            loading="lazy"
            className="size-full rounded-xl object-cover object-[35%] landscape:object-[75%]"
          />
        </div>
      </div>
    </main>
  );
}
