export { type ShellWorker, shellWorker, type ShellWorkerOptions } from './shell-worker.ts';
