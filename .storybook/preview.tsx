import { formsEn } from '@pribavka/forms/locales/en';
import { UiProvider } from '@pribavka/ui';
import { en } from '@pribavka/ui/locales/en';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { extractArgTypes } from './arg-types.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import './preview.css';

// Editors and calendars are fetched when first opened: on a busy machine that takes more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// Not in the types of the addon, although its own renderer sets it the same way.
const argTypes = { extractArgTypes };

const english = { locale: en, messages: formsEn };

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { codePanel: false, container: ThemedDocs, ...argTypes },
    options: {
      storySort: {
        order: [
          'Начало',
          ['Как пользоваться', 'Принципы', 'Слова', '*'],
          'Руководства',
          ['Старт за пять минут*', 'Форма с правилами*', 'Таблица*', 'Загрузка*', 'Сообщения*', '*', 'Примеры'],
          'Guides (English)',
          ['Using the library', 'Quick start*', 'Forms*', 'Tables*', 'File upload', 'Toasts*', '*'],
          'Основы',
          'Справочник',
          'Функции и типы',
          'Компоненты',
          'Формы',
          'Экраны',
          'Проверки',
        ],
      },
    },
    layout: 'fullscreen',
    // For teams who have Chromatic: the same widths and themes as `npm run visual`.
    chromatic: {
      modes: {
        'light 390': { theme: 'light', viewport: 390 },
        'dark 390': { theme: 'dark', viewport: 390 },
        'light 1440': { theme: 'light', viewport: 1440 },
        'dark 1440': { theme: 'dark', viewport: 1440 },
      },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', locale: 'ru' },
  globalTypes: {
    theme: {
      description: 'Тема',
      toolbar: {
        title: 'Тема',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Светлая' },
          { value: 'dark', title: 'Тёмная' },
        ],
      },
    },
    density: {
      description: 'Плотность',
      toolbar: {
        title: 'Плотность',
        icon: 'component',
        items: [
          { value: 'comfortable', title: 'Просторно: портал' },
          { value: 'regular', title: 'Обычно: бэк-офис' },
          { value: 'compact', title: 'Плотно: фильтры' },
        ],
      },
    },
    locale: {
      description: 'Язык компонентов; слова историй остаются русскими',
      toolbar: {
        title: 'Язык',
        icon: 'globe',
        items: [
          { value: 'ru', title: 'Русский' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement;
      root.lang = String(globals['locale']);
      root.dataset['theme'] = String(globals['theme']);
      root.dataset['density'] = String(parameters['density'] ?? globals['density']);
      return (
        <UiProvider {...(globals['locale'] === 'en' ? english : {})}>
          <div data-story-root="" data-bare={parameters['bare'] === true ? '' : undefined}>
            <Story />
          </div>
        </UiProvider>
      );
    },
  ],
});
