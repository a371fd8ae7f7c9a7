-- The account of a wallet (SPEC section 7), made on its first sign-in. Two callers at once get the same account:
-- the second one waits at the unique address, finds it taken and takes back the account it had begun.
CREATE FUNCTION app.get_or_create_user_by_wallet(p_wallet_address text) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  v_address text := lower(p_wallet_address);
  v_user_id uuid;
  v_wallet_id uuid;
BEGIN
  IF v_address IS NULL OR v_address !~ '^0x[0-9a-f]{40}$' THEN
    RAISE EXCEPTION 'not a wallet address' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  SELECT user_id INTO v_user_id FROM app.wallets WHERE address = v_address;
  IF FOUND THEN
    RETURN v_user_id;
  END IF;
  INSERT INTO app.users (email) VALUES (gen_random_uuid() || '@wallet.invalid') RETURNING id INTO v_user_id;
  INSERT INTO app.wallets (user_id, address, chain_id, is_primary)
    VALUES (v_user_id, v_address, 96969, true)
    ON CONFLICT (address) DO NOTHING
    RETURNING id INTO v_wallet_id;
  IF v_wallet_id IS NULL THEN
    DELETE FROM app.users WHERE id = v_user_id;
    SELECT user_id INTO v_user_id FROM app.wallets WHERE address = v_address;
  END IF;
  RETURN v_user_id;
END
$$;
