import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const VARIABLE = "DATABASE_TEMPLATES";

/** Vitest's global setup: a folder with database templates for all workers of a run. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "entity-console-templates-"));
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Path of a template, created by the first worker that needs it. If two create it at once, one copy is kept. Null
 * outside of a test run.
 */
export async function findTemplate(name: string, make: (draft: string) => Promise<void>): Promise<string | null> {
  const folder = process.env[VARIABLE];
  if (folder === undefined) {
    return null;
  }
  const template = join(folder, name);
  if (!existsSync(template)) {
    const draft = `${template}.${process.pid}`;
    await make(draft);
    keepFirst(draft, template);
  }
  return template;
}

function keepFirst(draft: string, template: string): void {
  try {
    renameSync(draft, template);
  } catch (error) {
    // Another worker's copy exists.
    if (!existsSync(template)) {
      throw error;
    }
    rmSync(draft, { recursive: true });
  }
}
