import type { BrowserContext } from '@playwright/test';

const shop =
  'Электроинструментальногосадовостроительнохозяйственный торговоразвлекательный комплекс «Верхневолжскоблагоустройство»-2';
const product = `${'Аккумуляторнобезударная дрельшуруповёртимпульсная с электродинамическимторможением '.repeat(3)}ДА-18Li/2000000010281`;

const long: Readonly<Record<string, string>> = {
  lastName: 'Константинопольская-Преображенская',
  firstName: 'Александрина',
  middleName: 'Вячеславовна',
  fullName: 'Константинопольская-Преображенская Александрина Вячеславовна',
  email: 'aleksandrina.konstantinopolskaya-preobrazhenskaya.tver@masterokstroy.example',
  name: shop,
  storeName: shop,
  companyName: shop,
  position: 'Старший продавец-консультант электроинструментальногосадовостроительного отдела',
  address: `г. Тверь, ${shop}, д. 12, корп. 4, пом. 118`,
  product,
  productName: product,
  title: shop,
  subject: shop,
  shortText: shop,
  article: 'СТ-12511-ЭЛЕКТРОИНСТРУМЕНТ-2026-КОМПЛЕКТ',
  serialNumber: 'US26001410012345678901234567890123456789',
};

/** Keys of sums: points and kopecks. */
const sum = /(?:points|Kopecks|Delta|^(?:balance|sale|promotion|credit|debit|available))$/i;

const lengthen = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => lengthen(each, key));
  if (value !== null && typeof value === 'object') {
    const isProduct = 'article' in value || 'gtin' in value;
    const isBalance = 'debt' in value && 'reserved' in value;
    const keyOf = (name: string): string => {
      if (isProduct && name === 'name') return 'product';
      return isBalance && /^(?:active|pending)$/.test(name) ? 'balance' : name;
    };
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthen(each, keyOf(name))]));
  }
  if (typeof value === 'string' && value !== '') return long[key] ?? value;
  if (typeof value !== 'number' || value === 0 || !sum.test(key)) return value;
  // Nine digits of points or of roubles.
  const least = key.endsWith('Kopecks') ? 12_345_678_900 : 123_456_789;
  return value < 0 ? value - least : value + least;
};

/** Answers of the API with the longest names and the largest sums a member can meet. */
export async function withLongNames(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    if (!/json/.test(answer.headers()['content-type'] ?? '')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: lengthen(await answer.json()) });
  });
}
