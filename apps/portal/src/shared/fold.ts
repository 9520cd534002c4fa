/** A text as people search it: no capitals, «ё» as «е». */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
