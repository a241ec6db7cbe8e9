-- Written by `npm run db:generate` from the migrated database. Never edited by hand.

CREATE OR REPLACE FUNCTION public.bump_rights_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update rights_version set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is written once and never changed', tg_table_name using errcode = '42501';
end $function$;

create table audit_entries (
  id bigint generated always as identity not null,
  txid xid8 default pg_current_xact_id() not null,
  at timestamp with time zone not null,
  user_id bigint,
  session_id text,
  ip text not null,
  action text not null,
  result text not null,
  entity text,
  entity_id text,
  detail jsonb default '{}'::jsonb not null,
  constraint audit_entries_pkey PRIMARY KEY (id),
  constraint audit_entries_result_check CHECK ((result = ANY (ARRAY['ok'::text, 'refused'::text, 'failed'::text])))
);
CREATE INDEX audit_entries_action ON public.audit_entries USING btree (action, at DESC);
CREATE INDEX audit_entries_at ON public.audit_entries USING btree (at DESC, id DESC);
CREATE INDEX audit_entries_entity ON public.audit_entries USING btree (entity, entity_id, id);
CREATE INDEX audit_entries_txid ON public.audit_entries USING btree (txid, id);
CREATE INDEX audit_entries_user ON public.audit_entries USING btree (user_id, at DESC);
CREATE TRIGGER audit_entries_fixed BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_kept BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on column audit_entries.detail is 'Before and after, why, figures; personal values are sealed before they get here.';
grant insert, select on audit_entries to residency_app;

create table audit_seals (
  seq bigint not null,
  entry_id bigint not null,
  hash bytea not null,
  constraint audit_seals_pkey PRIMARY KEY (seq),
  constraint audit_seals_entry_id_key UNIQUE (entry_id),
  constraint audit_seals_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES audit_entries(id)
);
CREATE TRIGGER audit_seals_fixed BEFORE DELETE OR UPDATE ON public.audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_kept BEFORE TRUNCATE ON public.audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant insert, select on audit_seals to residency_app;

create table captchas (
  key text not null,
  answer_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint captchas_pkey PRIMARY KEY (key)
);
CREATE INDEX captchas_expiry ON public.captchas USING btree (expires_at);
grant delete, insert, select, update on captchas to residency_app;

create table department_administrators (
  department_id bigint not null,
  user_id bigint not null,
  constraint department_administrators_pkey PRIMARY KEY (department_id, user_id),
  constraint department_administrators_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint department_administrators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX department_administrators_user ON public.department_administrators USING btree (user_id);
grant delete, insert, select, update on department_administrators to residency_app;

create table departments (
  id bigint generated always as identity not null,
  parent_id bigint default 0 not null,
  tree_path text not null,
  name text not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint departments_pkey PRIMARY KEY (id),
  constraint departments_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint departments_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE UNIQUE INDEX departments_name ON public.departments USING btree (parent_id, name);
CREATE INDEX departments_parent ON public.departments USING btree (parent_id, sort, id);
CREATE INDEX departments_tree_path ON public.departments USING btree (tree_path text_pattern_ops);
comment on column departments.tree_path is 'Ids from the root to this row, each followed by a slash: 1/4/9/';
grant delete, insert, select, update on departments to residency_app;

create table flow_history (
  id bigint generated always as identity not null,
  flow text not null,
  record_id bigint not null,
  action text not null,
  from_state text not null,
  to_state text not null,
  reason text,
  user_id bigint not null,
  at timestamp with time zone not null,
  constraint flow_history_pkey PRIMARY KEY (id),
  constraint flow_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX flow_history_record ON public.flow_history USING btree (flow, record_id, id);
CREATE INDEX flow_history_user ON public.flow_history USING btree (user_id);
CREATE TRIGGER flow_history_fixed BEFORE DELETE OR UPDATE ON public.flow_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on flow_history to residency_app;

create table known_devices (
  user_id bigint not null,
  device_hash bytea not null,
  last_used_at timestamp with time zone not null,
  constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant delete, insert, select, update on known_devices to residency_app;

create table menus (
  id bigint generated always as identity not null,
  seed text,
  parent_id bigint default 0 not null,
  tree_path text not null,
  name text not null,
  name_en text,
  type smallint not null,
  path text,
  component text,
  perm text,
  visible smallint default 1 not null,
  sort integer default 0 not null,
  icon text,
  redirect text,
  keep_alive smallint,
  always_show smallint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint menus_pkey PRIMARY KEY (id),
  constraint menus_seed_key UNIQUE (seed),
  constraint menus_always_show_check CHECK ((always_show = ANY (ARRAY[0, 1]))),
  constraint menus_keep_alive_check CHECK ((keep_alive = ANY (ARRAY[0, 1]))),
  constraint menus_type_check CHECK (((type >= 1) AND (type <= 4))),
  constraint menus_visible_check CHECK ((visible = ANY (ARRAY[0, 1])))
);
CREATE INDEX menus_tree ON public.menus USING btree (parent_id, sort, id);
CREATE INDEX menus_tree_path ON public.menus USING btree (tree_path text_pattern_ops);
CREATE TRIGGER menus_bump AFTER INSERT OR DELETE OR UPDATE ON public.menus FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
comment on column menus.seed is 'Key of a menu declared in code; null for one an administrator made.';
comment on column menus.type is 'MENU 1, CATALOG 2, EXTLINK 3, BUTTON 4 (published values)';
grant delete, insert, select, update on menus to residency_app;

create table mini_menus (
  id bigint generated always as identity not null,
  parent_id bigint default 0 not null,
  name text not null,
  name_en text,
  path text,
  icon text,
  sort integer default 0 not null,
  visible smallint default 1 not null,
  role_codes text[] default '{}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mini_menus_pkey PRIMARY KEY (id),
  constraint mini_menus_visible_check CHECK ((visible = ANY (ARRAY[0, 1])))
);
CREATE INDEX mini_menus_tree ON public.mini_menus USING btree (parent_id, sort, id);
grant delete, insert, select, update on mini_menus to residency_app;

create table rate_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);
grant delete, insert, select, update on rate_limits to residency_app;

create table rights_version (
  only_row boolean default true not null,
  version bigint default 1 not null,
  constraint rights_version_pkey PRIMARY KEY (only_row),
  constraint rights_version_only_row_check CHECK (only_row)
);
grant delete, insert, select, update on rights_version to residency_app;

create table role_menus (
  role_id bigint not null,
  menu_id bigint not null,
  constraint role_menus_pkey PRIMARY KEY (role_id, menu_id),
  constraint role_menus_menu_id_fkey FOREIGN KEY (menu_id) REFERENCES menus(id) ON DELETE CASCADE,
  constraint role_menus_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE CASCADE
);
CREATE INDEX role_menus_menu ON public.role_menus USING btree (menu_id);
CREATE TRIGGER role_menus_bump AFTER INSERT OR DELETE OR UPDATE ON public.role_menus FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
grant delete, insert, select, update on role_menus to residency_app;

create table roles (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  data_scope smallint default 3 not null,
  is_built_in boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint roles_pkey PRIMARY KEY (id),
  constraint roles_code_key UNIQUE (code),
  constraint roles_name_key UNIQUE (name),
  constraint roles_code_check CHECK ((code ~ '^[A-Z][A-Z0-9_]{1,31}$'::text)),
  constraint roles_data_scope_check CHECK (((data_scope >= 0) AND (data_scope <= 4))),
  constraint roles_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE TRIGGER roles_bump AFTER INSERT OR DELETE OR UPDATE ON public.roles FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
grant delete, insert, select, update on roles to residency_app;

create table schema_migrations (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
grant select on schema_migrations to residency_app;

create table sessions (
  token_hash bytea not null,
  id text not null,
  user_id bigint not null,
  entry text not null,
  ip text not null,
  agent text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_used ON public.sessions USING btree (last_used_at) WHERE (ended_at IS NULL);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);
grant delete, insert, select, update on sessions to residency_app;

create table settings_internal (
  name text not null,
  value text not null,
  constraint settings_internal_pkey PRIMARY KEY (name)
);
comment on table settings_internal is 'Facts about this installation, such as the fingerprint of its key file.';
grant delete, insert, select, update on settings_internal to residency_app;

create table sms_codes (
  request_id text not null,
  purpose text not null,
  mobile_hash text not null,
  code_hash text not null,
  tries smallint default 0 not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint sms_codes_pkey PRIMARY KEY (request_id)
);
CREATE INDEX sms_codes_expiry ON public.sms_codes USING btree (expires_at);
grant delete, insert, select, update on sms_codes to residency_app;

create table sms_outbox (
  id bigint generated by default as identity not null,
  created_at timestamp with time zone default now() not null,
  purpose text not null,
  mobile_sealed text not null,
  text_sealed text not null,
  constraint sms_outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX sms_outbox_created ON public.sms_outbox USING btree (created_at DESC, id DESC);
grant delete, insert, select, update on sms_outbox to residency_app;

create table submit_locks (
  key bytea not null,
  until timestamp with time zone not null,
  constraint submit_locks_pkey PRIMARY KEY (key)
);
CREATE INDEX submit_locks_until ON public.submit_locks USING btree (until);
grant delete, insert, select, update on submit_locks to residency_app;

create table tickets (
  hash bytea not null,
  kind text not null,
  subject text not null,
  session_id text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint tickets_pkey PRIMARY KEY (hash)
);
CREATE INDEX tickets_expiry ON public.tickets USING btree (expires_at);
grant delete, insert, select, update on tickets to residency_app;

create table user_roles (
  user_id bigint not null,
  role_id bigint not null,
  constraint user_roles_pkey PRIMARY KEY (user_id, role_id),
  constraint user_roles_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id),
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX user_roles_role ON public.user_roles USING btree (role_id, user_id);
grant delete, insert, select, update on user_roles to residency_app;

create table users (
  id bigint generated always as identity not null,
  username text not null,
  nickname text not null,
  real_name text,
  gender smallint,
  department_id bigint,
  mobile_sealed text,
  mobile_hash text,
  id_card_sealed text,
  id_card_hash text,
  id_card_seen_at timestamp with time zone,
  email text,
  avatar text,
  chest_arr_num text,
  status smallint default 1 not null,
  password_hash text,
  password_changed_at timestamp with time zone default now() not null,
  must_change_password boolean default false not null,
  one_time_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_gender_check CHECK ((gender = ANY (ARRAY[1, 2]))),
  constraint users_nickname_check CHECK (((length(nickname) >= 1) AND (length(nickname) <= 64))),
  constraint users_real_name_check CHECK (((length(real_name) >= 1) AND (length(real_name) <= 64))),
  constraint users_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint users_username_check CHECK (((username = lower(btrim(username))) AND ((length(username) >= 1) AND (length(username) <= 64)))),
  constraint users_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE UNIQUE INDEX users_chest_arr_num ON public.users USING btree (chest_arr_num) WHERE (deleted_at IS NULL);
CREATE INDEX users_created ON public.users USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX users_department ON public.users USING btree (department_id);
CREATE UNIQUE INDEX users_id_card ON public.users USING btree (id_card_hash) WHERE ((deleted_at IS NULL) AND (id_card_seen_at IS NOT NULL));
CREATE INDEX users_id_card_any ON public.users USING btree (id_card_hash) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_mobile ON public.users USING btree (mobile_hash) WHERE (deleted_at IS NULL);
CREATE INDEX users_nickname ON public.users USING btree (nickname) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_username ON public.users USING btree (username) WHERE (deleted_at IS NULL);
comment on column users.mobile_hash is 'Keyed hash of the whole number: look-up and uniqueness without the number.';
comment on column users.id_card_seen_at is 'When a reviewer has seen the card; a typed number claims nothing.';
grant delete, insert, select, update on users to residency_app;
