CREATE TABLE "entity_console_caller_writes" (
	"caller" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);

