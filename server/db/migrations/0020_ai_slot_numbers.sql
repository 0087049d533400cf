DROP INDEX "ai_slots_owner_index";--> statement-breakpoint
ALTER TABLE "ai_slots" ADD COLUMN "number" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_slots_number_unique" ON "ai_slots" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "ai_slots_expiry_index" ON "ai_slots" USING btree ("expires_at");