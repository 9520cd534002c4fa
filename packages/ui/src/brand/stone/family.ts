/** малахит, янтарь, лазурит, яшма, родонит */
export type StoneFamily = 'malachite' | 'amber' | 'lapis' | 'jasper' | 'rhodonite';

export const stoneNames: Readonly<Record<StoneFamily, string>> = {
  malachite: 'малахит',
  amber: 'янтарь',
  lapis: 'лазурит',
  jasper: 'яшма',
  rhodonite: 'родонит',
};

export const stoneFamilies: readonly StoneFamily[] = ['malachite', 'amber', 'lapis', 'jasper', 'rhodonite'];
