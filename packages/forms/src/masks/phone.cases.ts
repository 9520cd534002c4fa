/** One way a person may give a phone number, and what must become of it. */
export interface PhoneCase {
  readonly how: 'typed' | 'pasted' | 'autofilled';
  readonly text: string;
  /** Raw value afterwards; an empty string when nothing is taken. */
  readonly raw: string;
  /** Raw value of the whole text at once, where typing has stopped in the middle of it. */
  readonly whole?: string | undefined;
  readonly why: string;
}

/** The table of the README, of the tests and of the story: the ways people give one number. */
export const phoneCases: readonly PhoneCase[] = [
  { how: 'typed', text: '9123456789', raw: '79123456789', why: 'десять цифр' },
  { how: 'typed', text: '89123456789', raw: '79123456789', why: 'с восьмёрки' },
  { how: 'typed', text: '79123456789', raw: '79123456789', why: 'с семёрки' },
  { how: 'typed', text: '+79123456789', raw: '79123456789', why: 'с плюса' },
  { how: 'typed', text: '8123456789', raw: '78123456789', why: 'Петербург: код 812 остаётся кодом' },
  { how: 'typed', text: '7712345678', raw: '7712345678', why: 'семёрка — код страны, одной цифры не хватает' },
  { how: 'typed', text: '7 912 345 67 8', raw: '7912345678', why: 'не хватает цифры — номер не становится другим' },
  { how: 'typed', text: '0079123456789', raw: '79123456789', why: 'для звонка из-за границы' },
  { how: 'typed', text: '+44 20 7946 0958', raw: '', why: 'другая страна — не берём и говорим почему' },
  { how: 'typed', text: '+8 912 345-67-89', raw: '', why: 'на +8 начинаются Япония, Корея, Китай — не угадываем' },
  {
    how: 'typed',
    text: '0044 20 7946 0958',
    raw: '700',
    whole: '',
    why: 'другая страна без плюса — останавливаемся на её коде',
  },
  { how: 'typed', text: '8 10 44 20 7946 0958', raw: '7810', whole: '', why: 'то же, выход на межгород из России' },
  { how: 'pasted', text: '7712345678', raw: '7712345678', why: 'то же, что набранное' },
  { how: 'pasted', text: '7 912 345 67 8', raw: '7912345678', why: 'то же, что набранное' },
  { how: 'pasted', text: '0079123456789', raw: '79123456789', why: 'то же, что набранное' },
  { how: 'pasted', text: '89123456789', raw: '79123456789', why: 'слитно с восьмёрки' },
  { how: 'pasted', text: '8 (912) 345-67-89', raw: '79123456789', why: 'со скобками' },
  { how: 'pasted', text: '+7 912 345-67-89', raw: '79123456789', why: 'из визитки' },
  { how: 'pasted', text: '  +79123456789 ', raw: '79123456789', why: 'с пробелами вокруг' },
  { how: 'pasted', text: 'тел. 8-912-345-67-89 доб. 12', raw: '79123456789', why: 'с добавочным' },
  { how: 'pasted', text: '9123456789', raw: '79123456789', why: 'без кода страны' },
  { how: 'pasted', text: 'tel:+79123456789', raw: '79123456789', why: 'ссылкой' },
  { how: 'pasted', text: '8 912 345 67 89; 8 903 111 22 33', raw: '79123456789', why: 'два номера — берём первый' },
  { how: 'pasted', text: '8 (812) 345-67-89', raw: '78123456789', why: 'Петербург с восьмёрки' },
  { how: 'pasted', text: '88001234567', raw: '78001234567', why: 'бесплатный номер' },
  { how: 'pasted', text: '+375 29 123-45-67', raw: '', why: 'другая страна — не берём, а не портим' },
  { how: 'pasted', text: '+44 20 7946 0958', raw: '', why: 'другая страна — то же, что набранное' },
  { how: 'pasted', text: '0044 20 7946 0958', raw: '', why: 'другая страна без плюса' },
  { how: 'pasted', text: '+8 912 345-67-89', raw: '', why: 'то же, что набранное' },
  { how: 'autofilled', text: '+44 20 7946 0958', raw: '', why: 'другая страна — то же, что набранное' },
  { how: 'autofilled', text: '+79123456789', raw: '79123456789', why: 'с кодом страны' },
  { how: 'autofilled', text: '89123456789', raw: '79123456789', why: 'с восьмёрки' },
];
