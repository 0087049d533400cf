ALTER TABLE "reviews" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_link_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "sent_from" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "approved_from" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "approved_as" text;