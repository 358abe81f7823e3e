import { findUnsafeMigrations } from "../migrations/lint-migrations.ts";
import { findWrongArchitecture } from "./conventions/architecture.ts";
import { findUnprovenBoundaries } from "./conventions/boundary-rules.ts";
import { findComposedClasses } from "./conventions/composed-classes.ts";
import { findFormerImports } from "./conventions/former-imports.ts";
import { findFrameworkNames } from "./conventions/framework-names.ts";
import { findScatteredKinds } from "./conventions/kind-folders.ts";
import { findMissingLongTests } from "./conventions/long-tests.ts";
import { findStaleMutants } from "./conventions/mutant-patches.ts";
import { findWrongPackageLock } from "./conventions/package-lock.ts";
import { findConvolutedProse } from "./conventions/plain-english.ts";
import { findLostReferences } from "./conventions/references.ts";
import { findWrongSecurityTable } from "./conventions/security-table.ts";
import { findWrongSpecificationMap } from "./conventions/specification-map.ts";
import { findPhysicalDirections } from "./conventions/text-direction.ts";
import { findUnusedVocabulary } from "./conventions/whole-language.ts";

/*
 * `npm run conventions`: rules for source text and documents that the linter cannot check. Names after `--` select
 * rules.
 */

type Find = () => readonly string[] | Promise<readonly string[]>;

const CONVENTIONS: Readonly<Record<string, Find>> = {
  architecture: findWrongArchitecture,
  "boundary-rules": findUnprovenBoundaries,
  "composed-classes": findComposedClasses,
  "former-imports": findFormerImports,
  "framework-names": findFrameworkNames,
  kinds: findScatteredKinds,
  "long-tests": findMissingLongTests,
  migrations: findUnsafeMigrations,
  mutants: findStaleMutants,
  "package-lock": findWrongPackageLock,
  "plain-english": findConvolutedProse,
  references: findLostReferences,
  "security-table": findWrongSecurityTable,
  "specification-map": findWrongSpecificationMap,
  "text-direction": findPhysicalDirections,
  vocabulary: findUnusedVocabulary,
};

const wanted = process.argv.slice(2);

for (const [name, find] of Object.entries(CONVENTIONS)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    const started = performance.now();
    const problems = await find();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${problems.length === 0 ? "✓" : "✗"} ${name.padEnd(20)} ${seconds.padStart(5)} s`);
    console.log(problems.map((problem) => `    ${problem}\n`).join(""));
    process.exitCode = problems.length === 0 ? process.exitCode : 1;
  }
}
