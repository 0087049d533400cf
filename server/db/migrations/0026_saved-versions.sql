CREATE TABLE "saved_versions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_versions" ADD CONSTRAINT "saved_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "saved_versions" ("user_id") SELECT "id" FROM "users";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "change_saved_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		-- What was hidden is in no list, and where a user goes the version goes as well.
		UPDATE saved_versions SET version = gen_random_uuid()
		WHERE user_id IN (SELECT user_id FROM changed WHERE deleted_at IS NULL);
	ELSE
		INSERT INTO saved_versions (user_id) SELECT user_id FROM changed GROUP BY user_id ORDER BY user_id
		ON CONFLICT (user_id) DO UPDATE SET version = excluded.version;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "saved_content_inserted" AFTER INSERT ON "saved_content" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "change_saved_version"();--> statement-breakpoint
CREATE TRIGGER "saved_content_updated" AFTER UPDATE ON "saved_content" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "change_saved_version"();--> statement-breakpoint
CREATE TRIGGER "saved_content_deleted" AFTER DELETE ON "saved_content" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "change_saved_version"();--> statement-breakpoint
CREATE TRIGGER "personalized_images_inserted" AFTER INSERT ON "personalized_images" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "change_saved_version"();--> statement-breakpoint
CREATE TRIGGER "personalized_images_updated" AFTER UPDATE ON "personalized_images" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "change_saved_version"();--> statement-breakpoint
CREATE TRIGGER "personalized_images_deleted" AFTER DELETE ON "personalized_images" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "change_saved_version"();
