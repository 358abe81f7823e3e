CREATE FUNCTION entity_console_keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed text := coalesce(current_setting('entity_console.audit', true), '');
BEGIN
  IF coalesce(current_setting('entity_console.copying', true), '') <> 'on'
    AND NOT (TG_OP = 'DELETE' AND allowed = 'clean-up') AND NOT (TG_OP = 'UPDATE' AND allowed = 'erase') THEN
    RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = '42501';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION entity_console_queue_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A copied database has the queue and the links of its source.
  IF coalesce(current_setting('entity_console.copying', true), '') <> 'on' THEN
    INSERT INTO entity_console_audit_queue (entry_id) SELECT id FROM added;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO "entity_console_audit_queue" ("entry_id") SELECT "id" FROM "audit_entries";
--> statement-breakpoint
CREATE TRIGGER entity_console_keep BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION entity_console_keep_audit();
--> statement-breakpoint
CREATE TRIGGER entity_console_keep_all BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION entity_console_keep_audit();
--> statement-breakpoint
CREATE TRIGGER entity_console_queue AFTER INSERT ON "audit_entries" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entity_console_queue_audit();
--> statement-breakpoint
CREATE TRIGGER entity_console_keep BEFORE UPDATE OR DELETE ON "entity_console_audit_links" FOR EACH ROW EXECUTE FUNCTION entity_console_keep_audit();
--> statement-breakpoint
CREATE TRIGGER entity_console_keep_all BEFORE TRUNCATE ON "entity_console_audit_links" FOR EACH STATEMENT EXECUTE FUNCTION entity_console_keep_audit();
