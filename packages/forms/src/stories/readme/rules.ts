import { inn, phone } from '../../masks/index.ts';
import { compose, innChecksum, innLength, required } from '../../rules/index.ts';

const validate = compose(required, innLength, innChecksum);

export const answers: readonly unknown[] = [
  validate(''), // 'Обязательное поле'
  validate('7707083890'), // 'Проверьте ИНН: контрольная сумма не совпадает'
  validate('7707083893'), // undefined
  phone.normalize('8 (912) 345-67-89 доб. 12'), // '79123456789'
  phone.format('79123456789'), // '+7 (912) 345-67-89'
  inn.normalize('ИНН/КПП 7707083893/773601001'), // '7707083893'
  inn.normalize('7707083893123'), // '' — thirteen digits are no ИНН: nothing is taken rather than cut
];
