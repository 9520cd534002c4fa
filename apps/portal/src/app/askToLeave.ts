export { askToLeave } from '@pribavka/forms';
