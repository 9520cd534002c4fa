import { byQuery } from './bulk.ts';
import type { CallDescription } from './types.ts';

/** Payout registries: what is paid together, by two people. */
export const registryDescriptions = {
  'registries.list': { summary: 'Реестры выплат' },
  'registries.export': { summary: 'Выгружает реестры выплат под фильтрами списка' },
  'registries.get': { summary: 'Реестр с его заявками' },
  'registries.create': {
    summary: 'Собирает реестр из одобренных заявок',
    refusals: ['REGISTRY_EMPTY', 'WITHDRAW_STATUS', 'WITHDRAW_CONDITIONS'],
  },
  'registries.createByQuery': {
    summary: 'Собирает реестры из одобренных заявок списка',
    description: `Один вызов собирает один реестр, до тысячи заявок. ${byQuery}`,
    refusals: ['BULK_CHANGED', 'BULK_TOO_MANY'],
  },
  'registries.approve': {
    summary: 'Утверждает реестр',
    description:
      'Второй человек: не тот, кто собрал. Условия вывода проверяются ещё раз: заявку, у которой есть `obstacles`, сначала убирают из реестра.',
    refusals: [
      'REGISTRY_SAME_PERSON',
      'SECOND_PERSON_RECENT',
      'REGISTRY_STATUS',
      'WITHDRAW_CONDITIONS',
      'VERSION_CONFLICT',
    ],
  },
  'registries.reject': {
    summary: 'Отклоняет реестр до второй подписи',
    description: 'С причиной, не тот, кто собрал. Заявки снова одобрены и ждут другого реестра.',
    refusals: ['REGISTRY_REJECT_OWN', 'REGISTRY_STATUS', 'REASON_REQUIRED', 'VERSION_CONFLICT'],
  },
  'registries.disband': {
    summary: 'Расформировывает реестр, который ещё не ушёл в банк',
    description:
      'До второй подписи — тот, кто собрал; после неё — любой, кто подписывает, пока не скачан файл для банка. Заявки снова одобрены, и участник может их отменить.',
    refusals: ['REGISTRY_DISBAND_OTHERS', 'REGISTRY_SENT', 'REGISTRY_STATUS', 'REASON_REQUIRED', 'VERSION_CONFLICT'],
  },
  'registries.takeOut': {
    summary: 'Убирает из реестра одну заявку до второй подписи',
    description: 'Заявка снова одобрена и ждёт другого реестра; последнюю убрать нельзя.',
    refusals: ['REGISTRY_LAST', 'REGISTRY_STATUS', 'WITHDRAW_STATUS', 'REASON_REQUIRED', 'VERSION_CONFLICT'],
  },
  'registries.file': {
    summary: 'Файл реестра для банка',
    description: 'После первого скачивания расформировать реестр нельзя.',
  },
  'registries.uploadResult': {
    summary: 'Загружает ответ банка: кому выплачено, кому нет',
    description: 'Баллы невыплаченных заявок возвращаются.',
    refusals: ['REGISTRY_STATUS', 'IMPORT_HEADER', 'IMPORT_EMPTY', 'FILE_TYPE', 'FILE_HIDDEN_ROWS'],
  },
  'registries.markPaid': { summary: 'Отмечает весь реестр выплаченным', refusals: ['REGISTRY_STATUS'] },
} as const satisfies Readonly<Record<string, CallDescription>>;
