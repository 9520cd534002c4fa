/** People of the back-office, one per role, with demo accounts. */
export interface StaffSeed {
  key: string;
  roleCode: string;
  lastName: string;
  firstName: string;
  middleName: string;
  phone: string;
  email: string;
  partner?: string;
  manufacturer?: string;
}

export const staff: readonly StaffSeed[] = [
  {
    key: 'admin',
    roleCode: 'admin',
    lastName: 'Карташов',
    firstName: 'Игорь',
    middleName: 'Валерьевич',
    phone: '79165550001',
    email: 'admin@pribavka.example',
  },
  {
    key: 'moderator',
    roleCode: 'moderator',
    lastName: 'Лебедева',
    firstName: 'Оксана',
    middleName: 'Дмитриевна',
    phone: '79165550002',
    email: 'moderator@pribavka.example',
  },
  {
    key: 'moderator2',
    roleCode: 'moderator',
    lastName: 'Громов',
    firstName: 'Андрей',
    middleName: 'Павлович',
    phone: '79165550003',
    email: 'moderator2@pribavka.example',
  },
  {
    key: 'finance',
    roleCode: 'finance',
    lastName: 'Орлова',
    firstName: 'Нина',
    middleName: 'Аркадьевна',
    phone: '79165550004',
    email: 'finance@pribavka.example',
  },
  {
    key: 'finance2',
    roleCode: 'finance',
    lastName: 'Седов',
    firstName: 'Роман',
    middleName: 'Ильич',
    phone: '79165550009',
    email: 'finance2@pribavka.example',
  },
  {
    key: 'support',
    roleCode: 'support',
    lastName: 'Титов',
    firstName: 'Вадим',
    middleName: 'Эдуардович',
    phone: '79165550005',
    email: 'support@pribavka.example',
  },
  {
    key: 'auditor',
    roleCode: 'auditor',
    lastName: 'Жукова',
    firstName: 'Лариса',
    middleName: 'Петровна',
    phone: '79165550006',
    email: 'auditor@pribavka.example',
  },
  {
    key: 'partner',
    roleCode: 'partner',
    lastName: 'Соболева',
    firstName: 'Ирина',
    middleName: 'Викторовна',
    phone: '79165550007',
    email: 'partner@masterok.example',
    partner: 'masterok',
  },
  {
    key: 'manufacturer',
    roleCode: 'manufacturer',
    lastName: 'Рогов',
    firstName: 'Максим',
    middleName: 'Андреевич',
    phone: '79165550008',
    email: 'brand@strezhen.example',
    manufacturer: 'strezhen',
  },
  {
    key: 'admin2',
    roleCode: 'admin',
    lastName: 'Белова',
    firstName: 'Тамара',
    middleName: 'Олеговна',
    phone: '79165550019',
    email: 'admin2@pribavka.example',
  },
];
