import { shellWorker } from '@pribavka/api/worker';

import { dashboardUrl } from '../screens/dashboard/urls.ts';

/** Keeps the code of the portal for a time without a signal, and the page of its screens (apps/portal/worker.ts). */
export const { register: registerWorker, openNewVersion } = shellWorker({
  script: '/sw.js',
  page: dashboardUrl(),
  askServer: 'pb-ask-server',
});
