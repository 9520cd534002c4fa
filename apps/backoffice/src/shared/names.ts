const partsOf = (fullName: string): string[] => fullName.trim().split(/\s+/);

/** «Мельникова Анна Сергеевна» as a person is called: «Анна Мельникова». */
export function calledName(fullName: string): string {
  const [surname, name] = partsOf(fullName);
  return name === undefined ? fullName : `${name} ${surname ?? ''}`.trim();
}

/** For a narrow column: «Мельникова А. С.». */
export function shortName(fullName: string): string {
  const [surname = '', ...rest] = partsOf(fullName);
  return [surname, ...rest.map((part) => `${part.charAt(0)}.`)].join(' ');
}
