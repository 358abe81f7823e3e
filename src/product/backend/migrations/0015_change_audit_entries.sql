DROP INDEX "audit_entries_username_at_idx";
--> statement-breakpoint
CREATE INDEX "audit_entries_username_at_idx" ON "audit_entries" USING btree (identity_text("username"),"at","id");
