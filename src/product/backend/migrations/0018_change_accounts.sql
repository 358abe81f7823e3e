-- Reviewed: an index on one text column; a million rows take some seconds.
CREATE INDEX "accounts_email_identity" ON "accounts" USING btree (identity_text("email"));
