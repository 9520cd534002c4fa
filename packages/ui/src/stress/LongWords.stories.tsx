import { Pencil, ScanQrCode } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { ButtonGroup } from '../actions/button-group/ButtonGroup.tsx';
import { CopyButton } from '../actions/copy-button/CopyButton.tsx';
import { LinkButton } from '../actions/link-button/LinkButton.tsx';
import { StatusLabel } from '../brand/status-label/StatusLabel.tsx';
import { Banner } from '../feedback/banner/Banner.tsx';
import { EmptyState } from '../feedback/states/EmptyState.tsx';
import { ErrorState } from '../feedback/states/ErrorState.tsx';
import { Checkbox } from '../inputs/checkbox/Checkbox.tsx';
import { Checklist } from '../inputs/checklist/Checklist.tsx';
import { Chip } from '../inputs/chip/Chip.tsx';
import { Field } from '../inputs/field/Field.tsx';
import { RadioGroup } from '../inputs/radio-group/RadioGroup.tsx';
import { SegmentedControl } from '../inputs/segmented-control/SegmentedControl.tsx';
import { Select } from '../inputs/select/Select.tsx';
import { Switch } from '../inputs/switch/Switch.tsx';
import { Tag } from '../inputs/tag/Tag.tsx';
import { Textarea } from '../inputs/textarea/Textarea.tsx';
import { TextInput } from '../inputs/text-input/TextInput.tsx';
import { BalanceSlab } from '../loyalty/balance/BalanceSlab.tsx';
import { DescriptionList } from '../layout/description-list/DescriptionList.tsx';
import { Formula } from '../loyalty/formula/Formula.tsx';
import { PageHeader } from '../layout/page-header/PageHeader.tsx';
import { Panel } from '../layout/panel/Panel.tsx';
import { PanelRow } from '../layout/panel/PanelRow.tsx';
import { ProgressBar } from '../layout/progress-bar/ProgressBar.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { LedgerStrip } from '../loyalty/ledger-strip/LedgerStrip.tsx';
import { Stat } from '../layout/stat/Stat.tsx';
import { Thread } from '../layout/thread/Thread.tsx';
import { Timeline } from '../layout/timeline/Timeline.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs/Breadcrumbs.tsx';
import { Pagination } from '../navigation/pagination/Pagination.tsx';
import { Stepper } from '../navigation/stepper/Stepper.tsx';

const word = 'Рентгеноэлектрокардиографического';
const words = `${word} частнопредпринимательское переосвидетельствование`;
const nothing = (): void => undefined;

const scrolls = (element: Element | null, box: Element): boolean =>
  element !== null &&
  element !== box &&
  (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement, box));

/** What reaches out of the column to the right, in words for the person who fixes it. */
const outside = (box: HTMLElement): string[] => {
  const edge = box.getBoundingClientRect().right + 0.5;
  return [...box.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > edge)
    .filter((element) => getComputedStyle(element).clipPath === 'none' && !scrolls(element.parentElement, box))
    .map((element) => `${element.tagName} ${element.dataset['part'] ?? ''} «${element.textContent.slice(0, 40)}»`);
};

const meta = preview.meta({
  title: 'Проверки/Длинные слова, 320 px',
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-narrow]') as HTMLElement;
    if (box.scrollWidth > box.clientWidth) await expect(outside(box)).toEqual([]);
    await expect(box.scrollWidth, 'nothing sticks out of the column').toBeLessThanOrEqual(box.clientWidth);
  },
});

/** A phone of 320 px less its margins. */
const Narrow = ({ children }: { children: ReactNode }): ReactElement => (
  <div data-narrow="" style={{ width: 'min(288px, 100%)' }}>
    <Stack gap={20}>{children}</Stack>
  </div>
);

const options = [
  { value: 'a', label: words },
  { value: 'b', label: 'Нет' },
] as const;

export const Fields = meta.story({
  name: 'Поля',
  render: () => (
    <Narrow>
      <Field label={words} hint={words} error={words} counter={{ value: 12, max: 300 }} side={<a href="#a">{word}</a>}>
        <TextInput defaultValue={words} suffix="баллов" clearable />
      </Field>
      <Field label="Комментарий" warning={words} optional>
        <Textarea defaultValue={words} />
      </Field>
      <Field label="Причина">
        <Select options={options} defaultValue="a" />
      </Field>
      <Checkbox hint={words}>{words}</Checkbox>
      <Switch hint={words}>{words}</Switch>
      <RadioGroup
        aria-label="Карта"
        view="cards"
        defaultValue="a"
        options={[{ value: 'a', label: words, description: words, end: '2 минуты' }]}
      />
      <SegmentedControl aria-label="Вид" value="a" onValueChange={nothing} options={options} />
      <Checklist items={[{ label: words, done: true }]} />
      <Stack direction="row" gap={8} wrap>
        <Chip size="sm" selected value={words} onRemove={nothing} removeLabel="Убрать">
          Партнёр
        </Chip>
        <Tag onRemove={nothing}>{words}</Tag>
      </Stack>
    </Narrow>
  ),
});

export const Actions = meta.story({
  name: 'Действия',
  render: () => (
    <Narrow>
      <Button variant="primary" icon={ScanQrCode} wide>
        {words}
      </Button>
      <ButtonGroup stack>
        <Button icon={Pencil}>{words}</Button>
        <Button variant="danger-outline">Удалить</Button>
      </ButtonGroup>
      <ButtonGroup>
        <Button>Подтвердить начисление</Button>
        <Button disabledReason={words}>Отклонить продажу</Button>
        <LinkButton href="#a">{words}</LinkButton>
      </ButtonGroup>
      <CopyButton text="1" label={words} withText />
    </Narrow>
  ),
});

export const Layout = meta.story({
  name: 'Раскладка',
  render: () => (
    <Narrow>
      <PageHeader title={words} meta={words} actions={<Button>{word}</Button>} />
      <BalanceSlab balance={1_234_567_890} parts={[{ kind: 'burning', value: 1, text: '820', label: words }]} />
      <Panel title={words} aside={<a href="#a">{word}</a>} footer={words}>
        <PanelRow
          label={words}
          state={<StatusLabel status="warn">{words}</StatusLabel>}
          action={<Button size="sm">{word}</Button>}
        >
          {words}
        </PanelRow>
      </Panel>
      <LedgerStrip>
        <Stat label={words} value="1 234 567 890" delta="+18 %" trend="up" note={words} />
        <Stat label="Выведено" value="56 425" />
      </LedgerStrip>
      <DescriptionList items={[{ term: words, value: words }]} />
      <Formula
        parts={[
          { value: '350', label: words },
          { operator: '×', value: '1,5', label: words, tone: 'promotion' },
          { operator: '=', value: '525', label: 'баллов', tone: 'result' },
        ]}
      />
      <ProgressBar label={words} value={2} max={3} caption={words} />
      <Timeline events={[{ key: '1', at: '2026-11-20', time: '20.11 12:41', title: words, by: words }]} />
      <Thread messages={[{ key: '1', author: words, at: '2026-11-20', time: '20.11', body: words }]} />
    </Narrow>
  ),
});

export const Navigation = meta.story({
  name: 'Навигация',
  render: () => (
    <Narrow>
      <Breadcrumbs
        items={[
          <a key="a" href="#a">
            {words}
          </a>,
          words,
        ]}
      />
      <Pagination
        page={44}
        pageSize={15}
        total={1_318_000}
        onPageChange={nothing}
        pageSizes={[15, 50]}
        onPageSizeChange={nothing}
      />
      <Stepper steps={[{ label: words, value: words }, { label: `${words} дальше` }]} current={1} />
      <Stepper layout="segments" steps={[{ label: words }, { label: `${words} дальше` }]} current={0} />
      <Stepper layout="row" steps={[{ label: words }, { label: `${words} дальше` }]} current={0} />
    </Narrow>
  ),
});

export const Messages = meta.story({
  name: 'Сообщения',
  render: () => (
    <Narrow>
      <Banner tone="warning" title={words} actions={<Button size="sm">{word}</Button>} onClose={nothing}>
        {words}
      </Banner>
      <EmptyState title={words} description={words} drawing="search" actions={<Button>{words}</Button>} />
      <ErrorState title={words} description={words} requestId="b81e44d2-6c0f-4a91-8d1e" onRetry={nothing} />
    </Narrow>
  ),
});
