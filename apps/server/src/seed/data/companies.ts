/** The retail companies of the demo and their shops. */

export interface ShopSeed {
  code: string;
  name: string;
  city: string;
  region: string;
  address: string;
  timezone?: string;
  closed?: boolean;
}

export interface PartnerSeed {
  key: string;
  name: string;
  legalName: string;
  contactName: string;
  phone: string;
  email: string;
  region: string;
  status?: 'active' | 'suspended';
  shops: readonly ShopSeed[];
}

const shop = (
  code: string,
  name: string,
  city: string,
  region: string,
  address: string,
  more: Partial<ShopSeed> = {},
): ShopSeed => ({
  code,
  name,
  city,
  region,
  address,
  ...more,
});

const tver = 'Тверская область';
const kuban = 'Краснодарский край';
const sib = 'Новосибирская область';

export const partners: readonly PartnerSeed[] = [
  {
    key: 'masterok',
    name: 'Мастерок',
    legalName: 'ООО «Мастерок-Тверь»',
    contactName: 'Соболева Ирина Викторовна',
    phone: '79065550100',
    email: 'office@masterok.example',
    region: tver,
    shops: [
      shop('ТВ-01', '«Мастерок» на Победы', 'Тверь', tver, 'г. Тверь, пр-т Победы, д. 12'),
      shop('ТВ-02', '«Мастерок» на Волоколамском', 'Тверь', tver, 'г. Тверь, Волоколамский пр-т, д. 29'),
      shop('ТО-01', '«Мастерок» в Торжке', 'Торжок', tver, 'г. Торжок, ул. Дзержинского, д. 48'),
      shop('РЖ-01', '«Мастерок» в Ржеве', 'Ржев', tver, 'г. Ржев, Ленинградское ш., д. 7'),
    ],
  },
  {
    key: 'kuban',
    name: 'Кубань-Мастер',
    legalName: 'ООО «Кубань-Мастер»',
    contactName: 'Гончаренко Олег Павлович',
    phone: '79185550200',
    email: 'info@kuban-master.example',
    region: kuban,
    shops: [
      shop('КР-01', '«Кубань-Мастер» на Уральской', 'Краснодар', kuban, 'г. Краснодар, ул. Уральская, д. 104'),
      shop(
        'КР-02',
        '«Кубань-Мастер» на Красных Партизан',
        'Краснодар',
        kuban,
        'г. Краснодар, ул. Красных Партизан, д. 218',
      ),
      shop('СЧ-01', '«Кубань-Мастер» в Сочи', 'Сочи', kuban, 'г. Сочи, ул. Донская, д. 15'),
      shop('АР-01', '«Кубань-Мастер» в Армавире', 'Армавир', kuban, 'г. Армавир, ул. Ефремова, д. 123', {
        closed: true,
      }),
    ],
  },
  {
    key: 'nevsky',
    name: 'Невский крепёж',
    legalName: 'АО «Невский крепёж»',
    contactName: 'Лебедев Аркадий Юрьевич',
    phone: '79215550300',
    email: 'trade@nevskrepezh.example',
    region: 'Санкт-Петербург',
    shops: [
      shop(
        'СП-01',
        '«Невский крепёж» на Седова',
        'Санкт-Петербург',
        'Санкт-Петербург',
        'г. Санкт-Петербург, ул. Седова, д. 56',
      ),
      shop(
        'СП-02',
        '«Невский крепёж» на Энгельса',
        'Санкт-Петербург',
        'Санкт-Петербург',
        'г. Санкт-Петербург, пр-т Энгельса, д. 111',
      ),
      shop('ГТ-01', '«Невский крепёж» в Гатчине', 'Гатчина', 'Ленинградская область', 'г. Гатчина, ул. Чехова, д. 9'),
    ],
  },
  {
    key: 'domostroy',
    name: 'Домострой',
    legalName: 'ООО «Домострой-Сибирь»',
    contactName: 'Власова Тамара Ильинична',
    phone: '79235550400',
    email: 'sklad@domostroy-sib.example',
    region: sib,
    shops: [
      shop('НС-01', '«Домострой» на Ленина', 'Новосибирск', sib, 'г. Новосибирск, ул. Ленина, д. 53', {
        timezone: 'Asia/Novosibirsk',
      }),
      shop('НС-02', '«Домострой» на Станционной', 'Новосибирск', sib, 'г. Новосибирск, ул. Станционная, д. 30А', {
        timezone: 'Asia/Novosibirsk',
      }),
      shop('БР-01', '«Домострой» в Бердске', 'Бердск', sib, 'г. Бердск, ул. Первомайская, д. 18', {
        timezone: 'Asia/Novosibirsk',
      }),
      shop('ТМ-01', '«Домострой» в Томске', 'Томск', 'Томская область', 'г. Томск, Иркутский тракт, д. 65', {
        timezone: 'Asia/Tomsk',
      }),
      shop('КМ-01', '«Домострой» в Кемерове', 'Кемерово', 'Кемеровская область', 'г. Кемерово, пр-т Шахтёров, д. 54', {
        timezone: 'Asia/Novokuznetsk',
      }),
    ],
  },
];

export interface ManufacturerSeed {
  key: string;
  name: string;
  legalName: string;
  contactName: string;
  phone: string;
  email: string;
  brands: readonly { name: string; description: string }[];
}

export const manufacturers: readonly ManufacturerSeed[] = [
  {
    key: 'strezhen',
    name: 'Завод «Стрежень»',
    legalName: 'АО «Завод электроинструмента „Стрежень“»',
    contactName: 'Рогов Максим Андреевич',
    phone: '79105550500',
    email: 'loyalty@strezhen.example',
    brands: [{ name: 'Стрежень', description: 'Сетевой и аккумуляторный инструмент для мастеров.' }],
  },
  {
    key: 'polus',
    name: 'Полюс-Энергия',
    legalName: 'ООО «Полюс-Энергия»',
    contactName: 'Денисова Вера Олеговна',
    phone: '79275550600',
    email: 'partner@polus-energy.example',
    brands: [
      { name: 'Полюс', description: 'Аккумуляторы, зарядные устройства и оснастка.' },
      { name: 'Ольха', description: 'Садовая техника.' },
    ],
  },
  {
    key: 'yarus',
    name: 'Ярус-Прибор',
    legalName: 'ООО «Ярус-Прибор»',
    contactName: 'Коган Илья Маркович',
    phone: '79125550700',
    email: 'sales@yarus.example',
    brands: [{ name: 'Ярус', description: 'Измерительный инструмент: уровни, дальномеры, рулетки.' }],
  },
];
