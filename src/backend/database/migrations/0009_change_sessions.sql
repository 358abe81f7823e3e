ALTER TABLE "sessions" ADD CONSTRAINT "sessions_signed_in_by_check" CHECK ("signed_in_by" in ('password', 'company'));
