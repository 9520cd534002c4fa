export { askPassword, PasswordPromptHost } from '@pribavka/forms';
