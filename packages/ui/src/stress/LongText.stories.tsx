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
const longText = `${word} частнопредпринимательское переосвидетельствование`;
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
  { value: 'a', label: longText },
  { value: 'b', label: 'Нет' },
] as const;

export const Fields = meta.story({
  name: 'Поля',
  render: () => (
    <Narrow>
      <Field
        label={longText}
        hint={longText}
        error={longText}
        counter={{ value: 12, max: 300 }}
        side={<a href="#a">{word}</a>}
      >
        <TextInput defaultValue={longText} suffix="баллов" clearable />
      </Field>
      <Field label="Комментарий" warning={longText} optional>
        <Textarea defaultValue={longText} />
      </Field>
      <Field label="Причина">
        <Select options={options} defaultValue="a" />
      </Field>
      <Checkbox hint={longText}>{longText}</Checkbox>
      <Switch hint={longText}>{longText}</Switch>
      <RadioGroup
        aria-label="Карта"
        view="cards"
        defaultValue="a"
        options={[{ value: 'a', label: longText, description: longText, end: '2 минуты' }]}
      />
      <SegmentedControl aria-label="Вид" value="a" onValueChange={nothing} options={options} />
      <Checklist items={[{ label: longText, done: true }]} />
      <Stack direction="row" gap={8} wrap>
        <Chip size="sm" selected value={longText} onRemove={nothing} removeLabel="Убрать">
          Партнёр
        </Chip>
        <Tag onRemove={nothing}>{longText}</Tag>
      </Stack>
    </Narrow>
  ),
});

export const Actions = meta.story({
  name: 'Действия',
  render: () => (
    <Narrow>
      <Button variant="primary" icon={ScanQrCode} wide>
        {longText}
      </Button>
      <ButtonGroup stack>
        <Button icon={Pencil}>{longText}</Button>
        <Button variant="danger-outline">Удалить</Button>
      </ButtonGroup>
      <ButtonGroup>
        <Button>Подтвердить начисление</Button>
        <Button disabledReason={longText}>Отклонить продажу</Button>
        <LinkButton href="#a">{longText}</LinkButton>
      </ButtonGroup>
      <CopyButton text="1" label={longText} withText />
    </Narrow>
  ),
});

export const Layout = meta.story({
  name: 'Раскладка',
  render: () => (
    <Narrow>
      <PageHeader title={longText} meta={longText} actions={<Button>{word}</Button>} />
      <BalanceSlab balance={1_234_567_890} parts={[{ kind: 'burning', value: 1, text: '820', label: longText }]} />
      <Panel title={longText} aside={<a href="#a">{word}</a>} footer={longText}>
        <PanelRow
          label={longText}
          state={<StatusLabel status="warn">{longText}</StatusLabel>}
          action={<Button size="sm">{word}</Button>}
        >
          {longText}
        </PanelRow>
      </Panel>
      <LedgerStrip>
        <Stat label={longText} value="1 234 567 890" delta="+18 %" trend="up" note={longText} />
        <Stat label="Выведено" value="56 425" />
      </LedgerStrip>
      <DescriptionList items={[{ term: longText, value: longText }]} />
      <Formula
        parts={[
          { value: '350', label: longText },
          { operator: '×', value: '1,5', label: longText, tone: 'promotion' },
          { operator: '=', value: '525', label: 'баллов', tone: 'result' },
        ]}
      />
      <ProgressBar label={longText} value={2} max={3} caption={longText} />
      <Timeline events={[{ key: '1', at: '2026-11-20', time: '20.11 12:41', title: longText, by: longText }]} />
      <Thread messages={[{ key: '1', author: longText, at: '2026-11-20', time: '20.11', body: longText }]} />
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
            {longText}
          </a>,
          longText,
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
      <Stepper steps={[{ label: longText, value: longText }, { label: `${longText} дальше` }]} current={1} />
      <Stepper layout="segments" steps={[{ label: longText }, { label: `${longText} дальше` }]} current={0} />
      <Stepper layout="row" steps={[{ label: longText }, { label: `${longText} дальше` }]} current={0} />
    </Narrow>
  ),
});

export const Messages = meta.story({
  name: 'Сообщения',
  render: () => (
    <Narrow>
      <Banner tone="warning" title={longText} actions={<Button size="sm">{word}</Button>} onClose={nothing}>
        {longText}
      </Banner>
      <EmptyState title={longText} description={longText} drawing="search" actions={<Button>{longText}</Button>} />
      <ErrorState title={longText} description={longText} requestId="b81e44d2-6c0f-4a91-8d1e" onRetry={nothing} />
    </Narrow>
  ),
});
