/** A step of a plan, as `explain (analyze, format json)` returns it. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  /** Rows that it returns, per loop. */
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Largest numbers of rows that a statement may read from one table, and sort. */
export interface PlanLimits {
  readonly read: number;
  readonly sorted: number;
}

/** What a plan did, and its first violation of the limits. */
export interface Judgement {
  /** Most rows read by one step. */
  readonly read: number;
  readonly sorted: number;
  readonly problem: string | null;
}

const SCANS: readonly string[] = ["Seq Scan", "Index Scan", "Index Only Scan", "Bitmap Heap Scan", "Bitmap Index Scan"];

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Rows that a step reads, including those that it does not return. */
function readBy(node: PlanNode): number {
  const rows =
    node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return rows * node["Actual Loops"];
}

/**
 * Counts the rows that a plan reads and sorts. Unlike times and estimated costs, they do not depend on the machine, and
 * show a scan that reads everything through an index too.
 */
export function judgePlan(plan: PlanNode, limits: PlanLimits): Judgement {
  const nodes = nodesOf(plan);
  const scans = nodes.filter((node) => SCANS.includes(node["Node Type"]));
  const sorts = nodes.filter((node) => node["Node Type"].endsWith("Sort"));
  const read = Math.max(0, ...scans.map(readBy));
  const sorted = Math.max(0, ...sorts.flatMap((node) => (node.Plans ?? []).map((input) => rowsOf(input))));
  const worst = scans.find((node) => readBy(node) > limits.read);
  const problem =
    worst !== undefined
      ? `${worst["Node Type"]} on ${worst["Relation Name"] ?? "an index"} reads ${Math.round(readBy(worst))} rows`
      : sorted > limits.sorted
        ? `sorts ${Math.round(sorted)} rows`
        : null;
  return { read, sorted, problem };
}

function rowsOf(node: PlanNode): number {
  return node["Actual Rows"] * node["Actual Loops"];
}
