-- Keeps the ledger of recurring revenue (decision 0076), and fills it with what the audit trail knows.

-- Compares the state of an account with the ledger and adds the movements between them. Without revenue, `p_year` is 0.
CREATE FUNCTION record_revenue(
  p_account uuid, p_currency text, p_year numeric, p_plan uuid, p_periodicity text, p_cause text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last record;
  is_known boolean := false;
BEGIN
  FOR last IN
    SELECT DISTINCT ON (currency) currency, after_year, after_plan, after_periodicity
    FROM revenue_movements WHERE account_id = p_account ORDER BY currency, id DESC
  LOOP
    IF last.currency = p_currency AND p_year > 0 THEN
      is_known := true;
      IF last.after_year = 0 THEN
        INSERT INTO revenue_movements (account_id, currency, kind, cause, effective_at, before_year, after_year, after_plan, after_periodicity)
        VALUES (p_account, p_currency, 'reactivation', p_cause, p_at, 0, p_year, p_plan, p_periodicity);
      ELSIF last.after_year <> p_year OR last.after_plan <> p_plan OR last.after_periodicity <> p_periodicity THEN
        INSERT INTO revenue_movements (account_id, currency, kind, cause, effective_at,
          before_year, after_year, before_plan, after_plan, before_periodicity, after_periodicity)
        VALUES (p_account, p_currency,
          CASE WHEN p_year > last.after_year THEN 'expansion' WHEN p_year < last.after_year THEN 'contraction' ELSE 'planTransfer' END,
          p_cause, p_at, last.after_year, p_year, last.after_plan, p_plan, last.after_periodicity, p_periodicity);
      END IF;
    ELSIF last.after_year > 0 THEN
      INSERT INTO revenue_movements (account_id, currency, kind, cause, effective_at, before_year, after_year, before_plan, before_periodicity)
      VALUES (p_account, last.currency, 'churn', p_cause, p_at, last.after_year, 0, last.after_plan, last.after_periodicity);
    END IF;
  END LOOP;
  IF p_year > 0 AND NOT is_known THEN
    INSERT INTO revenue_movements (account_id, currency, kind, cause, effective_at, before_year, after_year, after_plan, after_periodicity)
    VALUES (p_account, p_currency, CASE WHEN p_cause = 'openingBalance' THEN 'openingBalance' ELSE 'newBusiness' END, p_cause, p_at, 0, p_year, p_plan, p_periodicity);
  END IF;
END $$;
--> statement-breakpoint
-- Revenue per year of a price. On-demand prices do not recur.
CREATE FUNCTION yearly_revenue(p_amount numeric, p_periodicity text) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_periodicity WHEN 'monthly' THEN coalesce(p_amount, 0) * 12 WHEN 'yearly' THEN coalesce(p_amount, 0) ELSE 0 END
$$;
--> statement-breakpoint
CREATE FUNCTION record_account_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payment record;
  cause text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'DELETE' THEN 'accountDeleted' ELSE 'amount' END;
BEGIN
  -- Rows that are copied from another database bring their ledger.
  IF current_setting('entity_console.copying', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM record_revenue(OLD.id, NULL, 0, NULL, NULL, cause, clock_timestamp());
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status = NEW.status AND OLD.plan_payment IS NOT DISTINCT FROM NEW.plan_payment AND OLD.amount IS NOT DISTINCT FROM NEW.amount THEN
      RETURN NULL;
    END IF;
    cause := CASE WHEN OLD.status <> NEW.status THEN 'status' WHEN OLD.plan_payment IS DISTINCT FROM NEW.plan_payment THEN 'plan' ELSE 'amount' END;
  END IF;
  IF NEW.status = 'active' AND NEW.amount > 0 AND NEW.plan_payment IS NOT NULL THEN
    -- The lock waits for a concurrent change of the price's period or currency, and makes it wait.
    SELECT plan_id, periodicity, currency INTO payment FROM plan_payments WHERE id = NEW.plan_payment FOR SHARE;
    PERFORM record_revenue(NEW.id, payment.currency, yearly_revenue(NEW.amount, payment.periodicity),
      payment.plan_id, payment.periodicity, cause, clock_timestamp());
  ELSE
    PERFORM record_revenue(NEW.id, NULL, 0, NULL, NULL, cause, clock_timestamp());
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_record_revenue AFTER INSERT OR UPDATE OR DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION record_account_revenue();
--> statement-breakpoint
CREATE FUNCTION record_payment_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payer record;
BEGIN
  IF current_setting('entity_console.copying', true) = 'on' THEN
    RETURN NULL;
  END IF;
  FOR payer IN SELECT id, amount FROM accounts WHERE plan_payment = NEW.id AND status = 'active' AND amount > 0 ORDER BY id LOOP
    PERFORM record_revenue(payer.id, NEW.currency, yearly_revenue(payer.amount, NEW.periodicity), NEW.plan_id, NEW.periodicity, 'period', clock_timestamp());
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER plan_payments_record_revenue AFTER UPDATE ON plan_payments
  FOR EACH ROW WHEN ((OLD.periodicity, OLD.currency, OLD.plan_id) IS DISTINCT FROM (NEW.periodicity, NEW.currency, NEW.plan_id))
  EXECUTE FUNCTION record_payment_revenue();
--> statement-breakpoint
CREATE FUNCTION keep_revenue_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('entity_console.copying', true) = 'on' THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  RAISE EXCEPTION 'Rows of revenue_movements cannot be changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER revenue_movements_keep BEFORE UPDATE OR DELETE ON revenue_movements
  FOR EACH ROW EXECUTE FUNCTION keep_revenue_movements();
--> statement-breakpoint
-- Prices as they were: each version of a price ended with an audited change of its plan.
CREATE TEMP TABLE payment_versions AS
  SELECT (item->>'id')::uuid AS payment, entry.at AS until, item->>'periodicity' AS periodicity,
    coalesce(item->>'currency', 'BRL') AS currency, entry.record_id::uuid AS plan
  FROM audit_entries entry, jsonb_array_elements(entry.before->'planPayments') item
  WHERE entry.entity = 'plan' AND jsonb_typeof(entry.before->'planPayments') = 'array' AND item->>'id' IS NOT NULL
  UNION ALL
  SELECT id, 'infinity', periodicity, currency, plan_id FROM plan_payments;
--> statement-breakpoint
-- States of accounts, each valid from `at`. `step` orders states of the same time.
CREATE TEMP TABLE account_states (account uuid, at timestamptz, step integer, status text, payment uuid, amount numeric, cause text);
--> statement-breakpoint
-- Walks back from the present state of each account through its audit entries.
DO $$
DECLARE
  trail timestamptz := coalesce((SELECT min(at) FROM audit_entries), now());
  subject record;
  entry record;
  state record;
  step integer;
  is_there boolean;
BEGIN
  FOR subject IN
    SELECT id, created_at, status, plan_payment, amount, true AS is_there FROM accounts
    UNION ALL
    SELECT DISTINCT record_id::uuid, NULL::timestamptz, NULL, NULL::uuid, NULL::numeric, false FROM audit_entries
    WHERE entity = 'account' AND action = 'delete' AND record_id NOT IN (SELECT id::text FROM accounts)
  LOOP
    SELECT subject.status AS status, subject.plan_payment AS payment, subject.amount AS amount INTO state;
    is_there := subject.is_there;
    step := 0;
    FOR entry IN
      SELECT at, action, before, after FROM audit_entries
      WHERE entity = 'account' AND record_id = subject.id::text AND (before IS NOT NULL OR after IS NOT NULL)
      ORDER BY at DESC, id DESC
    LOOP
      step := step - 1;
      INSERT INTO account_states VALUES (subject.id, entry.at, step, CASE WHEN is_there THEN state.status END, state.payment, state.amount,
        CASE WHEN entry.before IS NULL AND entry.action = 'create' THEN 'created' WHEN entry.after IS NULL THEN 'accountDeleted'
          WHEN coalesce(entry.before, '{}') ? 'status' OR entry.after ? 'status' THEN 'status'
          WHEN coalesce(entry.before, '{}') ? 'planPayment' OR entry.after ? 'planPayment' THEN 'plan' ELSE 'amount' END);
      IF entry.action = 'create' AND entry.before IS NULL THEN
        is_there := false;
      ELSIF entry.after IS NULL THEN
        is_there := true;
        SELECT entry.before->>'status' AS status, (entry.before->>'planPayment')::uuid AS payment, (entry.before->>'amount')::numeric AS amount INTO state;
      ELSE
        SELECT
          CASE WHEN entry.before ? 'status' OR entry.after ? 'status' THEN entry.before->>'status' ELSE state.status END AS status,
          CASE WHEN entry.before ? 'planPayment' OR entry.after ? 'planPayment' THEN (entry.before->>'planPayment')::uuid ELSE state.payment END AS payment,
          CASE WHEN entry.before ? 'amount' OR entry.after ? 'amount' THEN (entry.before->>'amount')::numeric ELSE state.amount END AS amount
        INTO state;
      END IF;
    END LOOP;
    -- Without an entry of its creation: a balance on the first day of the trail, or the day on which it was created.
    IF is_there THEN
      INSERT INTO account_states VALUES (subject.id, greatest(trail, subject.created_at), step - 1, state.status, state.payment, state.amount,
        CASE WHEN subject.created_at > trail THEN 'created' ELSE 'openingBalance' END);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Changes of a price's period or currency are changes of the accounts that paid it.
INSERT INTO account_states
  SELECT state.account, version.until, state.step, state.status, state.payment, state.amount, 'period'
  FROM (SELECT *, lead(at, 1, 'infinity') OVER (PARTITION BY account ORDER BY at, step) AS ends FROM account_states) state
  JOIN payment_versions version ON version.payment = state.payment AND version.until > state.at AND version.until < state.ends;
--> statement-breakpoint
DO $$
DECLARE
  state record;
  version record;
BEGIN
  FOR state IN SELECT * FROM account_states ORDER BY account, at, step LOOP
    SELECT periodicity, currency, plan INTO version FROM payment_versions
      WHERE payment = state.payment AND until > state.at ORDER BY until LIMIT 1;
    IF state.status = 'active' AND state.amount > 0 AND version.periodicity IS NOT NULL THEN
      PERFORM record_revenue(state.account, version.currency, yearly_revenue(state.amount, version.periodicity),
        version.plan, version.periodicity, state.cause, state.at);
    ELSE
      PERFORM record_revenue(state.account, NULL, 0, NULL, NULL, state.cause, state.at);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
DROP TABLE account_states;
--> statement-breakpoint
DROP TABLE payment_versions;
