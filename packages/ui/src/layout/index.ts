export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { BalanceBar, type BalanceBarProps, type BalancePart } from './Balance/BalanceBar.tsx';
export { BalanceSlab, type BalanceSlabProps } from './Balance/BalanceSlab.tsx';
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { Formula, type FormulaProps } from './Formula/Formula.tsx';
export type { FormulaOperator, FormulaPart } from './Formula/Formula.types.ts';
export { FormulaColumn, type FormulaColumnProps } from './Formula/FormulaColumn.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { Panel, type PanelProps } from './Panel/Panel.tsx';
export { PanelRow, type PanelRowProps } from './Panel/PanelRow.tsx';
export {
  Divider,
  Grid,
  Stack,
  type DividerProps,
  type GridProps,
  type SpaceStep,
  type StackProps,
} from './Stack/Stack.tsx';
export { LedgerStrip, type LedgerStripProps } from './Stat/LedgerStrip.tsx';
export { Stat, type StatProps } from './Stat/Stat.tsx';
export { Heading, type HeadingProps } from './Text/Heading.tsx';
export { Text, type TextProps, type TextTone } from './Text/Text.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { Thread, type ThreadMessage, type ThreadProps } from './Thread/Thread.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './Timeline/Timeline.tsx';
export { Amount, type AmountProps } from './Value/Amount.tsx';
export { DateText, type DateTextProps } from './Value/DateText.tsx';
export { Points, type PointsProps } from './Value/Points.tsx';
