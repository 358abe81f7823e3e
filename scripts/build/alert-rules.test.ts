import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { findProgram } from "../../testing/hosting/proxies.ts";

const deploy = path.resolve(import.meta.dirname, "../../deploy");
const ALERTS = path.join(deploy, "alerts.yaml");
const promtool = findProgram("promtool");

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
}

const { groups } = parse(readFileSync(ALERTS, "utf8")) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

/** Series of a test, one value a minute: `0+60x30` starts at 0 and adds 60 thirty times. */
type Series = Readonly<Record<string, string>>;

interface Check {
  readonly series: Series;
  readonly minute: number;
  readonly isFiring: boolean;
}

/** For each alert, series at which it fires, series at which it does not, and the minute of the check. */
const CASES: Readonly<Record<string, { readonly fires: Series; readonly rests: Series; readonly minute: number }>> = {
  ConsoleDown: { fires: { 'up{job="console"}': "0x10" }, rests: { 'up{job="console"}': "1x10" }, minute: 5 },
  ServerErrors: {
    fires: {
      'http_request_duration_seconds_count{status="200"}': "0+600x40",
      'http_request_duration_seconds_count{status="503"}': "0+12x40",
    },
    rests: {
      'http_request_duration_seconds_count{status="200"}': "0+600x40",
      'http_request_duration_seconds_count{status="503"}': "0+3x40",
      'http_request_duration_seconds_count{status="404"}': "0+100x40",
    },
    minute: 30,
  },
  SlowResponses: {
    fires: {
      'http_request_duration_seconds_bucket{le="1"}': "0+90x60",
      'http_request_duration_seconds_bucket{le="5"}': "0+100x60",
      'http_request_duration_seconds_bucket{le="+Inf"}': "0+100x60",
    },
    rests: {
      'http_request_duration_seconds_bucket{le="1"}': "0+100x60",
      'http_request_duration_seconds_bucket{le="5"}': "0+100x60",
      'http_request_duration_seconds_bucket{le="+Inf"}': "0+100x60",
    },
    minute: 45,
  },
  WaitingForConnections: {
    fires: { 'database_connections{state="waiting"}': "6x20" },
    rests: { 'database_connections{state="waiting"}': "5x20", 'database_connections{state="idle"}': "20x20" },
    minute: 15,
  },
  RejectedSignIns: {
    fires: { sign_ins_rejected_total: "0+90x40" },
    rests: { sign_ins_rejected_total: "0+30x40" },
    minute: 30,
  },
  LimitedCallers: {
    fires: { 'requests_limited_total{limit="reads"}': "0+90x60" },
    rests: { 'requests_limited_total{limit="reads"}': "0+50x60", 'requests_limited_total{limit="signIn"}': "0+50x60" },
    minute: 45,
  },
  NoCleanup: {
    fires: { 'cleanup_last_end_seconds{instance="a"}': "0x500", 'cleanup_last_end_seconds{instance="b"}': "0x500" },
    rests: { 'cleanup_last_end_seconds{instance="a"}': "0x500", 'cleanup_last_end_seconds{instance="b"}': "0+60x500" },
    minute: 450,
  },
  MailsNotSent: {
    fires: { 'notice_mails_total{outcome="failed"}': "0+1x120" },
    rests: { 'notice_mails_total{outcome="failed"}': "7x120", 'notice_mails_total{outcome="sent"}': "0+9x120" },
    minute: 90,
  },
  GrowingTable: {
    fires: { 'database_table_bytes{table="audit_entries"}': "2000000000+5000000x500" },
    rests: {
      'database_table_bytes{table="audit_entries"}': "20000000000+1000x500",
      'database_table_bytes{table="sessions"}': "1000+1000x500",
    },
    minute: 450,
  },
  BlockedEventLoop: {
    fires: { nodejs_eventloop_lag_p99_seconds: "0.6x30" },
    rests: { nodejs_eventloop_lag_p99_seconds: "0.4x30" },
    minute: 20,
  },
};

test("each alert rule has series at which it fires and series at which it does not", () => {
  expect(Object.keys(CASES).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

describe.skipIf(promtool === null)("promtool", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "alert-rules-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes a file, and runs promtool on it. Returns its output; empty if it succeeds. */
  const judge = (words: readonly string[], name: string, content: object): string => {
    const file = path.join(folder, name);
    writeFileSync(file, stringify(content));
    const { status, stdout, stderr } = spawnSync(promtool ?? "", [...words, file], { encoding: "utf8" });
    return status === 0 ? "" : stdout + stderr;
  };
  /** Checks if an alert fires in a minute. Its labels and texts are not compared. */
  const firing = (alert: string, { series, minute, isFiring }: Check) =>
    judge(["test", "rules"], `${alert}.yaml`, {
      rule_files: [ALERTS],
      evaluation_interval: "1m",
      tests: [
        {
          interval: "1m",
          input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
          promql_expr_test: [
            {
              expr: `count(ALERTS{alertname="${alert}", alertstate="firing"}) > bool 0`,
              eval_time: `${minute}m`,
              exp_samples: isFiring ? [{ labels: "{}", value: 1 }] : [],
            },
          ],
        },
      ],
    });

  test.each(Object.entries(CASES))(
    "%s fires at one set of series and not at the other",
    (alert, { fires, rests, minute }) => {
      expect(firing(alert, { series: fires, minute, isFiring: true })).toBe("");
      expect(firing(alert, { series: rests, minute, isFiring: false })).toBe("");
    },
  );

  test("accepts each expression of the panels for Grafana", () => {
    const { panels } = JSON.parse(readFileSync(path.join(deploy, "grafana.json"), "utf8")) as {
      readonly panels: readonly { readonly id: number; readonly targets: readonly { readonly expr: string }[] }[];
    };
    const shown = panels.flatMap(({ id, targets }) =>
      targets.map(({ expr }, index) => ({
        record: `panel_${id}_${index}`,
        expr: expr.replaceAll("$__rate_interval", "5m"),
      })),
    );
    expect(shown.length).toBeGreaterThan(0);
    const content = { groups: [{ name: "panels", rules: shown }] };
    expect(judge(["check", "rules"], "panels.yaml", content)).toBe("");
  });
});
