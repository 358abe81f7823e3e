ALTER TABLE "clinics" ADD COLUMN "opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;
