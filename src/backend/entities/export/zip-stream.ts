import type { Writable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file of an archive. Its content is read when it is written. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly at: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/** 1 January 1980 at midnight: archives of the same content are the same. */
const DOS_DAY = 0x21;
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;

/** Writes a ZIP archive as a stream: each file is compressed while it is read, so that memory stays flat. */
export async function* writeZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  const sent = (part: Buffer): Buffer => {
    at += part.length;
    return part;
  };
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const from = at;
    yield sent(toHeader(name));
    const sums = { crc: 0, size: 0, packed: 0 };
    for await (const part of deflate(entry.content, sums)) {
      sums.packed += part.length;
      yield sent(part);
    }
    yield sent(toNumbers([0x08074b50, sums.crc, sums.packed, sums.size]));
    written.push({ name, at: from, ...sums });
  }
  const begin = at;
  for (const entry of written) {
    yield sent(toHeader(entry.name, entry));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(at - begin, 12);
  end.writeUInt32LE(begin, 16);
  yield end;
}

/** Header of a file before its content, or in the directory at the end, with its sums and place. */
function toHeader(name: Buffer, written: Written | null = null): Buffer {
  const header = Buffer.alloc(written === null ? 30 : 46);
  const shift = written === null ? 0 : 2;
  header.writeUInt32LE(written === null ? 0x04034b50 : 0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 4 + shift);
  header.writeUInt16LE(FLAGS, 6 + shift);
  header.writeUInt16LE(DEFLATE, 8 + shift);
  header.writeUInt16LE(DOS_DAY, 12 + shift);
  header.writeUInt16LE(name.length, 26 + shift);
  if (written !== null) {
    header.writeUInt32LE(written.crc, 16);
    header.writeUInt32LE(written.packed, 20);
    header.writeUInt32LE(written.size, 24);
    header.writeUInt32LE(written.at, 42);
  }
  return Buffer.concat([header, name]);
}

function toNumbers(numbers: readonly number[]): Buffer {
  const buffer = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) {
    buffer.writeUInt32LE(number, 4 * index);
  }
  return buffer;
}

/** Compresses texts. Waits while the reader of the archive does not read. */
async function* deflate(content: ZipEntry["content"], sums: { crc: number; size: number }): AsyncGenerator<Buffer> {
  const stream = createDeflateRaw({ level: 3 });
  const feed = async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      if (!stream.write(bytes)) {
        await untilReady(stream);
      }
      if (stream.destroyed) {
        return;
      }
    }
    stream.end();
  };
  // An error of the content ends the stream with it, so that no archive looks complete.
  const feeding = feed().catch((error: unknown) => stream.destroy(error as Error));
  yield* stream as AsyncIterable<Buffer>;
  await feeding;
}

/** Resolves when the stream takes more, or is closed. */
function untilReady(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      stream.off("drain", goOn).off("close", goOn);
      resolve();
    };
    stream.on("drain", goOn).on("close", goOn);
  });
}
