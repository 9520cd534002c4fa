import amber1 from './cuts/amber-1.svg';
import amber2 from './cuts/amber-2.svg';
import amber3 from './cuts/amber-3.svg';
import amber4 from './cuts/amber-4.svg';
import jasper1 from './cuts/jasper-1.svg';
import jasper2 from './cuts/jasper-2.svg';
import jasper3 from './cuts/jasper-3.svg';
import jasper4 from './cuts/jasper-4.svg';
import lapis1 from './cuts/lapis-1.svg';
import lapis2 from './cuts/lapis-2.svg';
import lapis3 from './cuts/lapis-3.svg';
import lapis4 from './cuts/lapis-4.svg';
import malachite1 from './cuts/malachite-1.svg';
import malachite2 from './cuts/malachite-2.svg';
import malachite3 from './cuts/malachite-3.svg';
import malachite4 from './cuts/malachite-4.svg';
import rhodonite1 from './cuts/rhodonite-1.svg';
import rhodonite2 from './cuts/rhodonite-2.svg';
import rhodonite3 from './cuts/rhodonite-3.svg';
import rhodonite4 from './cuts/rhodonite-4.svg';
import type { StoneFamily } from './family.ts';

/** Addresses of the drawings. */
export const stoneCuts: Readonly<Record<StoneFamily, readonly (string | undefined)[]>> = {
  malachite: [malachite1, malachite2, malachite3, malachite4],
  amber: [amber1, amber2, amber3, amber4],
  lapis: [lapis1, lapis2, lapis3, lapis4],
  jasper: [jasper1, jasper2, jasper3, jasper4],
  rhodonite: [rhodonite1, rhodonite2, rhodonite3, rhodonite4],
};
