import { positions } from '../dictionary/words.ts';

export const positionName = (code: string | null): string | null =>
  code === null ? null : (positions.find((position) => position.code === code)?.name ?? code);
