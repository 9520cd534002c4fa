import { lazy, type ReactElement, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';

import { dashboardPath, dashboardUrl } from '../screens/dashboard/urls.ts';
import { logsPath } from '../screens/logs/urls.ts';
import { participantsPath } from '../screens/participants/urls.ts';
import { profilePath } from '../screens/profile/urls.ts';
import { salesPath, salesQueuePath } from '../screens/sales/urls.ts';
import { transactionsPath } from '../screens/transactions/urls.ts';
import { NotFound, ServerError } from './errors/lazy.ts';
import { Frame } from './frame/Frame.tsx';
import { Guard } from './Guard.tsx';
import { LeavingRouter } from './LeavingRouter.tsx';
import { basename, rootUrl, serverErrorUrl } from './urls.ts';

const Dashboard = lazy(async () => ({ default: (await import('../screens/dashboard/Dashboard.tsx')).Dashboard }));
const Participants = lazy(async () => ({
  default: (await import('../screens/participants/Participants.tsx')).Participants,
}));
const Sales = lazy(async () => ({ default: (await import('../screens/sales/Sales.tsx')).Sales }));
const SalesQueue = lazy(async () => ({ default: (await import('../screens/sales/queue/SalesQueue.tsx')).SalesQueue }));
const Transactions = lazy(async () => ({
  default: (await import('../screens/transactions/Transactions.tsx')).Transactions,
}));
const Logs = lazy(async () => ({ default: (await import('../screens/logs/Logs.tsx')).Logs }));
const LogDetail = lazy(async () => ({ default: (await import('../screens/logs/LogDetail.tsx')).LogDetail }));
const Profile = lazy(async () => ({ default: (await import('../screens/profile/Profile.tsx')).Profile }));

const dashboard = (
  <Guard screen="admin-dashboard">
    <Dashboard />
  </Guard>
);
const participants = (
  <Guard screen="participants">
    <Participants />
  </Guard>
);
const sales = (
  <Guard screen="admin-sales">
    <Sales />
  </Guard>
);
const queue = (
  <Guard screen="admin-sales" grant="sales.sale:update">
    <SalesQueue />
  </Guard>
);
const transactions = (
  <Guard screen="transactions">
    <Transactions />
  </Guard>
);
const logs = (
  <Guard screen="logs">
    <Logs />
  </Guard>
);
const logDetail = (
  <Guard screen="log-detail">
    <LogDetail />
  </Guard>
);
const profile = (
  <Guard screen="admin-profile">
    <Profile />
  </Guard>
);

const root = (
  <Guard screen="admin-root">
    <Navigate to={dashboardUrl()} replace />
  </Guard>
);
const notFound = (
  <Guard screen="admin-not-found">
    <NotFound />
  </Guard>
);

const serverError = (
  <Suspense>
    <ServerError />
  </Suspense>
);
const frame = (
  <Frame>
    <Outlet />
  </Frame>
);

/** Every address of the back-office; whatever is not here is a 404. */
export function Router(): ReactElement {
  return (
    <LeavingRouter basename={basename}>
      <Routes>
        <Route element={frame}>
          <Route path={rootUrl()} element={root} />
          <Route path={dashboardPath} element={dashboard} />
          <Route path={participantsPath} element={participants} />
          <Route path={`${participantsPath}/:id`} element={participants} />
          <Route path={salesPath} element={sales} />
          <Route path={`${salesQueuePath}/:id?`} element={queue} />
          <Route path={`${salesPath}/:id`} element={sales} />
          <Route path={transactionsPath} element={transactions} />
          <Route path={`${transactionsPath}/:tab`} element={transactions} />
          <Route path={`${transactionsPath}/:tab/:id`} element={transactions} />
          <Route path={logsPath} element={logs} />
          <Route path={`${logsPath}/:id`} element={logDetail} />
          <Route path={profilePath} element={profile} />
          <Route path={serverErrorUrl()} element={serverError} />
          <Route path="*" element={notFound} />
        </Route>
      </Routes>
    </LeavingRouter>
  );
}
