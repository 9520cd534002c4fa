/** For a narrow column: «Мельникова А. С.». */
export function shortName(fullName: string): string {
  const [surname = '', ...rest] = fullName.trim().split(/\s+/);
  return [surname, ...rest.map((part) => `${part.charAt(0)}.`)].join(' ');
}
