import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Every file under a folder, from the root and with forward slashes. Node's own recursive listing asks the disk about
 * each file once more. Throws at a link: what it leads to may change unseen.
 */
export function filesUnder(root, folder, passOver = "") {
  const names = [];
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name !== passOver) {
        names.push(...filesUnder(root, name, passOver));
      }
    } else if (entry.isFile()) {
      names.push(name);
    } else {
      throw new Error(`${name} is no plain file`);
    }
  }
  return names;
}
