import { BASE_LETTERS, DECIDING, UNSORTED } from "../../contract/sort-key.ts";
import { INVISIBLE } from "../../contract/text-identity.ts";
import { commonPairs, rarePairs } from "./letter-pairs.ts";

/** Extension with trigram indexes, which speed up quick search. */
export const searchExtension = "pg_trgm";

/** White space as removed by JavaScript's `trim`. */
const BLANKS =
  " \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000";

/**
 * SQL functions used by the backend's queries. They are created before a product's first migration, because indexes may
 * use them. An index stores their results: a function with other results needs a new name. The newer functions do not
 * depend on the locale of the database (`collate "C"`). They call each other with their schema, because an index is
 * built without a search path.
 */
export const functions: readonly string[] = [
  /*
   * Text for search: no case, no accents. Uses a list of letters instead of an extension, because both databases support
   * it and allow an index on it. ASCII text skips the list, which is about forty times as fast. Not STRICT: PostgreSQL
   * does not inline a STRICT function with a CASE.
   */
  `create or replace function search_text(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(value) = char_length(value) then lower(value) else translate(lower(value),
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž',
    'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzz') end
$$`,
  /*
   * Lowercases a text of decomposed letters. `translate` costs about one microsecond for
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
  `create or replace function sort_text_of(value text) returns text language plpgsql immutable parallel safe as $$
declare
  key text := left(value, ${DECIDING});
  numbered text := '';
  digits text;
begin
  if octet_length(key) = char_length(key) then
    key := lower(key collate "C");
  else
    key := public.small_letters(regexp_replace(normalize(key, NFD), '[${UNSORTED}]+', '', 'g'));
    if octet_length(key) <> char_length(key) then
      key := replace(replace(translate(key, '${BASE_LETTERS.from}', '${BASE_LETTERS.to}'), 'æ', 'ae'), 'œ', 'oe');
    end if;
  end if;
  -- One number after another: about twice as fast as replacing all numbers of a length at once.
  loop
    digits := substring(key from '[0-9]+');
    exit when digits is null;
    numbered := numbered || left(key, strpos(key, digits) - 1);
    key := substr(key, strpos(key, digits) + char_length(digits));
    digits := coalesce(nullif(ltrim(digits, '0'), ''), '0');
    numbered := numbered || case
      when char_length(digits) < 5 then repeat(':', char_length(digits) - 1) || digits
      when char_length(digits) <= 20 then '::::' || lpad(digits, 20, '0')
      else '::::' || regexp_replace(repeat('0', 20) || digits, '0+([0-9]{20})', '\\1', 'g') end;
  end loop;
  return nullif(numbered || key, '');
end
$$`,
  /*
   * The key by which a text is sorted: the same rule as `sortKeyOf` in `src/contract/sort-key.ts`, null for a text without
   * characters. It is compared with `collate "C"`. Short texts without digits do not leave the query.
   */
  `create or replace function sort_text(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(value) = char_length(value) and char_length(value) <= ${DECIDING} and value !~ '[0-9]'
    then nullif(lower(value collate "C"), '') else public.sort_text_of(value) end
$$`,
];
