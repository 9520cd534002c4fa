/** What of a panel of Grafana is drawn. */
export interface Panel {
  type: 'row' | 'stat' | 'timeseries';
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string; legendFormat: string }[];
  fieldConfig: {
    defaults: { unit: string; thresholds?: { steps: { color: string; value: number | null }[] } | undefined };
  };
}

export interface Series {
  name: string;
  values: { at: number; value: number }[];
}

const colors = ['#2457d6', '#e07b00', '#1b8a5a', '#b3261e', '#7b4fc9', '#0f8b9d', '#8a6d1b', '#5f6b7a'];
const axis = 46;

const scaled = (value: number, units: readonly string[], base: number): string => {
  let [left, step] = [value, 0];
  while (Math.abs(left) >= base && step < units.length - 1) [left, step] = [left / base, step + 1];
  return `${Number(left.toPrecision(3))} ${units[step] ?? ''}`.trim();
};

function spell(value: number, unit: string): string {
  if (unit === 'bytes') return scaled(value, ['B', 'KiB', 'MiB', 'GiB', 'TiB'], 1024);
  if (unit === 'percentunit') return `${Number((value * 100).toPrecision(3))} %`;
  if (unit === 's' && Math.abs(value) < 1) return `${Number((value * 1000).toPrecision(3))} ms`;
  if (unit === 's') return scaled(value, ['s', 'min', 'h'], 60);
  return `${scaled(value, ['', 'k', 'M', 'G'], 1000)}${unit === 'reqps' ? '/s' : ''}`;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawStat({ fieldConfig }: Panel, series: readonly Series[]): string {
  const value = series[0]?.values.at(-1)?.value;
  const { unit, thresholds } = fieldConfig.defaults;
  const step = thresholds?.steps.findLast((one) => one.value === null || (value ?? 0) >= one.value);
  const color = step?.color === 'red' ? '#b3261e' : '#1b8a5a';
  return `<div class="stat" style="color:${color}">${value === undefined ? 'No data' : spell(value, unit)}</div>`;
}

function drawLines({ fieldConfig }: Panel, series: readonly Series[], size: { width: number; height: number }): string {
  const { unit } = fieldConfig.defaults;
  const points = series.flatMap(({ values }) => values).filter(({ value }) => Number.isFinite(value));
  const [from, to] = [Math.min(...points.map(({ at }) => at)), Math.max(...points.map(({ at }) => at))];
  const low = Math.min(0, ...points.map(({ value }) => value));
  const high = Math.max(
    ...points.map(({ value }) => value),
    low === 0 && points.every(({ value }) => value === 0) ? 1 : low + 1e-9,
  );
  const plot = { width: size.width - axis, height: size.height - 30 };
  const x = (at: number): number => axis + ((at - from) / Math.max(1, to - from)) * plot.width;
  const y = (value: number): number => 6 + (1 - (value - low) / (high - low)) * (plot.height - 8);
  const grid = [0, 0.5, 1].map((share) => {
    const value = low + (high - low) * share;
    const label = `<text x="${axis - 6}" y="${y(value) + 4}" text-anchor="end" font-size="10" fill="#5f6b7a">${spell(value, unit)}</text>`;
    return `<line x1="${axis}" x2="${size.width}" y1="${y(value)}" y2="${y(value)}" stroke="#e4e7ee"/>${label}`;
  });
  const lines = series.map(({ values }, index) => {
    const known = values.filter(({ value }) => Number.isFinite(value));
    const path = known.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    return `<polyline points="${path}" fill="none" stroke="${colors[index % colors.length]}" stroke-width="1.5"/>`;
  });
  const legend = series.map(
    ({ name }, index) => `<span><i style="background:${colors[index % colors.length]}"></i>${escape(name)}</span>`,
  );
  const empty = points.length === 0 ? '<p>No data</p>' : '';
  return `${empty}<svg width="${size.width}" height="${plot.height + 8}">${points.length === 0 ? '' : [...grid, ...lines].join('')}</svg><div class="legend">${legend.join('')}</div>`;
}

/** HTML of a panel within the size given in pixels: a number, or lines with their legend. */
export function drawPanel(panel: Panel, series: readonly Series[], size: { width: number; height: number }): string {
  const content = panel.type === 'stat' ? drawStat(panel, series) : drawLines(panel, series, size);
  return `<div><h3>${escape(panel.title)}</h3>${content}</div>`;
}
