/** «Мельникова Анна Сергеевна» as a person is called: «Анна Мельникова». */
export function calledName(fullName: string): string {
  const [surname, name] = fullName.trim().split(/\s+/);
  return name === undefined ? fullName : `${name} ${surname ?? ''}`.trim();
}
