import { stoneFamilies, type StoneFamily } from './family.ts';

/** FNV-1a: any text to a whole number, the same on every machine. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export interface CutChoice {
  family: StoneFamily;
  /** Which of the family's drawings. */
  index: number;
  mirrored: boolean;
  /** Part of the drawing that stays in view, percent. */
  x: number;
  y: number;
}

/** The last letters of a text reach few bits of its FNV-1a: mixed (fmix32 of MurmurHash3), ids in a row differ in all. */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The cut for a thing of the application: the id always gives the same one; `other` is the editor's «Другой срез». */
export function chooseCut(id: string, family: StoneFamily | undefined, count: number, other = 0): CutChoice {
  const seed = mixed(seedOf(other === 0 ? id : `${id}#${other}`));
  const bits = (shift: number, size: number): number => (seed >>> shift) % size;
  return {
    family: family ?? stoneFamilies[bits(3, stoneFamilies.length)] ?? 'malachite',
    index: bits(7, count),
    mirrored: bits(13, 2) === 1,
    x: bits(17, 5) * 25,
    y: bits(23, 5) * 25,
  };
}
