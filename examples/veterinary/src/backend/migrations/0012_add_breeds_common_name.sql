ALTER TABLE "breeds" ADD COLUMN "common_name" jsonb;
--> statement-breakpoint
CREATE INDEX "breeds_common_name__es_es_index" ON "breeds" USING btree ((("common_name"->>'es-ES')));
--> statement-breakpoint
CREATE INDEX "breeds_common_name__es_es_trigrams" ON "breeds" USING gin (search_text(("common_name"->>'es-ES')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "breeds_common_name__fr_fr_trigrams" ON "breeds" USING gin (search_text(("common_name"->>'fr-FR')) gin_trgm_ops);
