/** Names of the roles the programme starts with; one made later is shown by its code. */
const names: Readonly<Record<string, string>> = {
  member: 'Участник',
  admin: 'Администратор',
  moderator: 'Модератор',
  finance: 'Финансы',
  support: 'Поддержка',
  auditor: 'Аудитор',
  partner: 'Партнёр',
  manufacturer: 'Производитель',
  technical: 'Интеграция',
};

export const roleName = (code: string): string => names[code] ?? code;
