-- Reviewed: an index on one text column; a million rows take some seconds.
CREATE INDEX "supply_houses_trading_name_identity" ON "supply_houses" USING btree (identity_text("trading_name"));
