import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const VARIABLE = "DATABASE_TEMPLATES";

/** Vitest's global setup: one folder of database templates for all workers of a run, deleted at its end. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "entity-console-templates-"));
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * The path of a template, made by the first worker that asks for it. Two workers may make it at once: each writes a
 * draft of its own, and one of the two is kept. Outside of a test run there are no templates, and this answers null.
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
    keepOne(draft, template);
  }
  return template;
}

function keepOne(draft: string, template: string): void {
  try {
    renameSync(draft, template);
  } catch (error) {
    // Another worker's folder is there already.
    if (!existsSync(template)) {
      throw error;
    }
    rmSync(draft, { recursive: true });
  }
}
