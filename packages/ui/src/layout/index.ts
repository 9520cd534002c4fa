export { Accordion, type AccordionItem, type AccordionProps } from './accordion/Accordion.tsx';
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './description-list/DescriptionList.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx';
export { Panel, type PanelProps } from './panel/Panel.tsx';
export { PanelRow, type PanelRowOpen, type PanelRowProps } from './panel/PanelRow.tsx';
export {
  Divider,
  Grid,
  Stack,
  type DividerProps,
  type GridProps,
  type SpaceStep,
  type StackProps,
} from './stack/Stack.tsx';
export { Stat, type StatProps } from './stat/Stat.tsx';
export { Heading, type HeadingProps } from './text/Heading.tsx';
export { Text, type TextProps, type TextTone } from './text/Text.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar.tsx';
export { Thread, type ThreadMessage, type ThreadProps } from './thread/Thread.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './timeline/Timeline.tsx';
export { Amount, type AmountProps } from './value/Amount.tsx';
export { DateText, type DateTextProps } from './value/DateText.tsx';
