export { Select } from '@pribavka/ui';
