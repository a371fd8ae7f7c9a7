CREATE TABLE "app"."presale_sum_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."presale_sum_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"completed" bigint NOT NULL,
	"usdt_units" numeric NOT NULL,
	"with_bonus" bigint NOT NULL,
	"simulated_units" numeric NOT NULL,
	"logged" bigint NOT NULL
);
--> statement-breakpoint
-- Adds what a statement changed in the sums of completed purchases. It runs with the rights of the tables' owner, because
-- the roles of the processes may not write the sums.
CREATE FUNCTION "app"."add_purchase_sums"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  v_old app.presale_sum_changes := ROW(0, 0, 0, 0, 0, 0);
  v_new app.presale_sum_changes := ROW(0, 0, 0, 0, 0, 0);
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT 0, count(*), coalesce(sum(usdt_amount), 0), count(*) FILTER (WHERE bonus_tokens > 0),
      coalesce(sum(usdt_amount) FILTER (WHERE is_simulated), 0), 0
    INTO v_old FROM old_rows WHERE status = 'completed';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT 0, count(*), coalesce(sum(usdt_amount), 0), count(*) FILTER (WHERE bonus_tokens > 0),
      coalesce(sum(usdt_amount) FILTER (WHERE is_simulated), 0), 0
    INTO v_new FROM new_rows WHERE status = 'completed';
  END IF;
  -- Most statements change neither status nor amounts.
  IF v_new IS DISTINCT FROM v_old THEN
    INSERT INTO app.presale_sum_changes (completed, usdt_units, with_bonus, simulated_units, logged)
    VALUES (v_new.completed - v_old.completed, v_new.usdt_units - v_old.usdt_units, v_new.with_bonus - v_old.with_bonus,
      v_new.simulated_units - v_old.simulated_units, 0);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Adds the purchases whose first entries a statement wrote: those that have no other entries. No kind of entry is in every
-- purchase. Of two transactions that write the first entries of one purchase, the second waits for the lock and then reads
-- the entries of the first. That needs the isolation level READ COMMITTED, which all writers have. The lock does not wait
-- for those that the foreign key of the entries holds.
CREATE FUNCTION "app"."add_logged_purchases"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  v_logged bigint;
BEGIN
  PERFORM FROM app.presale_purchases WHERE id IN (
    SELECT mine.purchase_id FROM (SELECT purchase_id, count(*) AS entries FROM new_rows GROUP BY purchase_id) mine
    WHERE mine.entries = (SELECT count(*) FROM app.presale_ledger entry WHERE entry.purchase_id = mine.purchase_id)
  ) ORDER BY id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  SELECT count(*) INTO v_logged
  FROM (SELECT purchase_id, count(*) AS entries FROM new_rows GROUP BY purchase_id) mine
  WHERE mine.entries = (SELECT count(*) FROM app.presale_ledger entry WHERE entry.purchase_id = mine.purchase_id);
  IF v_logged > 0 THEN
    INSERT INTO app.presale_sum_changes (completed, usdt_units, with_bonus, simulated_units, logged)
    VALUES (0, 0, 0, 0, v_logged);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Subtracts the purchases whose last entries a statement deleted. Only the tables' owner can delete entries. The lock waits
-- for transactions that add entries, through the lock of their foreign key, and they wait for it.
CREATE FUNCTION "app"."subtract_logged_purchases"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  v_logged bigint;
BEGIN
  PERFORM FROM app.presale_purchases WHERE id IN (SELECT purchase_id FROM old_rows) ORDER BY id FOR UPDATE;
  SELECT count(DISTINCT purchase_id) INTO v_logged FROM old_rows
  WHERE NOT EXISTS (SELECT FROM app.presale_ledger entry WHERE entry.purchase_id = old_rows.purchase_id);
  IF v_logged > 0 THEN
    INSERT INTO app.presale_sum_changes (completed, usdt_units, with_bonus, simulated_units, logged)
    VALUES (0, 0, 0, 0, -v_logged);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Replaces all rows by one with their sums. Rows that are not committed yet are not seen and stay. Of two calls at once, the
-- second waits for the first and deletes only what is left.
CREATE FUNCTION "app"."merge_presale_sums"() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  WITH removed AS (DELETE FROM app.presale_sum_changes RETURNING *)
  INSERT INTO app.presale_sum_changes (completed, usdt_units, with_bonus, simulated_units, logged)
  SELECT sum(completed), sum(usdt_units), sum(with_bonus), sum(simulated_units), sum(logged)
  FROM removed HAVING count(*) > 0
$$;
--> statement-breakpoint
-- Nobody writes from here to the end of the migration, so every row is in the first sum or passes the triggers. Writers lock
-- the two tables in both orders: a migration that waited for one while it holds the other could end in a deadlock.
DO $$ BEGIN
  LOOP
    BEGIN
      LOCK TABLE "app"."presale_purchases" IN SHARE ROW EXCLUSIVE MODE;
      LOCK TABLE "app"."presale_ledger" IN SHARE ROW EXCLUSIVE MODE NOWAIT;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "app"."presale_sum_changes" ("completed", "usdt_units", "with_bonus", "simulated_units", "logged")
SELECT count(*), coalesce(sum("usdt_amount"), 0), count(*) FILTER (WHERE "bonus_tokens" > 0),
  coalesce(sum("usdt_amount") FILTER (WHERE "is_simulated"), 0),
  (SELECT count(*) FROM (SELECT DISTINCT "purchase_id" FROM "app"."presale_ledger") logged)
FROM "app"."presale_purchases" WHERE "status" = 'completed';
--> statement-breakpoint
CREATE TRIGGER "presale_purchases_sum_inserted" AFTER INSERT ON "app"."presale_purchases"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "app"."add_purchase_sums"();
--> statement-breakpoint
CREATE TRIGGER "presale_purchases_sum_updated" AFTER UPDATE ON "app"."presale_purchases"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "app"."add_purchase_sums"();
--> statement-breakpoint
CREATE TRIGGER "presale_purchases_sum_deleted" AFTER DELETE ON "app"."presale_purchases"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "app"."add_purchase_sums"();
--> statement-breakpoint
CREATE TRIGGER "presale_ledger_sum_inserted" AFTER INSERT ON "app"."presale_ledger"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "app"."add_logged_purchases"();
--> statement-breakpoint
CREATE TRIGGER "presale_ledger_sum_deleted" AFTER DELETE ON "app"."presale_ledger"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "app"."subtract_logged_purchases"();
