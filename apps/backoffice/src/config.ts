import { type AppConfig, readConfig } from '@pribavka/api/start';

/** What the server wrote into the page. */
export const config: AppConfig = readConfig();
