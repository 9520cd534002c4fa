export { Toaster } from '@pribavka/ui/toast';
