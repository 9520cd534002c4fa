export type StoneFamily = 'malachite' | 'amber' | 'lapis' | 'jasper' | 'rhodonite';

export const stoneFamilies: readonly StoneFamily[] = ['malachite', 'amber', 'lapis', 'jasper', 'rhodonite'];
