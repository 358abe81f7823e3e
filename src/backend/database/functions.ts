import { INVISIBLE } from "../../contract/text-identity.ts";
import { commonPairs, rarePairs } from "./letter-pairs.ts";

/** Extension with trigram indexes, which make the quick search in many texts fast. */
export const searchExtension = "pg_trgm";

/** White space as JavaScript trims it. */
const BLANKS =
  " \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000";

/**
 * SQL functions that the backend's queries use. They are created before a product's first migration, because its indexes
 * may use them. An index keeps their results, so a function that must return something else needs a new name, and none
 * of the newer ones depends on the locale of the database: hence `collate "C"`. They call each other with their schema, since
 * an index is built without a search path.
 */
export const functions: readonly string[] = [
  /*
   * Text as it is searched and sorted: without case and without accents. A list of letters rather than an extension, so
   * that both databases have it and an index may stand on it. Plain text, which most of it is, needs no such list and is
   * folded some forty times as fast. Not STRICT: PostgreSQL does not inline a STRICT function with a CASE.
   */
  `create or replace function search_text(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(value) = char_length(value) then lower(value) else translate(lower(value),
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž',
    'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzz') end
$$`,
  /*
   * Capital letters as small ones, in a text whose letters are decomposed. `translate` costs about one microsecond for
   * each pair and character, so it is used only for texts that have such letters.
   */
  `create or replace function small_letters(value text) returns text language sql immutable parallel safe as $$
  select case
    when value !~ '[^\\u0001-\\u007f\\u0300-\\u036f]' then lower(value collate "C")
    when value !~ '[^\\u0001-\\u024f\\u0300-\\u052f]'
      then replace(translate(lower(value collate "C"), '${commonPairs.from}', '${commonPairs.to}'), 'ß', 'ss')
    else replace(translate(lower(value collate "C"), '${commonPairs.from}${rarePairs.from}',
      '${commonPairs.to}${rarePairs.to}'), 'ß', 'ss') end
$$`,
  `create or replace function identity_of_letters(value text) returns text language sql immutable parallel safe as $$
  select normalize(btrim(public.small_letters(normalize(regexp_replace(value, '[${INVISIBLE}]+', '', 'g'), NFD)), '${BLANKS}'), NFC)
$$`,
  /*
   * The form of a text by which it is compared where it must be unique: the same rule as `identityOf` in
   * `src/contract/text-identity.ts`. Unique indexes are on it.
   */
  `create or replace function identity_text(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(value) = char_length(value) then lower(btrim(value, '${BLANKS}') collate "C")
    else public.identity_of_letters(value) end
$$`,
];
