import { stoneMessages } from './stone.messages.ts';

export type StoneFamily = 'malachite' | 'amber' | 'lapis' | 'jasper' | 'rhodonite';

export const stoneNames: Readonly<Record<StoneFamily, string>> = stoneMessages.russian;

export const stoneFamilies: readonly StoneFamily[] = ['malachite', 'amber', 'lapis', 'jasper', 'rhodonite'];
