/** A step of a statement, as `explain (analyze, format json)` returns it. */
export interface StepNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  /** Rows that it returns, per loop. */
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  /** Input steps, under a name of PostgreSQL's. */
  readonly [input: string]: unknown;
}

/** Largest numbers of rows that a statement may read from one table, and sort. */
export interface StepLimits {
  readonly read: number;
  readonly sorted: number;
}

/** What a statement did, and its first violation of the limits. */
export interface StatementCost {
  /** Most rows read by one step. */
  readonly read: number;
  readonly sorted: number;
  readonly problem: string | null;
}

const SCANS: readonly string[] = ["Seq Scan", "Index Scan", "Index Only Scan", "Bitmap Heap Scan", "Bitmap Index Scan"];

function inputsOf(node: StepNode): readonly StepNode[] {
  return Object.values(node).filter(Array.isArray).flat().filter(isStep);
}

/** True for an object that describes a step. */
export function isStep(value: unknown): value is StepNode {
  return typeof value === "object" && value !== null && "Node Type" in value;
}

function nodesOf(node: StepNode): readonly StepNode[] {
  return [node, ...inputsOf(node).flatMap(nodesOf)];
}

/** Rows that a step reads, including those that it does not return. */
function readBy(node: StepNode): number {
  const rows =
    node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return rows * node["Actual Loops"];
}

/**
 * Counts the rows that a statement reads and sorts. Unlike times and estimated costs, they do not depend on the machine, and
 * show a scan that reads everything through an index too.
 */
export function statementCost(root: StepNode, limits: StepLimits): StatementCost {
  const nodes = nodesOf(root);
  const scans = nodes.filter((node) => SCANS.includes(node["Node Type"]));
  const sorts = nodes.filter((node) => node["Node Type"].endsWith("Sort"));
  const read = Math.max(0, ...scans.map(readBy));
  const sorted = Math.max(0, ...sorts.flatMap((node) => inputsOf(node).map(rowsOf)));
  const worst = scans.find((node) => readBy(node) > limits.read);
  const problem =
    worst !== undefined
      ? `${worst["Node Type"]} on ${worst["Relation Name"] ?? "an index"} reads ${Math.round(readBy(worst))} rows`
      : sorted > limits.sorted
        ? `sorts ${Math.round(sorted)} rows`
        : null;
  return { read, sorted, problem };
}

function rowsOf(node: StepNode): number {
  return node["Actual Rows"] * node["Actual Loops"];
}
