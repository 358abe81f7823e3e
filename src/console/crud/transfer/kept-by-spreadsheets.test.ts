import { describe, expect, test } from "vitest";
import type { EntityRecord } from "../../../contract/transport.ts";
import { stateOf } from "./row-states.ts";
import { compare, exportSheets, kinds, wordsOf } from "./testing/edited-sheets.ts";

describe.each(["csv", "xlsx"] as const)("an export for editing as %s", (format) => {
  test("is unchanged after a spreadsheet kept 15 digits of each number and cut a text that is too long", async () => {
    const text = await wordsOf("pt-BR");
    const records: readonly EntityRecord[] = [
      {
        id: "r1",
        integer: 9_007_199_254_740_991,
        number: 123_456_789.123_456_78,
        multiline: "duas\r\nlinhas ".repeat(3000),
      },
    ];
    const [rows = []] = await exportSheets(records, { ...kinds, text, format });
    const saved = rows.map((cells) =>
      cells.map((cell) =>
        typeof cell === "number"
          ? Number(cell.toPrecision(15))
          : typeof cell === "string"
            ? cell.replaceAll("\r", "")
            : cell,
      ),
    );
    expect(saved).not.toEqual(rows);
    const [line] = await compare([saved], records, { ...kinds, text, format });
    expect([line && stateOf(line), line?.update?.change]).toEqual(["unchanged", {}]);
    const edited = saved.map((cells) => cells.map((cell) => (cell === 9_007_199_254_740_990 ? 7 : cell)));
    const [other] = await compare([edited], records, { ...kinds, text, format });
    expect(other?.update?.change).toEqual(format === "xlsx" ? { integer: 7 } : {});
  });
});
