-- Letters as people search and sort them: without case and without accents. A list of letters rather than an
-- extension, so that both databases have it and an index may stand on it.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower(value), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzz')
$$;
--> statement-breakpoint
CREATE INDEX accounts_username_folded_idx ON accounts (fold_text(username), id);
--> statement-breakpoint
CREATE INDEX accounts_email_folded_idx ON accounts (fold_text(email), id);
--> statement-breakpoint
-- A quick search in a great many rows stands on trigrams, where the server has them and lets us.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX accounts_username_trigrams_idx ON accounts USING gin (fold_text(username) gin_trgm_ops);
  CREATE INDEX accounts_email_trigrams_idx ON accounts USING gin (fold_text(email) gin_trgm_ops);
  CREATE INDEX coupons_code_trigrams_idx ON coupons USING gin (fold_text(code) gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  NULL;
END
$$;
