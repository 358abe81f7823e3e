CREATE TABLE "revenue_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"before_year" numeric(19, 2) NOT NULL,
	"after_year" numeric(19, 2) NOT NULL,
	"before_plan" uuid,
	"after_plan" uuid,
	"before_periodicity" text,
	"after_periodicity" text,
	"rule_version" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE INDEX "revenue_movements_account_id_idx" ON "revenue_movements" USING btree ("account_id","currency","id");
--> statement-breakpoint
CREATE INDEX "revenue_movements_effective_at_idx" ON "revenue_movements" USING btree ("effective_at");
