import { LoadingOverlay } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';

import { appMessages } from '../messages.ts';
import { useFirstLoad, useLoaderLabel } from './loader.ts';

/** Screens without navigation: the loader covers the whole of them. */
export function Standalone(): ReactElement {
  const label = useLoaderLabel();
  return (
    <LoadingOverlay active={label !== undefined} label={label}>
      <Outlet />
    </LoadingOverlay>
  );
}

/** Stands in for a screen whose code is on its way. */
export function Opening(): ReactElement {
  useFirstLoad(true, appMessages.opening);
  return <LoadingOverlay active label={appMessages.opening} />;
}
