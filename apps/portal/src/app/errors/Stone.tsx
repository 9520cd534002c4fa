export { StoneCover as Stone } from '@pribavka/ui';
