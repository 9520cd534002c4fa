import { screens, type ScreenName } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { LoadingOverlay } from '@pribavka/ui';
import { lazy, Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { NotFound, ServerError } from './errors/lazy.tsx';
import { ScreenBoundary } from './errors/ScreenBoundary.tsx';
import { loader, useFirstLoad, useLoaderLabel } from './loader.ts';
import { pageNames, pages, type PageName } from './pages.ts';
import { Guard } from './session/Guard.tsx';
import { useTitle } from './useTitle.ts';
import { appWords } from './words.ts';

/** Navigation and all it needs is of no use before login. */
const loadFrame = async (): Promise<typeof import('./shell/PortalFrame.tsx')> => import('./shell/PortalFrame.tsx');
const PortalFrame = lazy(async () => ({ default: (await loadFrame()).PortalFrame }));

/** Begins to fetch the navigation. A failure is the screen's to show. */
export const preloadFrame = (): void => void loadFrame().catch(() => undefined);

/** Screens that stand alone, without navigation around them. */
const standalone: ReadonlySet<ScreenName> = new Set(['login', 'registration', 'restore-password', 'email-confirm']);

function Opening(): null {
  useFirstLoad(true, appWords.opening);
  return null;
}

/** The loader of the screens without navigation: those with one show it inside their frame. */
function Alone({ children }: { children: ReactNode }): ReactElement {
  const label = useLoaderLabel();
  return (
    <LoadingOverlay active={label !== undefined} label={label}>
      {children}
    </LoadingOverlay>
  );
}

function Place({ name }: { name: PageName }): ReactElement {
  const Page = pages[name];
  const { status } = useSession();
  useTitle(screens[name].title);
  const content = (
    <Guard screen={name}>
      <Suspense key={name} fallback={<Opening />}>
        <Page />
      </Suspense>
    </Guard>
  );
  const framed = !standalone.has(name) && (status === 'authorised' || status === 'loading');
  return framed ? (
    <Suspense fallback={<Opening />}>
      <PortalFrame screen={name}>{content}</PortalFrame>
    </Suspense>
  ) : (
    <Alone>{content}</Alone>
  );
}

/** Every navigation goes to the top and shows the loader, which closes after its delay (specification §2, §9). */
function useNavigationEffects(pathname: string): void {
  useEffect(() => {
    globalThis.scrollTo(0, 0);
    const release = loader.hold(appWords.opening);
    const frame = requestAnimationFrame(release);
    return () => {
      cancelAnimationFrame(frame);
      release();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new address is what sets it off
  }, [pathname]);
}

/** The table of the portal's addresses. */
export function Screens(): ReactElement {
  const { pathname, key } = useLocation();
  useNavigationEffects(pathname);
  return (
    <ScreenBoundary place={`${pathname} ${key}`}>
      <Routes>
        <Route path={screens.root.path} element={<Guard screen="root">{null}</Guard>} />
        {pageNames.map((name) => (
          <Route key={name} path={screens[name].path} element={<Place key={name} name={name} />} />
        ))}
        <Route path={screens['error-500'].path} element={<ServerError />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ScreenBoundary>
  );
}
