import type { CallDescription } from './types.ts';

/** One's sessions, sign-ins and second factor. */
export const sessionDescriptions = {
  'sessions.list': { summary: 'Свои сеансы: устройство, адрес, когда использован' },
  'sessions.signIns': { summary: 'Последние входы: когда, с какого устройства и чем кончились' },
  'sessions.end': { summary: 'Завершает один свой сеанс' },
  'sessions.endOthers': { summary: 'Завершает все свои сеансы, кроме этого' },
  'secondFactor.status': { summary: 'Включён ли второй шаг и сколько осталось резервных кодов' },
  'secondFactor.enrol': {
    summary: 'Выдаёт секрет для приложения с кодами',
    description: 'Второй шаг включится после подтверждения кодом. Действует последний выданный секрет.',
    refusals: ['SECOND_FACTOR_ON', 'REAUTH_REQUIRED'],
  },
  'secondFactor.confirm': {
    summary: 'Включает второй шаг кодом из приложения',
    description: 'Десять резервных кодов приходят один раз, в этом ответе. Остальные сеансы завершаются.',
    refusals: ['SECOND_STEP_WRONG', 'REAUTH_REQUIRED'],
  },
  'secondFactor.renewCodes': {
    summary: 'Выдаёт новые резервные коды вместо прежних',
    refusals: ['SECOND_FACTOR_OFF', 'REAUTH_REQUIRED'],
  },
  'secondFactor.disable': {
    summary: 'Выключает второй шаг',
    refusals: ['SECOND_FACTOR_OFF', 'SECOND_FACTOR_REQUIRED', 'REAUTH_REQUIRED'],
  },
} as const satisfies Readonly<Record<string, CallDescription>>;
