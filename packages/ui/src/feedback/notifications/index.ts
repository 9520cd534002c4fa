export {
  NotificationCenter,
  type NotificationAction,
  type NotificationCenterProps,
  type NotificationEntry,
} from './NotificationCenter.tsx';
export { useToastHistory } from './useToastHistory.ts';
