import { createContext, type Context } from 'react';

/** The nonce of the nearest `UiProvider`, for styles that are drawn as elements. */
export const NonceContext: Context<string | undefined> = createContext<string | undefined>(undefined);
