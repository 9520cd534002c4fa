import type { CameraProblem } from './camera.ts';

/** Words of the scanner. */
export const scanMessages = {
  asking: 'Включаем камеру…',
  torchOn: 'Включить фонарик',
  torchOff: 'Выключить фонарик',
  nextCamera: 'Другая камера',
  gallery: 'Фото из галереи',
  checking: 'Проверяем код…',
  unknown: (code: string) => `Товара с кодом ${code} нет в программе`,
  unknownText: 'Проверьте, тот ли товар, или найдите его по названию.',
  lookupFailed: 'Не проверили код',
  retry: 'Попробовать снова',
  nothing: 'На этом фото нет кода, который можно прочитать',
  nothingText: 'Снимите код крупнее и без бликов или введите данные вручную.',
  notPicture: 'Этот файл не удалось открыть как фото',
  notPictureText: 'Выберите фото в формате JPG, PNG или WebP.',
  noReader: 'Этот браузер не смог прочитать фото',
  noReaderText: 'Обновите браузер или введите данные вручную.',
} as const;

/** What is wrong with the camera and what to do next. */
export const cameraProblems: Readonly<Record<CameraProblem, { title: string; text: string }>> = {
  denied: {
    title: 'Камера запрещена для этого сайта',
    text: 'Разрешите её в настройках браузера, рядом с адресом страницы, и попробуйте снова.',
  },
  missing: {
    title: 'На этом устройстве нет камеры',
    text: 'Выберите фото или введите данные вручную.',
  },
  busy: {
    title: 'Камера занята другой программой',
    text: 'Закройте её и попробуйте снова.',
  },
  unsupported: {
    title: 'Браузер не даёт включить камеру',
    text: 'Выберите фото или введите данные вручную.',
  },
};
