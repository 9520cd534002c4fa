export {
  NotificationCenter,
  type NotificationAction,
  type NotificationCenterProps,
  type NotificationEntry,
} from './NotificationCenter.tsx';
export { NotificationLine, type NotificationLineProps, type NotificationTone } from './NotificationLine.tsx';
export { useToastHistory } from './useToastHistory.ts';
