CREATE TABLE "coupon_credit_states" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_credit_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" uuid NOT NULL,
	"code" text NOT NULL,
	"credits" numeric(21, 2) NOT NULL,
	"is_unlimited" boolean NOT NULL,
	"last_day" date,
	"effective_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE INDEX "coupon_credit_states_coupon_id_idx" ON "coupon_credit_states" USING btree ("coupon_id","id");
