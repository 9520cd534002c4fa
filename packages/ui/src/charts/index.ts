export { BarChart } from './BarChart.tsx';
export { LineChart } from './LineChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
export type { ChartProps, Series } from './types.ts';
