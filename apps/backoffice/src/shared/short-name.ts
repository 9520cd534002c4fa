/** For a narrow column: «Мельникова А. С.», the initials on one line. */
export function shortName(fullName: string): string {
  const [surname = '', ...rest] = fullName.trim().split(/\s+/);
  const initials = rest.map((part) => `${part.charAt(0)}.`).join('\u00A0');
  return [surname, initials].filter(Boolean).join(' ');
}
