CREATE TABLE "row_counts" (
	"subject" text NOT NULL,
	"day" date,
	"count" bigint NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- Of users and posts, by the day of their row.
CREATE OR REPLACE FUNCTION "count_rows_by_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO row_counts (subject, day, count)
	SELECT tg_table_name, (created_at AT TIME ZONE 'utc')::date, CASE tg_op WHEN 'DELETE' THEN -count(*) ELSE count(*) END
	FROM changed GROUP BY 2;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_user_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO row_counts (subject, count)
	SELECT tg_table_name, CASE tg_op WHEN 'DELETE' THEN -count(*) ELSE count(*) END FROM changed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Without those that are hidden and wait for their end.
CREATE OR REPLACE FUNCTION "count_saved_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO row_counts (subject, count)
	SELECT tg_table_name, CASE tg_op WHEN 'DELETE' THEN -count(*) ELSE count(*) END
	FROM changed WHERE deleted_at IS NULL HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_hidden_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO row_counts (subject, count) VALUES (tg_table_name, CASE WHEN new.deleted_at IS NULL THEN 1 ELSE -1 END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO row_counts (subject, count, size)
	SELECT tg_table_name, CASE tg_op WHEN 'DELETE' THEN -count(*) ELSE count(*) END,
		CASE tg_op WHEN 'DELETE' THEN -sum(size) ELSE sum(size) END
	FROM changed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
-- What files are used for, each use once for its file. Where a file goes first, its uses are counted off while its size is known.
CREATE OR REPLACE FUNCTION "count_file_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO row_counts (subject, count, size)
	SELECT subject, CASE tg_op WHEN 'DELETE' THEN -count(*) ELSE count(*) END,
		CASE tg_op WHEN 'DELETE' THEN -sum(size) ELSE sum(size) END
	FROM (
		SELECT
			CASE tg_table_name WHEN 'user_assets' THEN used ->> 'type' ELSE tg_table_name END AS subject,
			coalesce(used ->> 'file_key', used ->> 'composite_key') AS file
		FROM (SELECT to_jsonb(changed) AS used FROM changed) AS rows
	) AS uses
	JOIN files ON key = file GROUP BY subject;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_file_uses_off"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO row_counts (subject, count, size)
	SELECT type, -1, -old.size FROM user_assets WHERE file_key = old.key
	UNION ALL SELECT 'ai_images', -1, -old.size FROM ai_images WHERE file_key = old.key
	UNION ALL SELECT 'personalized_images', -1, -old.size FROM personalized_images WHERE composite_key = old.key;
	RETURN old;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_inserted" AFTER INSERT ON "users" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_rows_by_day"();--> statement-breakpoint
CREATE TRIGGER "users_deleted" AFTER DELETE ON "users" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_rows_by_day"();--> statement-breakpoint
CREATE TRIGGER "posts_inserted" AFTER INSERT ON "posts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_rows_by_day"();--> statement-breakpoint
CREATE TRIGGER "posts_deleted" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_rows_by_day"();--> statement-breakpoint
CREATE TRIGGER "user_answers_inserted" AFTER INSERT ON "user_answers" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_user_answers"();--> statement-breakpoint
CREATE TRIGGER "user_answers_deleted" AFTER DELETE ON "user_answers" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_user_answers"();--> statement-breakpoint
CREATE TRIGGER "saved_content_added" AFTER INSERT ON "saved_content" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_saved_content"();--> statement-breakpoint
CREATE TRIGGER "saved_content_removed" AFTER DELETE ON "saved_content" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_saved_content"();--> statement-breakpoint
CREATE TRIGGER "saved_content_hidden" AFTER UPDATE OF "deleted_at" ON "saved_content" FOR EACH ROW WHEN ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)) EXECUTE FUNCTION "count_hidden_content"();--> statement-breakpoint
CREATE TRIGGER "files_inserted" AFTER INSERT ON "files" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_files"();--> statement-breakpoint
CREATE TRIGGER "files_deleted" AFTER DELETE ON "files" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_files"();--> statement-breakpoint
CREATE TRIGGER "files_uses_deleted" BEFORE DELETE ON "files" FOR EACH ROW EXECUTE FUNCTION "count_file_uses_off"();--> statement-breakpoint
CREATE TRIGGER "user_assets_added" AFTER INSERT ON "user_assets" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_file_use"();--> statement-breakpoint
CREATE TRIGGER "user_assets_removed" AFTER DELETE ON "user_assets" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_file_use"();--> statement-breakpoint
CREATE TRIGGER "ai_images_added" AFTER INSERT ON "ai_images" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_file_use"();--> statement-breakpoint
CREATE TRIGGER "ai_images_removed" AFTER DELETE ON "ai_images" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_file_use"();--> statement-breakpoint
CREATE TRIGGER "personalized_images_added" AFTER INSERT ON "personalized_images" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_file_use"();--> statement-breakpoint
CREATE TRIGGER "personalized_images_removed" AFTER DELETE ON "personalized_images" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_file_use"();--> statement-breakpoint
-- The triggers keep writers out until all of this counts, so that nothing is missed in between.
INSERT INTO "row_counts" ("subject", "day", "count", "size")
SELECT 'users', (created_at AT TIME ZONE 'utc')::date, count(*), 0 FROM users GROUP BY 2
UNION ALL SELECT 'posts', (created_at AT TIME ZONE 'utc')::date, count(*), 0 FROM posts GROUP BY 2
UNION ALL SELECT 'user_answers', NULL, count(*), 0 FROM user_answers
UNION ALL SELECT 'saved_content', NULL, count(*), 0 FROM saved_content WHERE deleted_at IS NULL
UNION ALL SELECT 'files', NULL, count(*), coalesce(sum(size), 0) FROM files
UNION ALL SELECT type, NULL, count(*), sum(size) FROM user_assets JOIN files ON key = file_key GROUP BY type
UNION ALL SELECT 'ai_images', NULL, count(*), coalesce(sum(size), 0) FROM ai_images JOIN files ON key = file_key
UNION ALL SELECT 'personalized_images', NULL, count(*), coalesce(sum(size), 0) FROM personalized_images JOIN files ON key = composite_key;
