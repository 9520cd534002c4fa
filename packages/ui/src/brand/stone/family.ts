/** Family of stone. */
export type StoneFamily = 'malachite' | 'amber' | 'lapis' | 'jasper' | 'rhodonite';

/** Families of stone that `StoneCover` and `StoneSlab` draw. */
export const stoneFamilies: readonly StoneFamily[] = ['malachite', 'amber', 'lapis', 'jasper', 'rhodonite'];
