ALTER TABLE "invoices" ADD COLUMN "billing_currency" text DEFAULT 'EUR';
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_billing_currency_check" CHECK ("billing_currency" in ('EUR', 'CHF'));
