/** deploy/prometheus and deploy/grafana against what the product tells, and against docs/runbook.md. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] }[];
}
interface Tests {
  tests: { alert_rule_test: { alertname: string }[] }[];
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
const alerts = (load(text('deploy/prometheus/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(text('deploy/grafana/storm-combat.json')) as Dashboard;
const headings = [...text('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading);

/** What an expression asks for that nobody tells. */
function unknownIn(expr: string): string[] {
  return [...expr.matchAll(/\b(?:storm|http|nodejs)_\w+/g)]
    .map(([name]) => name)
    .filter((name) => !told.has(name) && !name.startsWith('nodejs_'));
}

it.each(alerts)('$alert asks for what is told, and has its heading', ({ alert, expr, annotations }) => {
  expect(unknownIn(expr)).toEqual([]);
  expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  expect(annotations.summary).toMatch(/\.$/);
});

it('promtool tries each alert, and that it is quiet on a good day', () => {
  const { tests } = load(text('deploy/prometheus/alerts.test.yml')) as Tests;
  const [quiet = [], ...firing] = tests.map(({ alert_rule_test: tried }) => tried.map(({ alertname }) => alertname));
  const names = alerts.map(({ alert }) => alert);
  expect(quiet).toEqual(names);
  expect(firing.flat()).toEqual(names);
});

it('the runbook has a heading for each alert, in their order', () =>
  expect(headings).toEqual(alerts.map(({ alert }) => alert)));

it.each(dashboard.panels)('$title shows what is told', ({ targets }) => {
  expect(targets.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
  expect(targets.length).toBeGreaterThan(0);
});

it('a name that nobody tells is found', () =>
  expect(unknownIn('rate(storm_made_up_total[5m]) / http_request_duration_seconds_count')).toEqual([
    'storm_made_up_total',
  ]));
