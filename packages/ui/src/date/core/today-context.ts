import { createContext, type Context } from 'react';

/**
 * Says what day it is for the calendars and periods below, `yyyy-MM-dd`: an application whose days are those of another
 * zone than the person's gives its own. @default the day of the person's own clock
 */
export const TodayContext: Context<(() => string) | undefined> = createContext<(() => string) | undefined>(undefined);
