-- Reviewed: link tables, a million rows take about a second each. The old indexes serve lists until the new ones are ready.
ALTER INDEX "treatment_medicines_medicine_id_index" RENAME TO "treatment_medicines_medicine_id_index_old";
--> statement-breakpoint
ALTER INDEX "veterinarian_clinics_clinic_id_index" RENAME TO "veterinarian_clinics_clinic_id_index_old";
--> statement-breakpoint
CREATE INDEX "treatment_medicines_medicine_id_index" ON "treatment_medicines" USING btree ("medicine_id","treatment_id");
--> statement-breakpoint
CREATE INDEX "veterinarian_clinics_clinic_id_index" ON "veterinarian_clinics" USING btree ("clinic_id","veterinarian_id");
--> statement-breakpoint
DROP INDEX "treatment_medicines_medicine_id_index_old";
--> statement-breakpoint
DROP INDEX "veterinarian_clinics_clinic_id_index_old";
