import type { CallDescription } from './types.ts';

/** Goods, brands, categories, serial numbers. */
export const productDescriptions = {
  'products.list': {
    summary: 'Товары для участника: только действующие',
    description: '`pointsNow` — сколько баллов товар приносит сегодня в торговой точке участника, с учётом акций.',
  },
  'products.shortList': { summary: 'Товары для выбора в поле: название и код' },
  'products.byCode': { summary: 'Находит товар по штрихкоду или GTIN' },
  'products.get': { summary: 'Карточка товара' },
  'products.manufacturers': {
    summary: 'Производители товаров каталога',
    description: 'Значения для фильтра: только те, чьи товары видит читающий.',
  },
  'products.adminList': {
    summary: 'Номенклатура: все товары с фильтрами',
    description: 'Архивные приходят, только если указан их статус. Производитель видит свои.',
  },
  'products.create': {
    summary: 'Добавляет товар',
    refusals: ['PRODUCT_ARTICLE_TAKEN', 'PRODUCT_GTIN_TAKEN', 'POINTS_FROM_PAST'],
  },
  'products.update': {
    summary: 'Меняет товар',
    refusals: ['VERSION_CONFLICT', 'PRODUCT_ARTICLE_TAKEN', 'PRODUCT_GTIN_TAKEN', 'POINTS_FROM_PAST', 'PRODUCT_IN_USE'],
  },
  'products.delete': {
    summary: 'Удаляет товар, по которому не было продаж',
    description: 'Товар с продажами отправляют в архив.',
    refusals: ['PRODUCT_IN_USE'],
  },
  'products.archive': {
    summary: 'Отправляет товар в архив',
    description: 'Регистрировать его продажи больше нельзя.',
    refusals: ['VERSION_CONFLICT'],
  },
  'products.restore': {
    summary: 'Возвращает товар из архива',
    refusals: ['VERSION_CONFLICT', 'PRODUCT_GTIN_TAKEN'],
  },
  'products.setPoints': {
    summary: 'Назначает баллы нескольким товарам с указанного дня',
    description:
      'Прежние продажи не пересчитываются: действует значение на день продажи. С `preview` только считает, сколько товаров изменится; с `expected` ничего не меняет, если товаров теперь другое число. Баллы производителя выше порога программы или более чем втрое выше прежних ждут согласования: сколько таких, говорит `waiting`; до решения действуют прежние.',
    refusals: ['POINTS_FROM_PAST', 'PRODUCTS_CHANGED'],
  },
  'products.pointsLimit': {
    summary: 'Сколько базовых баллов новому товару можно назначить сразу',
    description:
      '`atOnce` — наибольшее значение, которое начнёт действовать без согласования программы; `null` — программа согласования не ждёт.',
  },
  'products.decidePoints': {
    summary: 'Согласует, отклоняет или отзывает базовые баллы, которые ждут решения',
    description:
      'Согласует и отклоняет сотрудник программы, отзывает сам производитель. Согласованные действуют со своего дня, но не раньше дня решения: прошлое не меняется.',
    refusals: [
      'POINTS_SAME_PERSON',
      'SECOND_PERSON_RECENT',
      'POINTS_DECIDED',
      'POINTS_BOUND',
      'VERSION_CONFLICT',
      'REASON_REQUIRED',
    ],
  },
  'products.promotions': { summary: 'Акции, в которых участвует товар' },
  'products.removePoints': {
    summary: 'Убирает будущие баллы товара из прайс-листа',
    refusals: ['POINTS_STARTED', 'POINTS_LOWERED'],
  },
  'serials.list': {
    summary: 'Реестр серийных номеров товара',
    description: 'Занятый номер назван вместе с продажей, которая его держит.',
  },
  'serials.export': {
    summary: 'Выгружает реестр серийных номеров товара',
    description: 'Файл загружается обратно тем же импортом номеров без правок.',
  },
  'products.uploadImage': {
    summary: 'Загружает картинку товара',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN'],
  },
  'products.import': {
    summary: 'Загружает товары из файла XLSX или CSV',
    description:
      'С `dryRun` проверяет и ничего не меняет. Ошибки перечислены по строкам, строки с ошибками можно скачать отдельным файлом.',
    refusals: [
      'IMPORT_HEADER',
      'IMPORT_EMPTY',
      'IMPORT_ROWS',
      'FILE_TYPE',
      'FILE_SIZE',
      'FILE_SHEET',
      'FILE_ENCODING',
      'FILE_ENCODING_UNSURE',
    ],
  },
  'products.importTemplate': { summary: 'Образец файла с товарами' },
  'products.export': { summary: 'Выгружает номенклатуру в XLSX или CSV' },
  'products.exportList': { summary: 'Выгружает товары под фильтрами списка' },
  'serials.import': {
    summary: 'Загружает реестр серийных номеров из файла',
    description: 'У товара с реестром продажа с номером не из реестра или с заблокированным не принимается.',
    refusals: [
      'IMPORT_HEADER',
      'IMPORT_EMPTY',
      'IMPORT_ROWS',
      'FILE_TYPE',
      'FILE_SIZE',
      'FILE_SHEET',
      'FILE_ENCODING',
      'FILE_ENCODING_UNSURE',
    ],
  },
  'serials.importTemplate': { summary: 'Образец файла с серийными номерами' },
  'categories.list': { summary: 'Дерево категорий товаров' },
  'categories.tree': { summary: 'Дерево категорий для правки: и архивные, с числом всех товаров' },
  'categories.create': { summary: 'Добавляет категорию', refusals: ['NAME_TAKEN'] },
  'categories.update': {
    summary: 'Меняет категорию, переносит её или убирает в архив',
    refusals: ['VERSION_CONFLICT', 'NAME_TAKEN', 'CATEGORY_LOOP', 'CATEGORY_HAS_LIVE', 'CATEGORY_ARCHIVED'],
  },
  'categories.delete': { summary: 'Удаляет категорию, в которой нет товаров', refusals: ['CATEGORY_IN_USE'] },
  'brands.list': { summary: 'Бренды с числом товаров' },
  'brands.shortList': { summary: 'Бренды для выбора в поле' },
  'brands.export': { summary: 'Выгружает бренды под фильтрами списка' },
  'brands.get': { summary: 'Карточка бренда' },
  'brands.create': { summary: 'Добавляет бренд' },
  'brands.update': { summary: 'Меняет бренд', refusals: ['VERSION_CONFLICT'] },
  'brands.delete': { summary: 'Удаляет бренд без товаров', refusals: ['BRAND_HAS_PRODUCTS'] },
  'brands.moveProducts': {
    summary: 'Переносит товары бренда в другой бренд',
    description: 'Оба бренда — одного производителя. Переносятся и архивные товары, прошлые продажи не меняются.',
  },
  'brands.uploadLogo': {
    summary: 'Загружает логотип бренда',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN'],
  },
} as const satisfies Readonly<Record<string, CallDescription>>;
