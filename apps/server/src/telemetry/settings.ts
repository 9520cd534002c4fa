import type { Reader } from '../config/reader.ts';
import * as variable from '../config/variable.ts';

/** Where `/metrics` is asked for; off when neither is set. */
export interface MetricsSettings {
  /** A port of its own, for a network strangers do not reach; 0 takes a free one. */
  port: number | undefined;
  /** Opens `/metrics` and the parts of `/health/ready` on the main port as `Authorization: Bearer`. */
  token: string | undefined;
}

export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The standard variables of OpenTelemetry that decide whether and what is sent; the exporter reads the rest itself. */
export interface TracingSettings {
  /** Full address, with `/v1/traces`. */
  url: string;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** Share of traces of the ratio samplers, 0–1. */
  ratio: number;
  /** Requests go on with the trace their caller names, and whether it is recorded is up to the caller. */
  trustsCallers: boolean;
}

export interface TelemetrySettings {
  metrics: MetricsSettings | undefined;
  tracing: TracingSettings | undefined;
}

const group = 'watching';
const protocols = ['https:', 'http:'];
const leastTokenLength = 16;

/** What watches the server from outside, and where it finds it. */
export const telemetryVariables = {
  metricsPort: variable.integer('METRICS_PORT', {
    group,
    min: 0,
    max: 65_535,
    usual: undefined,
    fallback: 'off',
    example: '9464',
    meaning:
      'a port of its own with `/metrics` for Prometheus and `/health/ready` with its parts, at `HOST`; asks for nothing, so the network has to close it',
  }),
  metricsToken: variable.optional('METRICS_TOKEN', {
    group,
    isSecret: true,
    kind: 'text of 16 characters or more',
    fallback: 'off',
    example: '<at least 16 characters>',
    meaning: 'opens both on the main port as `Authorization: Bearer …`',
    parse: (value) => (value.length >= leastTokenLength ? value : undefined),
    hint: `нужно не меньше ${leastTokenLength} знаков`,
  }),
  otlpEndpoint: variable.url('OTEL_EXPORTER_OTLP_ENDPOINT', {
    group,
    protocols,
    fallback: 'off',
    example: 'http://localhost:4318',
    meaning:
      'collector that takes traces over OTLP/HTTP. Headers, time, compression and certificates by the standard variables `OTEL_EXPORTER_OTLP_…`, more attributes by `OTEL_RESOURCE_ATTRIBUTES`',
  }),
  tracesEndpoint: variable.url('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', {
    group,
    protocols,
    fallback: 'off',
    example: 'http://localhost:4318/v1/traces',
    meaning: 'the same as a full address with `/v1/traces`',
  }),
  serviceName: variable.text('OTEL_SERVICE_NAME', {
    group,
    usual: 'pribavka',
    meaning: 'name of the service in traces',
  }),
  sampler: variable.choice('OTEL_TRACES_SAMPLER', {
    group,
    values: samplers,
    usual: 'parentbased_always_on',
    meaning: 'which traces are recorded',
  }),
  samplerRatio: variable.optional('OTEL_TRACES_SAMPLER_ARG', {
    group,
    kind: 'number 0–1',
    fallback: '1',
    example: '1',
    meaning: 'share of traces of the samplers by ratio',
    parse: (value) => (Number(value) >= 0 && Number(value) <= 1 ? value : undefined),
    hint: 'нужно число от 0 до 1',
  }),
  trustsCallers: variable.flag('TRACES_FROM_CALLERS', {
    group,
    usual: false,
    meaning:
      '`1`: a request goes on with the trace of its `traceparent`, recorded where its caller records it. For a proxy of your own that sets the header; otherwise any stranger could have everything recorded',
  }),
  isDisabled: variable.flag('OTEL_SDK_DISABLED', {
    group,
    usual: false,
    meaning: '`1` switches traces off whatever else is set',
  }),
};

function readMetrics(read: Reader, mainPort: number, problems: string[]): MetricsSettings | undefined {
  const token = read(telemetryVariables.metricsToken);
  const port = read(telemetryVariables.metricsPort);
  if (port === mainPort && port !== 0) problems.push('METRICS_PORT: нужен другой порт, не тот, что в PORT');
  if (token === undefined && port === undefined) return undefined;
  return { port, token };
}

function readTracing(read: Reader): TracingSettings | undefined {
  const base = read(telemetryVariables.otlpEndpoint);
  const own = read(telemetryVariables.tracesEndpoint);
  const isDisabled = read(telemetryVariables.isDisabled);
  const sampler = read(telemetryVariables.sampler);
  const ratio = Number(read(telemetryVariables.samplerRatio) ?? 1);
  const serviceName = read(telemetryVariables.serviceName);
  const trustsCallers = read(telemetryVariables.trustsCallers);
  const target = own ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  if (target === undefined || isDisabled) return undefined;
  return { url: target, serviceName, sampler, ratio, trustsCallers };
}

/** What the environment says about metrics and traces; both are off when it says nothing. */
export const readTelemetry = (read: Reader, mainPort: number, problems: string[]): TelemetrySettings => ({
  metrics: readMetrics(read, mainPort, problems),
  tracing: readTracing(read),
});
