-- Removes the rows of batches that an earlier version left unfinished.
DO $$
DECLARE batch record;
BEGIN
  FOR batch IN SELECT * FROM "unpublished_batches" LOOP
    EXECUTE format('DELETE FROM %I WHERE id BETWEEN $1 AND $2', batch.table_name) USING batch.first_id, batch.last_id;
  END LOOP;
END $$;
--> statement-breakpoint
DROP TABLE "unpublished_batches" CASCADE;
