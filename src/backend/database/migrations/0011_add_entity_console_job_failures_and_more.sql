CREATE TABLE "entity_console_job_failures" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"record_id" uuid NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"problem" jsonb,
	CONSTRAINT "entity_console_job_failures_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "entity_console_job_failures_status_check" CHECK ("status" in ('refused', 'conflicting'))
);

--> statement-breakpoint
CREATE TABLE "entity_console_job_records" (
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"ids" uuid[] NOT NULL,
	"revisions" integer[] NOT NULL,
	"earlier" jsonb,
	CONSTRAINT "entity_console_job_records_job_id_number_pk" PRIMARY KEY("job_id","number")
);

--> statement-breakpoint
CREATE TABLE "entity_console_job_results" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"written" jsonb NOT NULL,
	CONSTRAINT "entity_console_job_results_job_id_position_pk" PRIMARY KEY("job_id","position")
);

--> statement-breakpoint
CREATE TABLE "entity_console_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"kind" text NOT NULL,
	"action" text,
	"undoes" uuid,
	"work" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"session_id" uuid,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"served_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "entity_console_jobs_kind_check" CHECK ("kind" in ('change', 'delete', 'action', 'undo')),
	CONSTRAINT "entity_console_jobs_state_check" CHECK ("state" in ('draft', 'waiting', 'running', 'done', 'cancelled', 'failed')),
	CONSTRAINT "entity_console_jobs_reason_check" CHECK ("reason" in ('forbidden', 'error'))
);

--> statement-breakpoint
ALTER TABLE "entity_console_job_failures" ADD CONSTRAINT "entity_console_job_failures_job_id_entity_console_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."entity_console_jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_console_job_records" ADD CONSTRAINT "entity_console_job_records_job_id_entity_console_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."entity_console_jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entity_console_job_results" ADD CONSTRAINT "entity_console_job_results_job_id_entity_console_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."entity_console_jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "entity_console_jobs_user_id_idx" ON "entity_console_jobs" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "entity_console_jobs_created_at_idx" ON "entity_console_jobs" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "entity_console_jobs_open_idx" ON "entity_console_jobs" USING btree ("user_id","started_at") WHERE state in ('waiting', 'running');
