import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import './styles.css';
import { Button } from '../actions/button/Button.tsx';
import { Banner } from '../feedback/banner/Banner.tsx';
import { EmptyState } from '../feedback/states/EmptyState.tsx';
import { Checkbox } from '../inputs/checkbox/Checkbox.tsx';
import { TextInput } from '../inputs/text-input/TextInput.tsx';
import { Panel } from '../layout/panel/Panel.tsx';
import { Stat } from '../layout/stat/Stat.tsx';
import { Text } from '../layout/text/Text.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs/Breadcrumbs.tsx';
import { Pagination } from '../navigation/pagination/Pagination.tsx';
import reset from './reset.css?inline';

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  document.body.style.cssText = 'margin: 0; font: var(--pb-body-type); color: var(--pb-text-primary)';
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  document.body.style.cssText = '';
});

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const watched = [
  'box-sizing',
  'margin',
  'padding',
  'list-style-type',
  'font',
  'font-variant-numeric',
  'color',
  'cursor',
  'text-decoration',
  'width',
  'height',
  'max-width',
  'flex',
] as const;

const looks = (top: Element): string[] =>
  [...top.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return `${element.tagName} ${watched.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
  });

it('leaves headings, lists, links and pictures of the page as the page has them', () => {
  const foreign =
    '<h1 class="disc-title">Новости</h1><ul class="misc-list"><li>Пункт</li></ul><a href="#x">Ссылка</a><svg viewBox="0 0 9 9"></svg><button>Кнопка</button>';
  place.innerHTML = foreign;
  const bare = document.createElement('iframe');
  document.body.append(bare);
  const { contentDocument } = bare;
  if (!contentDocument) throw new Error('no page to compare with');
  contentDocument.body.innerHTML = foreign;
  contentDocument.body.style.font = getComputedStyle(document.body).font;
  const own = (element: Element): string[] =>
    ['margin', 'padding', 'list-style-type', 'text-decoration-line', 'box-sizing', 'max-width', 'flex', 'cursor'].map(
      (name) => (element.ownerDocument.defaultView ?? window).getComputedStyle(element).getPropertyValue(name),
    );
  const here = [...place.querySelectorAll('h1, ul, a, svg, button')].map(own);
  const there = [...contentDocument.querySelectorAll('h1, ul, a, svg, button')].map(own);
  expect(here).toHaveLength(5);
  expect(here).toEqual(there);
  bare.remove();
});

it('gives the components all that a reset of the whole page gives them', async () => {
  root.render(
    <>
      <Panel title="Продажи">
        <Button>Добавить</Button>
        <Text>Двенадцать продаж за неделю</Text>
        <Checkbox>Только мои</Checkbox>
        <TextInput defaultValue="Волна" />
      </Panel>
      <Banner tone="warning" title="Проверьте чек" />
      <Breadcrumbs
        items={[
          <a key="home" href="#top">
            Главная
          </a>,
          'Продажи',
        ]}
      />
      <Pagination total={95} pageSize={10} />
      <EmptyState title="Продаж пока нет" />
    </>,
  );
  await frame();
  // Widths of the fallback would stand against those of the real face.
  await document.fonts.ready;
  await frame();
  const scoped = looks(place);
  const style = document.createElement('style');
  style.textContent = reset;
  document.head.append(style);
  await frame();
  // Nothing is compared where nothing was drawn.
  expect(scoped.length).toBeGreaterThan(50);
  expect(looks(place)).toEqual(scoped);
  style.remove();
});

it('has digits of one width wherever a component sets its own face, until the page says otherwise', async () => {
  const digits = (): Set<string> =>
    new Set([...place.querySelectorAll('*')].map((element) => getComputedStyle(element).fontVariantNumeric));
  root.render(
    <Panel title="Продано 12">
      <Button>Ещё 1 111</Button>
      <Text view="caption">1 111 ₽</Text>
      <Stat label="Доступно" value="12 480" />
    </Panel>,
  );
  await frame();
  expect(digits()).toEqual(new Set(['lining-nums tabular-nums']));
  const figure = place.querySelector<HTMLElement>('button')!;
  expect(getComputedStyle(figure).font).not.toBe(getComputedStyle(document.body).font);
  place.style.setProperty('--pb-digits', 'proportional-nums');
  expect(digits()).toEqual(new Set(['proportional-nums']));
});

it('leaves digits of the page alone, and a reset of the whole page makes them of one width in every face', () => {
  place.innerHTML = '<p style="font: 700 20px serif">1 111</p>';
  const digits = (): string => getComputedStyle(place.querySelector('p')!).fontVariantNumeric;
  expect(digits()).toBe('normal');
  place.innerHTML = '<p class="desc-short">1 111</p>';
  expect(digits()).toBe('normal');
  const style = document.createElement('style');
  style.textContent = reset;
  document.head.append(style);
  expect(digits()).toBe('lining-nums tabular-nums');
  style.remove();
});

it('gives way to any class of the page', async () => {
  const style = document.createElement('style');
  style.textContent = '.mine { background: rgb(1, 2, 3); border-radius: 0 }';
  document.head.append(style);
  root.render(
    <Button variant="primary" className="mine">
      Сохранить
    </Button>,
  );
  await frame();
  const button = place.querySelector('button');
  expect(button && getComputedStyle(button).backgroundColor).toBe('rgb(1, 2, 3)');
  expect(button && getComputedStyle(button).borderRadius).toBe('0px');
  style.remove();
});
