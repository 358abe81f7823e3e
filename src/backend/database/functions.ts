/** What a quick search in a great many texts stands on: an index of the groups of three letters that a text has. */
export const searchExtension = "pg_trgm";

/**
 * SQL functions that the backend's queries use. They are there before a product's first migration, which may put an
 * index on them; an index keeps what a function answered, so a function that is to answer differently needs a new name.
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
];
