import { type AppConfig, readConfig } from '@pribavka/api/start';

export const config: AppConfig = readConfig();
