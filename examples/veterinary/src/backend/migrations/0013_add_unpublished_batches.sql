CREATE TABLE "unpublished_batches" (
	"first_id" uuid PRIMARY KEY NOT NULL,
	"last_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);

