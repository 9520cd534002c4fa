import * as ui from '../index.ts';
import { CommandPalette } from '../shell/index.ts';
import { bare, nothing, overlay, same, type ConformanceCase } from './case.ts';

const trigger = <ui.Button>Открыть</ui.Button>;

export const overlayCases: readonly ConformanceCase[] = [
  overlay('CommandPalette', (p) => (
    <CommandPalette
      open
      onClose={nothing}
      sections={[{ id: 'a', label: 'Люди', kind: 'object', items: [{ id: '1', label: 'Анна', onSelect: nothing }] }]}
      {...p}
    />
  )),
  bare('ConfirmHost', 'draws the questions of confirm(), which come without an element', () => <ui.ConfirmHost />),
  overlay('Dialog', (p) => (
    <ui.Dialog open onClose={nothing} title="Начислить баллы" {...p}>
      Баллы придут сразу
    </ui.Dialog>
  )),
  overlay('Menu', (p) => (
    <ui.Menu
      open
      onOpenChange={nothing}
      trigger={trigger}
      label="Действия"
      items={[{ id: 'a', label: 'Изменить' }]}
      {...p}
    />
  )),
  overlay('Popover', (p) => (
    <ui.Popover open onOpenChange={nothing} trigger={trigger} label="Фильтры" {...p}>
      Фильтры
    </ui.Popover>
  )),
  bare('Portal', 'has no element of its own', () => <ui.Portal>Поверх страницы</ui.Portal>),
  overlay('Sheet', (p) => (
    <ui.Sheet open onClose={nothing} title="Мельникова Анна" {...p}>
      Карточка
    </ui.Sheet>
  )),
  same('ThemeScope', (p) => (
    <ui.ThemeScope mode="dark" density="regular" {...p}>
      Тёмная часть страницы
    </ui.ThemeScope>
  )),
  bare('Tooltip', 'its element comes with hover; the story TooltipOnFocus checks what is handed on', () => (
    <ui.Tooltip content="Записывается в журнал">{trigger}</ui.Tooltip>
  )),
  bare('UiProvider', 'draws no element', () => <ui.UiProvider>Приложение</ui.UiProvider>),
];
