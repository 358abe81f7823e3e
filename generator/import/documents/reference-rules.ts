import { realpathSync } from "node:fs";
import path from "node:path";

export function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/**
 * Whether a document may be loaded because another one refers to it. An untrusted document must not read other files of
 * this machine, or call other hosts from it: files of the root document's folder and addresses of its host are allowed.
 */
export function isAllowedReference(file: string, root: string): boolean {
  if (isUrl(root)) {
    return isUrl(file) && isSameHost(new URL(file), new URL(root));
  }
  return !isUrl(file) && isInside(file, path.dirname(root));
}

/** The same origin, or the same host by HTTPS. */
export function isSameHost(url: URL, root: URL): boolean {
  return url.origin === root.origin || (url.protocol === "https:" && url.host === root.hostname);
}

/** Links are followed: one inside the folder may lead out of it. */
function isInside(file: string, folder: string): boolean {
  const relative = path.relative(realPath(folder), realPath(file));
  return relative !== "" && !relative.startsWith("..") && !path.isAbsolute(relative);
}

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // A file that does not exist has no other path.
    return path.resolve(file);
  }
}
