/** deploy/prometheus and deploy/grafana against what the product tells, and against docs/runbook.md. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] }[];
}
interface Tests {
  tests: { input_series: { series: string }[]; alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const HEALTH = 'backend/src/modules/health';
/** The names that the health module gives its figures; a histogram has three, and Node's own begin with nodejs_. */
const told = new Set(
  readdirSync(path.join(ROOT, HEALTH))
    .filter((file) => /metrics.*\.ts$/.test(file))
    .flatMap((file) => [...text(path.join(HEALTH, file)).matchAll(/'((?:storm|http)_\w+)'/g)])
    .flatMap(([, name = '']) => [name, `${name}_count`, `${name}_sum`, `${name}_bucket`]),
);
/** The bounds of the one histogram, as Prometheus writes them. */
const bounds = [
  ...(/BUCKETS_S = \[(.*)\]/.exec(text(path.join(HEALTH, 'metrics.service.ts')))?.[1]?.split(', ') ?? []),
  '+Inf',
];
const alerts = (load(text('deploy/prometheus/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
const { tests } = load(text('deploy/prometheus/alerts.test.yml')) as Tests;
const dashboard = JSON.parse(text('deploy/grafana/storm-combat.json')) as Dashboard;
const headings = [...text('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading);

/** What an expression asks for that nobody tells: names, bounds of the histogram, and thresholds that are none. */
function unknownIn(expr: string): string[] {
  const names = [...expr.matchAll(/\b(?:storm|http|nodejs)_\w+/g)]
    .map(([name]) => name)
    .filter((name) => !told.has(name) && !name.startsWith('nodejs_'));
  const asked = [...expr.matchAll(/\ble=~?"([^"]*)"|^histogram_quantile.* > ([\d.]+)$/g)];
  const unknownBounds = asked
    .map(([, bound, threshold]) => bound ?? threshold ?? '')
    .filter((x) => !bounds.includes(x));
  return [...names, ...unknownBounds];
}

/** Gauges of which an expression reckons as of a counter: one that falls is taken for one that began anew. */
function gaugesCounted(expr: string): string[] {
  return [...expr.matchAll(/\b(?:rate|increase|irate)\(((?:storm|http)_\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/_(?:total|count|sum|bucket)$/.test(name));
}

it.each(alerts)('$alert asks for what is told, and has its heading', ({ alert, expr, annotations }) => {
  expect(unknownIn(expr)).toEqual([]);
  expect(gaugesCounted(expr)).toEqual([]);
  expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  expect(annotations.summary).toMatch(/\.$/);
});

it('promtool tries each alert, and that it is quiet on a good day', () => {
  const [quiet = [], ...others] = tests.map(({ alert_rule_test: tried }) => tried);
  const firing = others.flat().filter(({ exp_alerts: expected }) => expected.length > 0);
  const names = alerts.map(({ alert }) => alert);
  expect(quiet.map(({ alertname }) => alertname)).toEqual(names);
  expect(quiet.flatMap(({ exp_alerts: expected }) => expected)).toEqual([]);
  expect([...new Set(firing.map(({ alertname }) => alertname))]).toEqual(names);
});

it('promtool is given nothing but what is told', () =>
  expect(tests.flatMap(({ input_series: input }) => input.flatMap(({ series }) => unknownIn(series)))).toEqual([]));

it('the runbook has a heading for each alert, in their order', () =>
  expect(headings).toEqual(alerts.map(({ alert }) => alert)));

it.each(dashboard.panels)('$title shows what is told', ({ targets }) => {
  expect(targets.flatMap(({ expr }) => [...unknownIn(expr), ...gaugesCounted(expr)])).toEqual([]);
  expect(targets.length).toBeGreaterThan(0);
});

it.each([
  ['rate(storm_made_up_total[5m]) / http_request_duration_seconds_count', ['storm_made_up_total']],
  ['http_request_duration_seconds_bucket{le="3"}', ['3']],
  ['http_request_duration_seconds_bucket{route="/", le="2.5"}', []],
  ['histogram_quantile(0.99, sum by (le) (rate(http_request_duration_seconds_bucket[5m]))) > 4', ['4']],
])('what nobody tells is found in %s', (expr, unknown) => expect(unknownIn(expr)).toEqual(unknown));

it('a gauge that is reckoned with as a counter is found', () =>
  expect(gaugesCounted('increase(storm_jobs_given_up[1d]) > 0 or rate(storm_sign_in_failures_total[5m]) > 1')).toEqual([
    'storm_jobs_given_up',
  ]));
