/** Names of units of size: byte, 10³, 10⁶, 10⁹ bytes. */
export const byteUnits: readonly [string, string, string, string] = ['Б', 'КБ', 'МБ', 'ГБ'];
