ALTER TABLE "ai_places" RENAME TO "ai_slots";--> statement-breakpoint
-- Written by hand: renamed like the table instead of dropped and built again.
ALTER TABLE "ai_slots" RENAME CONSTRAINT "ai_places_user_id_users_id_fk" TO "ai_slots_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "ai_places_pkey" RENAME TO "ai_slots_pkey";--> statement-breakpoint
ALTER INDEX "ai_places_owner_index" RENAME TO "ai_slots_owner_index";
