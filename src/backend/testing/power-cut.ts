import fs from "node:fs";
import { dirname, join, relative } from "node:path";
import { vi } from "vitest";

/** A simulated disk with the flushed data only. */
export interface FlushedDisk {
  /** Number of flushes of files and folders. */
  count(): number;
  /** Simulates a power failure: returns a folder with the flushed data. */
  cut(): string;
}

/**
 * Copies flushed data of a folder: the content of each file and the names in each folder at their last flush.
 * Everything written later is lost in a power failure.
 */
export function watchFlushes(folder: string, disk: string): FlushedDisk {
  let count = 0;
  fs.mkdirSync(disk, { recursive: true });
  const note = (descriptor: number) => {
    count += 1;
    const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
    const inside = relative(folder, path);
    if (!inside.startsWith("..")) {
      keep(path, join(disk, inside));
    }
  };
  const { fsync, fsyncSync } = fs;
  const spies = [
    vi.spyOn(fs, "fsyncSync").mockImplementation((descriptor) => {
      fsyncSync(descriptor);
      note(descriptor);
    }),
    vi.spyOn(fs, "fsync").mockImplementation((descriptor, callback) => {
      fsync(descriptor, (error) => {
        note(descriptor);
        callback(error);
      });
    }),
  ];
  return {
    count: () => count,
    cut: () => {
      for (const spy of spies) {
        spy.mockRestore();
      }
      return disk;
    },
  };
}

function keep(path: string, kept: string): void {
  if (!fs.statSync(path).isDirectory()) {
    fs.mkdirSync(dirname(kept), { recursive: true });
    fs.copyFileSync(path, kept);
    return;
  }
  fs.mkdirSync(kept, { recursive: true });
  const names = new Set(fs.readdirSync(path));
  for (const name of fs.readdirSync(kept).filter((one) => !names.has(one))) {
    fs.rmSync(join(kept, name), { recursive: true });
  }
  for (const name of names) {
    const to = join(kept, name);
    if (fs.statSync(join(path, name)).isDirectory()) {
      fs.mkdirSync(to, { recursive: true });
    } else if (!fs.existsSync(to)) {
      // The name was flushed, but not the content.
      fs.writeFileSync(to, "");
    }
  }
}
