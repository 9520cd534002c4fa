export { NotificationCenter, type NotificationCenterProps, type NotificationEntry } from './NotificationCenter.tsx';
export { useToastHistory } from './useToastHistory.ts';
