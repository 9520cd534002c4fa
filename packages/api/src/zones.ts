import type { RussianZone } from './codes.ts';

/** Time zones of Russia (IANA) by the cities people know, from west to east; shops have one that shares its hour. */
export const zoneNames: Readonly<Record<RussianZone | 'Asia/Novosibirsk', string>> = {
  'Europe/Kaliningrad': 'Калининград (МСК−1)',
  'Europe/Moscow': 'Москва',
  'Europe/Samara': 'Самара (МСК+1)',
  'Asia/Yekaterinburg': 'Екатеринбург (МСК+2)',
  'Asia/Omsk': 'Омск (МСК+3)',
  'Asia/Novosibirsk': 'Новосибирск (МСК+4)',
  'Asia/Krasnoyarsk': 'Красноярск (МСК+4)',
  'Asia/Irkutsk': 'Иркутск (МСК+5)',
  'Asia/Yakutsk': 'Якутск (МСК+6)',
  'Asia/Vladivostok': 'Владивосток (МСК+7)',
  'Asia/Magadan': 'Магадан (МСК+8)',
  'Asia/Kamchatka': 'Камчатка (МСК+9)',
};
