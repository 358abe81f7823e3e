import { describe, expect, test } from "vitest";
import { DAY_ENTRY, MOMENT_ENTRY } from "./date-entry.ts";

describe("a typed day", () => {
  test.each([
    ["pt-BR", "05/06/2031"],
    ["pt-BR", "5/6/2031"],
    ["pt-BR", "05.06.2031"],
    ["pt-BR", "05 06 2031"],
    ["pt-BR", "05062031"],
    ["pt-BR", " 2031-06-05 "],
    ["en-US", "06/05/2031"],
    ["en-US", "6-5-2031"],
    ["en-US", "06052031"],
    ["ar", "05/06/2031"],
    ["ar", "05\u200f/06\u200f/2031"],
    ["ar", "٠٥/٠٦/٢٠٣١"],
    ["ar-EG", "٠٥/٠٦/٢٠٣١"],
    ["ar-EG", "05/06/2031"],
    ["ko", "2031. 06. 05."],
    ["ja", "20310605"],
    ["th", "05/06/2031"],
  ])("is read in the order of %s: %s", (locale, text) => {
    expect(DAY_ENTRY.read(text, locale)).toBe("2031-06-05");
  });

  test.each([
    ["pt-BR", "31/02/2031"],
    ["pt-BR", "31022031"],
    ["pt-BR", "2031-02-31"],
    ["pt-BR", "12/31/2031"],
    ["en-US", "31/12/2031"],
    ["ar", "31/02/2031"],
    ["ar", "٣١/٠٢/٢٠٣١"],
    ["pt-BR", "05/06/31"],
    ["pt-BR", "05/06"],
    ["pt-BR", "0506203"],
    ["pt-BR", "1/05/06/2031"],
    ["pt-BR", "amanhã"],
    ["pt-BR", ""],
  ])("is refused in %s if it does not exist or is incomplete: %j", (locale, text) => {
    expect(DAY_ENTRY.read(text, locale)).toBeNull();
  });

  test.each([
    ["pt-BR", "05/06/2031"],
    ["en-US", "06/05/2031"],
    ["ar", "05/06/2031"],
    ["ar-EG", "٠٥/٠٦/٢٠٣١"],
    ["ko", "2031. 06. 05."],
  ])("is shown as the page shows it in %s, and read back", (locale, text) => {
    expect(DAY_ENTRY.toText("2031-06-05", locale)).toBe(text);
    expect(DAY_ENTRY.read(text, locale)).toBe("2031-06-05");
  });

  test.each([
    ["31/02/2031", "31/02/2031"],
    ["2031-02-31", "2031-02-31"],
    ["2031-06-05T10:00:00Z", "05/06/2031"],
    [Date.UTC(2031, 5, 5), "05/06/2031"],
    ["0001-01-01", "01/01/0001"],
    [undefined, ""],
    [null, ""],
  ])("shows the value %j as %j", (value, text) => {
    expect(DAY_ENTRY.toText(value, "pt-BR")).toBe(text);
  });
});

// Tests run in the zone America/Sao_Paulo.
describe("a typed day with a time", () => {
  test.each([
    ["pt-BR", "05/06/2031 14:05"],
    ["pt-BR", "05/06/2031, 14:05"],
    ["pt-BR", "05062031 14h05"],
    ["pt-BR", "2031-06-05T14:05"],
    ["pt-BR", "2031-06-05 14:05"],
    ["pt-BR", "2031-06-05T17:05:00.000Z"],
    ["en-US", "06/05/2031 14:05"],
    ["en-US", "06/05/2031, 2:05 PM"],
    ["en-US", "06/05/2031 02:05 p.m."],
    ["ar", "05/06/2031 14:05"],
    ["ar", "05/06/2031، 02:05 م"],
    ["ar-EG", "٠٥/٠٦/٢٠٣١ ٠٢:٠٥ م"],
  ])("is read in %s: %s", (locale, text) => {
    expect(MOMENT_ENTRY.read(text, locale)).toBe("2031-06-05T17:05:00.000Z");
  });

  test.each([
    ["pt-BR", "05/06/2031"],
    ["pt-BR", "31/02/2031 10:00"],
    ["pt-BR", "2031-02-31T10:00"],
    ["pt-BR", "05/06/2031 24:00"],
    ["pt-BR", "05/06/2031 10:60"],
    ["en-US", "06/05/2031 13:00 PM"],
    ["en-US", "06/05/2031 10:00 xx"],
    ["pt-BR", "10:00"],
    ["pt-BR", ""],
  ])("is refused in %s: %j", (locale, text) => {
    expect(MOMENT_ENTRY.read(text, locale)).toBeNull();
  });

  test.each(["pt-BR", "en-US", "en-GB", "es-ES", "fr-FR", "ar", "ar-EG", "de-CH", "ja", "hu"])(
    "is read back from its own text in %s",
    (locale) => {
      for (const moment of ["2031-06-05T17:05:00.000Z", "2031-06-05T03:00:00.000Z", "2031-06-05T15:30:00.000Z"]) {
        expect(MOMENT_ENTRY.read(MOMENT_ENTRY.toText(moment, locale), locale)).toBe(moment);
      }
    },
  );

  test("a value that is no date is shown unchanged", () => {
    expect(MOMENT_ENTRY.toText("2031-02-31T10:00", "pt-BR")).toBe("2031-02-31T10:00");
    expect(MOMENT_ENTRY.toText("31/02/2031 10:00", "pt-BR")).toBe("31/02/2031 10:00");
    expect(MOMENT_ENTRY.toText(undefined, "pt-BR")).toBe("");
  });
});
