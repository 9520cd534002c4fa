import type { ProblemTable } from './types.ts';

/** Partners, stores, catalogue, roles, documents. */
export const referenceProblems = {
  STORE_NOT_FOUND: { status: 400, text: 'Торговая точка не найдена' },
  PARTNER_NOT_FOUND: { status: 400, text: 'Организация не участвует в программе' },
  PARTNER_SUSPENDED: { status: 400, text: 'Партнёр приостановлен: новые продажи не принимаются' },
  PRODUCT_ARTICLE_TAKEN: { status: 409, text: 'Товар с артикулом «{name}» уже есть' },
  PROMO_STATUS: { status: 409, text: 'Это действие недоступно в текущем статусе акции' },
  PROMO_BUDGET_TAKEN: { status: 409, text: 'Бюджет не может быть меньше начисленного: {n}' },
  PROMO_IN_USE: { status: 409, text: 'Нельзя удалить: используется ({n})' },
  GROUP_IN_USE: { status: 409, text: 'Нельзя удалить: используется ({n})' },
  STORE_IN_USE: { status: 409, text: 'Нельзя удалить: используется ({n})' },
  BRAND_HAS_PRODUCTS: { status: 409, text: 'Нельзя удалить: используется ({n})' },
  CATEGORY_IN_USE: { status: 409, text: 'Нельзя удалить: используется ({n})' },
  PRODUCT_IN_USE: { status: 409, text: 'Нельзя удалить: используется ({n})' },
  PARTNER_EXISTS: { status: 409, text: 'Партнёр с такими ИНН и КПП уже есть' },
  PARTNER_HAS_MEMBERS: { status: 409, text: 'Нельзя архивировать: активных участников — {n}' },
  MANUFACTURER_EXISTS: { status: 409, text: 'Производитель с таким ИНН уже есть' },
  STORE_CODE_TAKEN: { status: 409, text: 'Точка с кодом «{name}» у этого партнёра уже есть' },
  NAME_TAKEN: { status: 409, text: 'Название «{name}» уже занято' },
  LOGIN_TAKEN: { status: 409, text: 'Логин «{name}» уже занят' },
  ROLE_LOCKOUT: { status: 409, text: 'Нельзя отнять последний доступ администратора' },
  ROLE_SYSTEM: { status: 400, text: 'Системную роль удалить нельзя' },
  ROLE_IN_USE: { status: 409, text: 'Нельзя удалить: роль назначена ({n})' },
  ROLE_CODE_TAKEN: { status: 409, text: 'Роль с кодом «{name}» уже есть' },
  DOCUMENT_REQUIRED: { status: 400, text: 'Документ обязателен для регистрации: удалить его нельзя' },
} as const satisfies ProblemTable;
