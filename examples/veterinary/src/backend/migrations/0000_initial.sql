CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_reason" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"veterinarian_id" uuid NOT NULL,
	"clinic_id" uuid NOT NULL,
	"consulting_room" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer DEFAULT 20 NOT NULL,
	"urgency" text DEFAULT 'routine' NOT NULL,
	"appointment_phase" text DEFAULT 'requested' NOT NULL,
	"call_off_reason" text,
	"consultation_fee" numeric(15, 2) DEFAULT 35 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "appointments_urgency_check" CHECK ("urgency" in ('routine', 'preferential', 'critical')),
	CONSTRAINT "appointments_appointment_phase_check" CHECK ("appointment_phase" in ('requested', 'confirmed', 'attended', 'calledOff', 'missed'))
);

--> statement-breakpoint
CREATE TABLE "breeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"breed_name" text NOT NULL,
	"animal_species" text DEFAULT 'canine' NOT NULL,
	"adult_weight" double precision,
	"predispositions" text[] NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "breeds_animal_species_check" CHECK ("animal_species" in ('canine', 'feline', 'lagomorph', 'avian', 'reptile'))
);

--> statement-breakpoint
CREATE TABLE "clinics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clinic_name" text NOT NULL,
	"postal_address" text NOT NULL,
	"founding_year" integer NOT NULL,
	"night_service" boolean DEFAULT false NOT NULL,
	"website" text,
	"public_notice" text,
	"revision" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "consulting_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_name" text NOT NULL,
	"room_equipment" text DEFAULT 'generalPractice' NOT NULL,
	"storey" integer DEFAULT 0 NOT NULL,
	"clinic_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "consulting_rooms_room_equipment_check" CHECK ("room_equipment" in ('generalPractice', 'operatingTheatre', 'radiology', 'intensiveCare'))
);

--> statement-breakpoint
CREATE TABLE "duty_rosters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"roster_week" date NOT NULL,
	"veterinarian_id" uuid NOT NULL,
	"roster_note" text,
	"revision" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concept" text NOT NULL,
	"unit_count" integer DEFAULT 1 NOT NULL,
	"line_price" numeric(15, 2) DEFAULT 0 NOT NULL,
	"vat_rate" text DEFAULT 'standardRate' NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoice_lines_vat_rate_check" CHECK ("vat_rate" in ('standardRate', 'reducedRate', 'exempt'))
);

--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_number" text NOT NULL,
	"keeper_id" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"settlement_state" text DEFAULT 'unsettled' NOT NULL,
	"settled_on" date,
	"amount_due" numeric(15, 2) DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoices_settlement_state_check" CHECK ("settlement_state" in ('unsettled', 'settled', 'writtenOff'))
);

--> statement-breakpoint
CREATE TABLE "keepers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"tax_number" text NOT NULL,
	"email_address" text NOT NULL,
	"telephone" text NOT NULL,
	"contact_channel" text DEFAULT 'phoneCall' NOT NULL,
	"portal_password" text,
	"reminder_consent" boolean DEFAULT true NOT NULL,
	"remarks" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "keepers_contact_channel_check" CHECK ("contact_channel" in ('phoneCall', 'textMessage', 'letter'))
);

--> statement-breakpoint
CREATE TABLE "medicines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trade_name" text NOT NULL,
	"active_ingredient" text,
	"dosage_form" text DEFAULT 'tablet' NOT NULL,
	"stocked_doses" integer DEFAULT 0 NOT NULL,
	"unit_price" numeric(15, 2) DEFAULT 0 NOT NULL,
	"prescription_only" boolean DEFAULT true NOT NULL,
	"storage_ceiling" double precision,
	"supply_state" text DEFAULT 'supplied' NOT NULL,
	"leaflet" text,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "medicines_dosage_form_check" CHECK ("dosage_form" in ('tablet', 'injectable', 'syrup', 'ointment')),
	CONSTRAINT "medicines_supply_state_check" CHECK ("supply_state" in ('supplied', 'shortage', 'withdrawn'))
);

--> statement-breakpoint
CREATE TABLE "patients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_name" text NOT NULL,
	"keeper_id" uuid NOT NULL,
	"breed_id" uuid NOT NULL,
	"animal_sex" text DEFAULT 'female' NOT NULL,
	"birth_date" date NOT NULL,
	"body_weight" double precision,
	"chip_number" text,
	"neutered" boolean DEFAULT false NOT NULL,
	"allergies" text[] DEFAULT '{}' NOT NULL,
	"portrait" text,
	"vital_state" text DEFAULT 'underCare' NOT NULL,
	"deceased_on" date,
	"anamnesis" text,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "patients_animal_sex_check" CHECK ("animal_sex" in ('female', 'male')),
	CONSTRAINT "patients_vital_state_check" CHECK ("vital_state" in ('underCare', 'transferred', 'deceased'))
);

--> statement-breakpoint
CREATE TABLE "treatment_medicines" (
	"treatment_id" uuid NOT NULL,
	"medicine_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "treatment_medicines_treatment_id_medicine_id_pk" PRIMARY KEY("treatment_id","medicine_id")
);

--> statement-breakpoint
CREATE TABLE "treatments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"diagnosis" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"veterinarian_id" uuid NOT NULL,
	"urgency" text DEFAULT 'routine' NOT NULL,
	"prescribed_on" date NOT NULL,
	"treatment_days" integer,
	"instructions" text,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "treatments_urgency_check" CHECK ("urgency" in ('routine', 'preferential', 'critical'))
);

--> statement-breakpoint
CREATE TABLE "vaccinations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_number" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"medicine_id" uuid NOT NULL,
	"administered_on" date NOT NULL,
	"booster_due" date,
	"revision" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "veterinarian_clinics" (
	"veterinarian_id" uuid NOT NULL,
	"clinic_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "veterinarian_clinics_veterinarian_id_clinic_id_pk" PRIMARY KEY("veterinarian_id","clinic_id")
);

--> statement-breakpoint
CREATE TABLE "veterinarians" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"licence_number" text NOT NULL,
	"duty_state" text DEFAULT 'onDuty' NOT NULL,
	"specialities" text[] NOT NULL,
	"hired_on" date,
	"hourly_rate" double precision DEFAULT 0 NOT NULL,
	"curriculum" text,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "veterinarians_duty_state_check" CHECK ("duty_state" in ('onDuty', 'onLeave', 'departed'))
);

--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"entity" text,
	"record_id" text,
	"title" text,
	"user_id" uuid,
	"username" text,
	"address" text NOT NULL,
	"request_id" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"parent_id" uuid,
	"generation" integer DEFAULT 0 NOT NULL,
	"refresh_hash" text NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "staff_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "portal_keys" (
	"keeper_id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_veterinarian_id_veterinarians_id_fk" FOREIGN KEY ("veterinarian_id") REFERENCES "public"."veterinarians"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_consulting_room_consulting_rooms_id_fk" FOREIGN KEY ("consulting_room") REFERENCES "public"."consulting_rooms"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consulting_rooms" ADD CONSTRAINT "consulting_rooms_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "duty_rosters" ADD CONSTRAINT "duty_rosters_veterinarian_id_veterinarians_id_fk" FOREIGN KEY ("veterinarian_id") REFERENCES "public"."veterinarians"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_keeper_id_keepers_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."keepers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_keeper_id_keepers_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."keepers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "treatment_medicines" ADD CONSTRAINT "treatment_medicines_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "treatment_medicines" ADD CONSTRAINT "treatment_medicines_medicine_id_medicines_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."medicines"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_veterinarian_id_veterinarians_id_fk" FOREIGN KEY ("veterinarian_id") REFERENCES "public"."veterinarians"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vaccinations" ADD CONSTRAINT "vaccinations_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vaccinations" ADD CONSTRAINT "vaccinations_medicine_id_medicines_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."medicines"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "veterinarian_clinics" ADD CONSTRAINT "veterinarian_clinics_veterinarian_id_veterinarians_id_fk" FOREIGN KEY ("veterinarian_id") REFERENCES "public"."veterinarians"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "veterinarian_clinics" ADD CONSTRAINT "veterinarian_clinics_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portal_keys" ADD CONSTRAINT "portal_keys_keeper_id_keepers_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."keepers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "appointments_patient_id_index" ON "appointments" USING btree ("patient_id");
--> statement-breakpoint
CREATE INDEX "appointments_veterinarian_id_index" ON "appointments" USING btree ("veterinarian_id");
--> statement-breakpoint
CREATE INDEX "appointments_clinic_id_index" ON "appointments" USING btree ("clinic_id");
--> statement-breakpoint
CREATE INDEX "appointments_consulting_room_index" ON "appointments" USING btree ("consulting_room");
--> statement-breakpoint
CREATE INDEX "appointments_starts_at_index" ON "appointments" USING btree ("starts_at");
--> statement-breakpoint
CREATE INDEX "appointments_urgency_index" ON "appointments" USING btree ("urgency");
--> statement-breakpoint
CREATE INDEX "appointments_appointment_phase_index" ON "appointments" USING btree ("appointment_phase");
--> statement-breakpoint
CREATE UNIQUE INDEX "breeds_breed_name_key" ON "breeds" USING btree ("breed_name");
--> statement-breakpoint
CREATE INDEX "breeds_animal_species_index" ON "breeds" USING btree ("animal_species");
--> statement-breakpoint
CREATE UNIQUE INDEX "clinics_clinic_name_key" ON "clinics" USING btree ("clinic_name");
--> statement-breakpoint
CREATE INDEX "clinics_night_service_index" ON "clinics" USING btree ("night_service");
--> statement-breakpoint
CREATE INDEX "consulting_rooms_clinic_id_index" ON "consulting_rooms" USING btree ("clinic_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "duty_rosters_roster_week_key" ON "duty_rosters" USING btree ("roster_week");
--> statement-breakpoint
CREATE INDEX "duty_rosters_veterinarian_id_index" ON "duty_rosters" USING btree ("veterinarian_id");
--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice_id_index" ON "invoice_lines" USING btree ("invoice_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_invoice_number_key" ON "invoices" USING btree ("invoice_number");
--> statement-breakpoint
CREATE INDEX "invoices_keeper_id_index" ON "invoices" USING btree ("keeper_id");
--> statement-breakpoint
CREATE INDEX "invoices_issued_on_index" ON "invoices" USING btree ("issued_on");
--> statement-breakpoint
CREATE INDEX "invoices_settlement_state_index" ON "invoices" USING btree ("settlement_state");
--> statement-breakpoint
CREATE UNIQUE INDEX "keepers_tax_number_key" ON "keepers" USING btree ("tax_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "keepers_email_address_key" ON "keepers" USING btree ("email_address");
--> statement-breakpoint
CREATE INDEX "keepers_full_name_index" ON "keepers" USING btree ("full_name");
--> statement-breakpoint
CREATE INDEX "keepers_contact_channel_index" ON "keepers" USING btree ("contact_channel");
--> statement-breakpoint
CREATE INDEX "keepers_reminder_consent_index" ON "keepers" USING btree ("reminder_consent");
--> statement-breakpoint
CREATE INDEX "keepers_created_at_index" ON "keepers" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "medicines_trade_name_key" ON "medicines" USING btree ("trade_name");
--> statement-breakpoint
CREATE INDEX "medicines_dosage_form_index" ON "medicines" USING btree ("dosage_form");
--> statement-breakpoint
CREATE INDEX "medicines_prescription_only_index" ON "medicines" USING btree ("prescription_only");
--> statement-breakpoint
CREATE INDEX "medicines_supply_state_index" ON "medicines" USING btree ("supply_state");
--> statement-breakpoint
CREATE UNIQUE INDEX "patients_chip_number_key" ON "patients" USING btree ("chip_number");
--> statement-breakpoint
CREATE INDEX "patients_call_name_index" ON "patients" USING btree ("call_name");
--> statement-breakpoint
CREATE INDEX "patients_keeper_id_index" ON "patients" USING btree ("keeper_id");
--> statement-breakpoint
CREATE INDEX "patients_breed_id_index" ON "patients" USING btree ("breed_id");
--> statement-breakpoint
CREATE INDEX "patients_birth_date_index" ON "patients" USING btree ("birth_date");
--> statement-breakpoint
CREATE INDEX "patients_neutered_index" ON "patients" USING btree ("neutered");
--> statement-breakpoint
CREATE INDEX "patients_vital_state_index" ON "patients" USING btree ("vital_state");
--> statement-breakpoint
CREATE INDEX "treatment_medicines_medicine_id_index" ON "treatment_medicines" USING btree ("medicine_id");
--> statement-breakpoint
CREATE INDEX "treatments_patient_id_index" ON "treatments" USING btree ("patient_id");
--> statement-breakpoint
CREATE INDEX "treatments_veterinarian_id_index" ON "treatments" USING btree ("veterinarian_id");
--> statement-breakpoint
CREATE INDEX "treatments_urgency_index" ON "treatments" USING btree ("urgency");
--> statement-breakpoint
CREATE INDEX "treatments_prescribed_on_index" ON "treatments" USING btree ("prescribed_on");
--> statement-breakpoint
CREATE INDEX "vaccinations_patient_id_index" ON "vaccinations" USING btree ("patient_id");
--> statement-breakpoint
CREATE INDEX "vaccinations_medicine_id_index" ON "vaccinations" USING btree ("medicine_id");
--> statement-breakpoint
CREATE INDEX "vaccinations_administered_on_index" ON "vaccinations" USING btree ("administered_on");
--> statement-breakpoint
CREATE INDEX "vaccinations_booster_due_index" ON "vaccinations" USING btree ("booster_due");
--> statement-breakpoint
CREATE INDEX "veterinarian_clinics_clinic_id_index" ON "veterinarian_clinics" USING btree ("clinic_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "veterinarians_licence_number_key" ON "veterinarians" USING btree ("licence_number");
--> statement-breakpoint
CREATE INDEX "veterinarians_full_name_index" ON "veterinarians" USING btree ("full_name");
--> statement-breakpoint
CREATE INDEX "veterinarians_duty_state_index" ON "veterinarians" USING btree ("duty_state");
--> statement-breakpoint
CREATE INDEX "veterinarians_hired_on_index" ON "veterinarians" USING btree ("hired_on");
--> statement-breakpoint
CREATE INDEX "attempts_ends_at_idx" ON "attempts" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_entries_record_id_idx" ON "audit_entries" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "audit_entries_username_idx" ON "audit_entries" USING btree ("username","at");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_parent_id_idx" ON "sessions" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_users_username_key" ON "staff_users" USING btree ("username");
