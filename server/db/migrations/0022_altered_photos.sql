CREATE TABLE "altered_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "altered_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"ai_image_id" integer NOT NULL,
	"original_key" text NOT NULL,
	"token_hash" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "altered_photos_aiImageId_unique" UNIQUE("ai_image_id"),
	CONSTRAINT "altered_photos_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "ai_images" ADD COLUMN "is_altered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "altered_photos" ADD CONSTRAINT "altered_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "altered_photos" ADD CONSTRAINT "altered_photos_ai_image_id_ai_images_id_fk" FOREIGN KEY ("ai_image_id") REFERENCES "public"."ai_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "altered_photos" ADD CONSTRAINT "altered_photos_original_key_files_key_fk" FOREIGN KEY ("original_key") REFERENCES "public"."files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "altered_photos_owner_index" ON "altered_photos" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "altered_photos_original_index" ON "altered_photos" USING btree ("original_key");