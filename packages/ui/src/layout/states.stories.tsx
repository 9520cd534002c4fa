import { Paperclip } from 'lucide-react';

import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../brand/icon/Icon.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs/Breadcrumbs.tsx';
import { Tabs } from '../navigation/tabs/Tabs.tsx';
import { Accordion } from './accordion/Accordion.tsx';
import { DescriptionList } from './description-list/DescriptionList.tsx';
import { PageHeader } from './page-header/PageHeader.tsx';
import { Panel } from './panel/Panel.tsx';
import { ProgressBar } from './progress-bar/ProgressBar.tsx';
import { Divider, Grid, Stack, type StackProps } from './stack/Stack.tsx';
import { Stat } from './stat/Stat.tsx';
import { Heading } from './text/Heading.tsx';
import { Text } from './text/Text.tsx';
import { Thread } from './thread/Thread.tsx';

const meta = preview.meta({ title: 'Компоненты/Раскладка/Состояния', component: Panel });

const box = { padding: 8, background: 'var(--pb-bg-sunken)' } as const;
const aligns: readonly NonNullable<StackProps['align']>[] = ['start', 'center', 'end', 'baseline'];
const justifies: readonly NonNullable<StackProps['justify']>[] = ['start', 'center', 'end', 'between'];

export const Stacks = meta.story({
  name: 'Стопка и сетка',
  render: () => (
    <Stack gap={16} as="section">
      {aligns.map((align) => (
        <Stack key={align} direction="row" gap={8} align={align}>
          <span style={{ ...box, paddingBlock: 20 }}>{align}</span>
          <span style={box}>второй</span>
        </Stack>
      ))}
      <Divider soft />
      {justifies.map((justify) => (
        <Stack key={justify} direction="row" gap={8} justify={justify}>
          <span style={box}>{justify}</span>
          <span style={box}>второй</span>
        </Stack>
      ))}
      <Divider />
      <Grid as="ul" min={140} gap={12}>
        <li style={box}>Один</li>
        <li style={box}>Два</li>
        <li style={box}>Три</li>
      </Grid>
    </Stack>
  ),
});

export const TitleInBar = meta.story({
  name: 'Заголовок, который на телефоне говорит полоса',
  render: () => <PageHeader inBar title="Участники" meta="Данные на 09:12" />,
});

export const Panels = meta.story({
  name: 'Панели и показатели',
  render: () => (
    <Stack gap={24}>
      <PageHeader
        title="Мельникова Анна"
        breadcrumbs={
          <Breadcrumbs
            items={[
              <a key="a" href="#a">
                Участники
              </a>,
              'Мельникова Анна',
            ]}
          />
        }
      />
      <Panel title="Карточка">
        <Panel title="Тихая" level={3} tone="sunken">
          Как считаются баллы
        </Panel>
      </Panel>
      <Panel title="Без полей" flush>
        <DescriptionList
          layout="stacked"
          emptyText="не указан"
          items={[
            { term: 'Телефон', value: '+7 (900) 000-12-34' },
            { term: 'СНИЛС', value: '' },
          ]}
        />
      </Panel>
      <DescriptionList termWidth={160} items={[{ term: 'Должность', value: 'Продавец' }]} />
      <Stat label="Доступно" value="12 480" delta="−4 %" trend="down" />
      <Stack gap={12}>
        <ProgressBar label="Баллы до порога" tone="amber" value={820} max={1000} caption="820 из 1 000" />
        <ProgressBar label="Место на диске" tone="danger" value={97} caption="97 %" />
      </Stack>
      <Accordion level={2} items={[{ id: 'a', title: 'Когда придут баллы', children: 'После проверки чека' }]} />
      <Thread
        messages={[
          {
            key: '1',
            author: 'Анна Мельникова',
            at: '2026-11-20T12:41:00+03:00',
            time: '20.11 12:41',
            body: 'Прикладываю чек.',
            attachments: (
              <a href="#receipt">
                <Icon as={Paperclip} size={16} /> chek-00418.jpg
              </a>
            ),
          },
        ]}
      />
      <Tabs
        label="Разделы"
        value="a"
        onValueChange={() => undefined}
        automatic={false}
        line={false}
        tabs={[
          { value: 'a', label: <b>Карточка</b>, text: 'Карточка' },
          { value: 'b', label: 'Продажи' },
        ]}
      />
    </Stack>
  ),
});

const elements = ['span', 'p', 'div', 'strong', 'small', 'label', 'figcaption', 'time'] as const;

export const TextElements = meta.story({
  name: 'Текст любым элементом',
  render: () => (
    <Stack gap={8}>
      {elements.map((as) => (
        <Text key={as} as={as} view="ui">
          {`Текст в <${as}>`}
        </Text>
      ))}
      <dl>
        <Text as="dt" tone="secondary">
          Термин
        </Text>
        <Text as="dd">Значение</Text>
      </dl>
      <Heading level={2} size="h1">
        Крупный второй уровень
      </Heading>
      <Heading level={3} size="page">
        Страничный
      </Heading>
      <Heading level={3} size="h2">
        Второй вид
      </Heading>
      <Heading level={4} size="h3">
        Третий вид
      </Heading>
      <Heading level={4} size="ui">
        Мелкий
      </Heading>
    </Stack>
  ),
});
