import { shellWorker } from '@pribavka/api/worker';

/** Keeps the code of the back-office and its page, so that an address waits for its rows alone (apps/backoffice/worker.ts). */
export const { register: registerWorker, openNewVersion } = shellWorker({
  script: '/admin/sw.js',
  page: '/admin/dashboard',
  askServer: 'pb-ask-server-admin',
});
