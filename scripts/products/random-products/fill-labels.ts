import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Fills each empty label with a unique text. */
export function fillLabels(folder: string): void {
  let count = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  )) {
    const file = path.join(folder, name);
    const filled = readFileSync(file, "utf8").replaceAll(/("[^"]+"|[\p{L}\p{N}\p{M}_$]+): ""/gu, (_, key: string) => {
      count += 1;
      const word = key.replaceAll('"', "");
      return `${key}: ${JSON.stringify(word === "gender" ? "masculine" : `${word} ${count}`)}`;
    });
    writeFileSync(file, filled);
  }
}
