-- Written by `npm run db:generate` from the migrated database. Never edited by hand.

create extension btree_gist;

CREATE OR REPLACE FUNCTION public.audience_of(role_ids bigint[])
 RETURNS int8multirange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when cardinality(role_ids) = 0 then int8multirange(int8range(null, null))
    else (select range_agg(int8range(id, id, '[]')) from unnest(role_ids) as id) end
$function$;

CREATE OR REPLACE FUNCTION public.bump_rights_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update rights_version set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.hold_blobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held text;
  was text;
  is_now text;
begin
  foreach held in array tg_argv loop
    was := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) ->> held end;
    is_now := case when tg_op in ('UPDATE', 'INSERT') then to_jsonb(new) ->> held end;
    continue when was is not distinct from is_now;
    if is_now is not null then
      update blobs set refs = refs + 1, leases = greatest(leases - 1, 0) where stored_as = is_now and content_hash is not null;
      if not found then
        raise exception 'no bytes are stored as %', is_now using errcode = '23503', table = tg_table_name, constraint = 'blobs_held';
      end if;
    end if;
    update blobs set refs = refs - 1 where stored_as = was;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_major_mapping()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'majors' then
    perform 1 from bases where id in (new.base_id, (select base_id from majors where id = new.national_id)) order by id for share;
    if new.national_id is not null and not exists (
      select 1 from majors n join bases nb on nb.id = n.base_id join bases ob on ob.id = new.base_id
      where n.id = new.national_id and nb.mode = 'national' and ob.mode = 'own') then
      raise exception using errcode = '23514', constraint = 'majors_mapping', message = 'own majors are mapped to national ones';
    end if;
  elsif exists (select 1 from majors m where m.base_id = new.id and (m.national_id is not null
      or exists (select 1 from majors o where o.national_id = m.id))) then
    raise exception using errcode = '23514', constraint = 'bases_mode_mapped', message = 'majors of this base are mapped';
  end if;
  return new;
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

create table base_administrators (
  base_id bigint not null,
  user_id bigint not null,
  constraint base_administrators_pkey PRIMARY KEY (base_id, user_id),
  constraint base_administrators_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint base_administrators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX base_administrators_user ON public.base_administrators USING btree (user_id, base_id);
grant delete, insert, select, update on base_administrators to residency_app;

create table base_departments (
  base_id bigint not null,
  department_id bigint not null,
  constraint base_departments_pkey PRIMARY KEY (base_id, department_id),
  constraint base_departments_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id) ON DELETE CASCADE,
  constraint base_departments_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE INDEX base_departments_department ON public.base_departments USING btree (department_id, base_id);
comment on table base_departments is 'Departments that belong to a base; the leading one (bases.department_id) is among them.';
grant delete, insert, select, update on base_departments to residency_app;

create table bases (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  mode text not null,
  department_id bigint,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  name_en text,
  head_id bigint,
  director_id bigint,
  secretary_id bigint,
  constraint bases_pkey PRIMARY KEY (id),
  constraint bases_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint bases_mode_check CHECK ((mode = ANY (ARRAY['national'::text, 'own'::text]))),
  constraint bases_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint bases_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint bases_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint bases_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint bases_director_id_fkey FOREIGN KEY (director_id) REFERENCES users(id),
  constraint bases_head_id_fkey FOREIGN KEY (head_id) REFERENCES users(id),
  constraint bases_secretary_id_fkey FOREIGN KEY (secretary_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX bases_code ON public.bases USING btree (code);
CREATE INDEX bases_department ON public.bases USING btree (department_id);
CREATE INDEX bases_director ON public.bases USING btree (director_id) WHERE (director_id IS NOT NULL);
CREATE INDEX bases_head ON public.bases USING btree (head_id) WHERE (head_id IS NOT NULL);
CREATE INDEX bases_mode ON public.bases USING btree (mode, sort, id);
CREATE UNIQUE INDEX bases_name ON public.bases USING btree (name);
CREATE INDEX bases_order ON public.bases USING btree (sort, id);
CREATE INDEX bases_secretary ON public.bases USING btree (secretary_id) WHERE (secretary_id IS NOT NULL);
CREATE TRIGGER bases_mode_mapped BEFORE UPDATE OF mode ON public.bases FOR EACH ROW WHEN ((new.mode <> old.mode)) EXECUTE FUNCTION keep_major_mapping();
comment on column bases.mode is 'national: a base of the national scheme; own: one of the hospital''s own.';
grant delete, insert, select, update on bases to residency_app;

create table blobs (
  stored_as text not null,
  is_encrypted boolean not null,
  content_hash text,
  size bigint,
  refs integer default 0 not null,
  leases integer default 0 not null,
  keep_until timestamp with time zone not null,
  constraint blobs_pkey PRIMARY KEY (stored_as),
  constraint blobs_leases_check CHECK ((leases >= 0)),
  constraint blobs_refs_check CHECK ((refs >= 0)),
  constraint blobs_size_check CHECK ((size >= 0))
);
CREATE INDEX blobs_content ON public.blobs USING btree (content_hash);
CREATE INDEX blobs_unheld ON public.blobs USING btree (keep_until) WHERE (refs = 0);
comment on column blobs.content_hash is 'Keyed hash of the plain bytes. Null while they arrive and once they are leaving: nobody can hold them then.';
comment on column blobs.refs is 'How many rows hold them; counted by the triggers hold_blobs in the transaction of those rows.';
comment on column blobs.leases is 'How many have stored them and are about to write the row that holds them: they stay that long.';
comment on column blobs.keep_until is 'When leases are forgotten: their holders must have died.';
grant delete, insert, select, update on blobs to residency_app;

create table calendar_days (
  day date not null,
  of_year integer not null,
  published_kind text,
  published_name text,
  edited_kind text,
  edited_name text,
  constraint calendar_days_pkey PRIMARY KEY (day),
  constraint calendar_days_check CHECK (((published_kind IS NOT NULL) OR (edited_kind IS NOT NULL))),
  constraint calendar_days_edited_kind_check CHECK ((edited_kind = ANY (ARRAY['off'::text, 'work'::text]))),
  constraint calendar_days_edited_name_check CHECK (((length(edited_name) >= 1) AND (length(edited_name) <= 60))),
  constraint calendar_days_published_kind_check CHECK ((published_kind = ANY (ARRAY['off'::text, 'work'::text]))),
  constraint calendar_days_published_name_check CHECK (((length(published_name) >= 1) AND (length(published_name) <= 60))),
  constraint calendar_days_of_year_fkey FOREIGN KEY (of_year) REFERENCES calendar_years(year)
);
CREATE INDEX calendar_days_year ON public.calendar_days USING btree (of_year, day);
comment on table calendar_days is 'Days that differ from their place in the week. What was edited by hand wins over what was published.';
comment on column calendar_days.of_year is 'The year whose publication names the day; the New Year holiday may begin in December before.';
grant delete, insert, select, update on calendar_days to residency_app;

create table calendar_years (
  year integer not null,
  source text not null,
  papers text[] default '{}'::text[] not null,
  changed_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint calendar_years_pkey PRIMARY KEY (year),
  constraint calendar_years_source_check CHECK ((source = ANY (ARRAY['imported'::text, 'generated'::text]))),
  constraint calendar_years_year_check CHECK (((year >= 2000) AND (year <= 2100)))
);
comment on table calendar_years is 'Years somebody decided about. imported: as published; generated: weekends and what was edited. A year without a row is assumed to have its weekends.';
grant delete, insert, select, update on calendar_years to residency_app;

create table captchas (
  key text not null,
  answer_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint captchas_pkey PRIMARY KEY (key)
);
CREATE INDEX captchas_expiry ON public.captchas USING btree (expires_at);
grant delete, insert, select, update on captchas to residency_app;

create table consents (
  user_id bigint not null,
  kind text not null,
  consent_version text not null,
  given_at timestamp with time zone not null,
  constraint consents_pkey PRIMARY KEY (user_id, kind, consent_version),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant delete, insert, select, update on consents to residency_app;

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
  code text,
  name_en text,
  kind text default 'other'::text not null,
  level smallint generated always as (LEAST(2, GREATEST(0, ((length(tree_path) - length(replace(tree_path, '/'::text, ''::text))) - 1)))) stored not null,
  training_unit_id bigint,
  head_id bigint,
  secretary_id bigint,
  capacity integer,
  ratio real default 2 not null,
  constraint departments_pkey PRIMARY KEY (id),
  constraint departments_capacity_check CHECK (((capacity >= 0) AND (capacity <= 999))),
  constraint departments_capacity_level CHECK (((capacity IS NULL) OR (level = 2))),
  constraint departments_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint departments_kind_check CHECK ((kind = ANY (ARRAY['pharmacy'::text, 'technical'::text, 'clinical'::text, 'office'::text, 'other'::text]))),
  constraint departments_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint departments_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint departments_ratio_check CHECK (((ratio >= (0.5)::double precision) AND (ratio <= (20)::double precision))),
  constraint departments_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint departments_unit_on_top CHECK (((training_unit_id IS NULL) OR (parent_id = 0))),
  constraint departments_head_id_fkey FOREIGN KEY (head_id) REFERENCES users(id),
  constraint departments_secretary_id_fkey FOREIGN KEY (secretary_id) REFERENCES users(id),
  constraint departments_training_unit_id_fkey FOREIGN KEY (training_unit_id) REFERENCES training_units(id)
);
CREATE UNIQUE INDEX departments_code ON public.departments USING btree (code);
CREATE INDEX departments_disabled ON public.departments USING btree (tree_path text_pattern_ops) WHERE (status = 0);
CREATE INDEX departments_head ON public.departments USING btree (head_id) WHERE (head_id IS NOT NULL);
CREATE INDEX departments_level ON public.departments USING btree (level, parent_id, sort, id);
CREATE UNIQUE INDEX departments_name ON public.departments USING btree (parent_id, name);
CREATE INDEX departments_parent ON public.departments USING btree (parent_id, sort, id);
CREATE INDEX departments_secretary ON public.departments USING btree (secretary_id) WHERE (secretary_id IS NOT NULL);
CREATE INDEX departments_tree_path ON public.departments USING btree (tree_path text_pattern_ops);
CREATE UNIQUE INDEX departments_unit ON public.departments USING btree (training_unit_id);
comment on column departments.tree_path is 'Ids from the root to this row, each followed by a slash: 1/4/9/';
comment on column departments.level is '0 the top (a unit), 1 first-level department, 2 second-level department and what is below it; follows from the path.';
comment on column departments.training_unit_id is 'On a top only: the unit this tree of departments belongs to.';
comment on column departments.capacity is 'How many trainees it takes in a month; null: it takes none.';
comment on column departments.ratio is 'How many trainees one supervisor has at a time.';
grant delete, insert, select, update on departments to residency_app;

create table dict_items (
  id bigint generated always as identity not null,
  type_id bigint not null,
  value text not null,
  label_zh text not null,
  label_en text,
  colour text,
  sort integer default 0 not null,
  status smallint default 1 not null,
  remark text,
  is_built_in boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint dict_items_pkey PRIMARY KEY (id),
  constraint dict_items_colour_check CHECK ((colour ~ '^#[0-9a-fA-F]{6}$'::text)),
  constraint dict_items_label_en_check CHECK (((length(label_en) >= 1) AND (length(label_en) <= 120))),
  constraint dict_items_label_zh_check CHECK (((length(label_zh) >= 1) AND (length(label_zh) <= 120))),
  constraint dict_items_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint dict_items_value_check CHECK (((length(value) >= 1) AND (length(value) <= 64))),
  constraint dict_items_type_id_fkey FOREIGN KEY (type_id) REFERENCES dict_types(id)
);
CREATE INDEX dict_items_order ON public.dict_items USING btree (type_id, sort, id);
CREATE UNIQUE INDEX dict_items_value ON public.dict_items USING btree (type_id, value);
grant delete, insert, select, update on dict_items to residency_app;

create table dict_types (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  name_en text,
  status smallint default 1 not null,
  remark text,
  is_built_in boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint dict_types_pkey PRIMARY KEY (id),
  constraint dict_types_code_check CHECK ((code ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'::text)),
  constraint dict_types_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint dict_types_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint dict_types_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE UNIQUE INDEX dict_types_code ON public.dict_types USING btree (code);
grant delete, insert, select, update on dict_types to residency_app;

create table files (
  id bigint generated by default as identity not null,
  key text not null,
  purpose text not null,
  name text not null,
  type text not null,
  size bigint not null,
  content_hash text not null,
  stored_as text not null,
  user_id bigint not null,
  record_kind text,
  record_id bigint,
  created_at timestamp with time zone default now() not null,
  unreferred_since timestamp with time zone default now(),
  constraint files_pkey PRIMARY KEY (id),
  constraint files_key_key UNIQUE (key),
  constraint files_referred_or_not CHECK (((record_kind IS NULL) = (record_id IS NULL))),
  constraint files_size_check CHECK ((size >= 0)),
  constraint files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX files_record ON public.files USING btree (record_kind, record_id);
CREATE INDEX files_swept ON public.files USING btree (unreferred_since) WHERE (record_kind IS NULL);
CREATE INDEX files_user ON public.files USING btree (user_id, id DESC);
CREATE TRIGGER files_hold_blobs AFTER INSERT OR DELETE OR UPDATE OF stored_as ON public.files FOR EACH ROW EXECUTE FUNCTION hold_blobs('stored_as');
comment on column files.key is 'What outsiders know of a file: opaque and unguessable, never a path.';
comment on column files.record_kind is 'The record that refers to the file; whoever may read it may read the file. Null: not referred to yet.';
comment on column files.unreferred_since is 'Since when no record refers to the file; after a day it is swept.';
grant delete, insert, select, update on files to residency_app;

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

create table guides (
  id bigint generated always as identity not null,
  title text not null,
  title_en text,
  body jsonb not null,
  body_en jsonb,
  role_ids bigint[] default '{}'::bigint[] not null,
  sort integer default 0 not null,
  is_published boolean default false not null,
  published_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint guides_pkey PRIMARY KEY (id),
  constraint guides_check CHECK ((is_published = (published_at IS NOT NULL))),
  constraint guides_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100))),
  constraint guides_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 200)))
);
CREATE INDEX guides_order ON public.guides USING btree (sort, id);
comment on table guides is 'Work guides: some dozens of rows. body is the checked document of the kernel, never HTML. Their files are those that name record guide.';
grant delete, insert, select, update on guides to residency_app;

create table import_results (
  key_hash bytea not null,
  user_id bigint not null,
  sealed bytea not null,
  expires_at timestamp with time zone not null,
  constraint import_results_pkey PRIMARY KEY (key_hash),
  constraint import_results_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX import_results_expiry ON public.import_results USING btree (expires_at);
CREATE INDEX import_results_user ON public.import_results USING btree (user_id);
comment on column import_results.sealed is 'The sheet, sealed: it holds one-time passwords and what was typed in.';
grant delete, insert, select, update on import_results to residency_app;

create table intakes (
  id bigint generated by default as identity not null,
  year integer not null,
  name text not null,
  state text default 'draft'::text not null,
  trainee_kinds text[] not null,
  sign_up_from timestamp with time zone not null,
  sign_up_until timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint intakes_pkey PRIMARY KEY (id),
  constraint intakes_check CHECK ((sign_up_from < sign_up_until)),
  constraint intakes_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text]))),
  constraint intakes_year_check CHECK (((year >= 2000) AND (year <= 2100)))
);
CREATE UNIQUE INDEX intakes_name ON public.intakes USING btree (year, name);
CREATE INDEX intakes_state ON public.intakes USING btree (state, sign_up_from DESC);
grant delete, insert, select, update on intakes to residency_app;

create table known_devices (
  user_id bigint not null,
  device_hash bytea not null,
  last_used_at timestamp with time zone not null,
  constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant delete, insert, select, update on known_devices to residency_app;

create table majors (
  id bigint generated always as identity not null,
  base_id bigint not null,
  code text not null,
  name text not null,
  name_en text,
  kind text not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  national_id bigint,
  constraint majors_pkey PRIMARY KEY (id),
  constraint majors_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint majors_kind_check CHECK ((kind = ANY (ARRAY['technician'::text, 'pharmacist'::text]))),
  constraint majors_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint majors_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint majors_not_its_own_standard CHECK ((national_id <> id)),
  constraint majors_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint majors_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint majors_national_id_fkey FOREIGN KEY (national_id) REFERENCES majors(id)
);
CREATE UNIQUE INDEX majors_code ON public.majors USING btree (base_id, code);
CREATE INDEX majors_kind ON public.majors USING btree (kind, sort, id);
CREATE INDEX majors_national ON public.majors USING btree (national_id) WHERE (national_id IS NOT NULL);
CREATE INDEX majors_order ON public.majors USING btree (base_id, sort, id);
CREATE TRIGGER majors_mapping BEFORE INSERT OR UPDATE OF national_id, base_id ON public.majors FOR EACH ROW WHEN ((new.national_id IS NOT NULL)) EXECUTE FUNCTION keep_major_mapping();
comment on column majors.national_id is 'Of a major of one of the hospital''s own bases: the national major it is mapped to.';
grant delete, insert, select, update on majors to residency_app;

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

create table offers (
  id bigint generated by default as identity not null,
  intake_id bigint not null,
  major_id bigint not null,
  training_unit_id bigint not null,
  quota integer not null,
  constraint offers_pkey PRIMARY KEY (id),
  constraint offers_intake_id_major_id_training_unit_id_key UNIQUE (intake_id, major_id, training_unit_id),
  constraint offers_quota_check CHECK ((quota >= 0)),
  constraint offers_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id),
  constraint offers_major_id_fkey FOREIGN KEY (major_id) REFERENCES majors(id),
  constraint offers_training_unit_id_fkey FOREIGN KEY (training_unit_id) REFERENCES training_units(id)
);
CREATE INDEX offers_major ON public.offers USING btree (major_id);
CREATE INDEX offers_unit ON public.offers USING btree (training_unit_id);
grant delete, insert, select, update on offers to residency_app;

create table rate_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);
grant delete, insert, select, update on rate_limits to residency_app;

create table recorded_people (
  id bigint generated by default as identity not null,
  source text not null,
  source_id bigint not null,
  real_name text not null,
  user_id bigint,
  created_at timestamp with time zone default now() not null,
  constraint recorded_people_pkey PRIMARY KEY (id),
  constraint recorded_people_source_source_id_key UNIQUE (source, source_id),
  constraint recorded_people_user_id_key UNIQUE (user_id),
  constraint recorded_people_real_name_check CHECK (((length(real_name) >= 1) AND (length(real_name) <= 64))),
  constraint recorded_people_source_check CHECK (((length(source) >= 1) AND (length(source) <= 32))),
  constraint recorded_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
comment on table recorded_people is 'People another list of the house knows (the teacher library) who may be given an account, once.';
grant delete, insert, select, update on recorded_people to residency_app;

create table registration_choices (
  registration_id bigint not null,
  rank smallint not null,
  offer_id bigint not null,
  constraint registration_choices_pkey PRIMARY KEY (registration_id, rank),
  constraint registration_choices_registration_id_offer_id_key UNIQUE (registration_id, offer_id),
  constraint registration_choices_rank_check CHECK (((rank >= 1) AND (rank <= 4))),
  constraint registration_choices_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id),
  constraint registration_choices_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id)
);
CREATE INDEX registration_choices_offer ON public.registration_choices USING btree (offer_id, rank);
grant delete, insert, select, update on registration_choices to residency_app;

create table registrations (
  id bigint generated by default as identity not null,
  intake_id bigint not null,
  user_id bigint not null,
  state text default 'draft'::text not null,
  trainee_kind text not null,
  real_name text,
  gender smallint,
  birth_date date,
  ethnic_code text,
  region_code text,
  school_id bigint,
  school_other text,
  email text,
  id_card_sealed text,
  id_card_hash text,
  mobile_sealed text,
  mobile_hash text,
  photo_key text,
  accepts_adjustment boolean default false not null,
  return_reason text,
  submitted_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  erased_at timestamp with time zone,
  constraint registrations_pkey PRIMARY KEY (id),
  constraint registrations_gender_check CHECK ((gender = ANY (ARRAY[1, 2]))),
  constraint registrations_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'returned'::text, 'rejected'::text, 'qualified'::text, 'admitted'::text, 'enrolled'::text, 'withdrawn'::text]))),
  constraint registrations_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id),
  constraint registrations_photo_key_fkey FOREIGN KEY (photo_key) REFERENCES files(key),
  constraint registrations_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX registrations_card ON public.registrations USING btree (intake_id, id_card_hash) WHERE (state <> ALL (ARRAY['draft'::text, 'withdrawn'::text, 'rejected'::text]));
CREATE UNIQUE INDEX registrations_own ON public.registrations USING btree (intake_id, user_id) WHERE (state <> 'withdrawn'::text);
CREATE INDEX registrations_photo ON public.registrations USING btree (photo_key);
CREATE INDEX registrations_school ON public.registrations USING btree (school_id);
CREATE INDEX registrations_state ON public.registrations USING btree (intake_id, state, submitted_at DESC, id DESC);
CREATE INDEX registrations_to_erase ON public.registrations USING btree (intake_id, id) WHERE ((erased_at IS NULL) AND (state = ANY (ARRAY['draft'::text, 'withdrawn'::text, 'rejected'::text, 'returned'::text])));
CREATE INDEX registrations_user ON public.registrations USING btree (user_id);
comment on column registrations.erased_at is 'When the personal values were erased; empty again as soon as the applicant writes anew.';
grant delete, insert, select, update on registrations to residency_app;

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

create table schools (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  department text,
  city text,
  level text,
  remarks text,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint schools_pkey PRIMARY KEY (id),
  constraint schools_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint schools_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE UNIQUE INDEX schools_code ON public.schools USING btree (code);
CREATE INDEX schools_name ON public.schools USING btree (name text_pattern_ops);
comment on table schools is 'Higher schools to choose from. Some thousand rows: a search that reads them all takes single milliseconds.';
grant delete, insert, select, update on schools to residency_app;

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

create table tasks (
  id bigint generated always as identity not null,
  key text not null,
  kind text not null,
  sheet text not null,
  user_id bigint not null,
  ip text not null,
  language text not null,
  state text default 'waiting'::text not null,
  input_sealed text,
  given_as text,
  given_size bigint,
  done integer default 0 not null,
  total integer,
  written integer,
  wrong integer,
  faults jsonb default '[]'::jsonb not null,
  error text,
  result_as text,
  result_size bigint,
  job_id uuid,
  tries integer default 0 not null,
  cancel_asked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  heartbeat_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint tasks_key_key UNIQUE (key),
  constraint tasks_check CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text])) = (finished_at IS NOT NULL))),
  constraint tasks_kind_check CHECK ((kind = ANY (ARRAY['import'::text, 'export'::text]))),
  constraint tasks_language_check CHECK ((language = ANY (ARRAY['zh-cn'::text, 'en'::text]))),
  constraint tasks_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX tasks_finished ON public.tasks USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX tasks_order ON public.tasks USING btree (id DESC);
CREATE INDEX tasks_running ON public.tasks USING btree (heartbeat_at) WHERE (state = 'running'::text);
CREATE INDEX tasks_state ON public.tasks USING btree (state, id DESC);
CREATE INDEX tasks_user ON public.tasks USING btree (user_id, id DESC);
CREATE TRIGGER tasks_hold_blobs AFTER INSERT OR DELETE OR UPDATE OF given_as, result_as ON public.tasks FOR EACH ROW EXECUTE FUNCTION hold_blobs('given_as', 'result_as');
comment on column tasks.input_sealed is 'Filters and mode, sealed: what was searched for may be a number of a person.';
comment on column tasks.given_as is 'Where the sheet to read lies in the blob store.';
comment on column tasks.error is 'Key of the error that ended it, as the areas declare them.';
comment on column tasks.heartbeat_at is 'Told by whoever works on it; a silent one is given to somebody else.';
grant delete, insert, select, update on tasks to residency_app;

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

create table time_windows (
  id bigint generated always as identity not null,
  name text not null,
  year integer,
  batch text default ''::text not null,
  role_ids bigint[] default '{}'::bigint[] not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  message text,
  message_en text,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint time_windows_pkey PRIMARY KEY (id),
  constraint time_windows_apart EXCLUDE USING gist (name WITH =, int4range(year, year, '[]'::text) WITH &&, batch WITH =, audience_of(role_ids) WITH &&, tstzrange(starts_at, ends_at, '[]'::text) WITH &&) WHERE ((status = 1)),
  constraint time_windows_batch_check CHECK ((length(batch) <= 40)),
  constraint time_windows_message_check CHECK (((length(message) >= 1) AND (length(message) <= 300))),
  constraint time_windows_message_en_check CHECK (((length(message_en) >= 1) AND (length(message_en) <= 300))),
  constraint time_windows_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint time_windows_order CHECK ((starts_at < ends_at)),
  constraint time_windows_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint time_windows_year_check CHECK (((year >= 2000) AND (year <= 2100)))
);
CREATE INDEX time_windows_name ON public.time_windows USING btree (name, starts_at DESC, id DESC);
CREATE INDEX time_windows_time ON public.time_windows USING btree (starts_at DESC, id DESC);
comment on column time_windows.name is 'A value of the dictionary time_window; the code asks by it.';
comment on column time_windows.role_ids is 'Whom it applies to; none means everybody.';
comment on column time_windows.ends_at is 'The last whole second in which it is open.';
grant delete, insert, select, update on time_windows to residency_app;

create table trainee_number_counters (
  year integer not null,
  kind text not null,
  last integer default 0 not null,
  constraint trainee_number_counters_pkey PRIMARY KEY (year, kind)
);
grant delete, insert, select, update on trainee_number_counters to residency_app;

create table trainees (
  id bigint generated by default as identity not null,
  number text not null,
  user_id bigint not null,
  registration_id bigint not null,
  intake_id bigint not null,
  major_id bigint not null,
  training_unit_id bigint not null,
  trainee_kind text not null,
  real_name text not null,
  enrolled_on date not null,
  created_at timestamp with time zone default now() not null,
  constraint trainees_pkey PRIMARY KEY (id),
  constraint trainees_number_key UNIQUE (number),
  constraint trainees_registration_id_key UNIQUE (registration_id),
  constraint trainees_user_id_key UNIQUE (user_id),
  constraint trainees_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id),
  constraint trainees_major_id_fkey FOREIGN KEY (major_id) REFERENCES majors(id),
  constraint trainees_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint trainees_training_unit_id_fkey FOREIGN KEY (training_unit_id) REFERENCES training_units(id),
  constraint trainees_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX trainees_intake ON public.trainees USING btree (intake_id, number);
CREATE INDEX trainees_major ON public.trainees USING btree (major_id);
CREATE INDEX trainees_unit ON public.trainees USING btree (training_unit_id);
grant delete, insert, select, update on trainees to residency_app;

create table training_units (
  id bigint generated always as identity not null,
  parent_id bigint,
  name text not null,
  kind text not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  code text,
  name_en text,
  constraint training_units_pkey PRIMARY KEY (id),
  constraint training_units_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint training_units_kind_check CHECK ((kind = ANY (ARRAY['main'::text, 'grassroots'::text, 'cooperating'::text]))),
  constraint training_units_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint training_units_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint training_units_not_below_itself CHECK ((parent_id <> id)),
  constraint training_units_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint training_units_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES training_units(id)
);
CREATE UNIQUE INDEX training_units_code ON public.training_units USING btree (code);
CREATE INDEX training_units_kind ON public.training_units USING btree (kind, sort, id);
CREATE UNIQUE INDEX training_units_name ON public.training_units USING btree (name);
CREATE INDEX training_units_order ON public.training_units USING btree (parent_id, sort, id);
grant delete, insert, select, update on training_units to residency_app;

create table uploads (
  id bigint generated always as identity not null,
  staging_id text not null,
  user_id bigint not null,
  match_hash bytea not null,
  purpose text not null,
  name text not null,
  total_size bigint not null,
  chunk_size bigint not null,
  total_chunks integer not null,
  received bytea not null,
  file_key text,
  completing_until timestamp with time zone,
  touched_at timestamp with time zone not null,
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_staging_id_key UNIQUE (staging_id),
  constraint uploads_user_id_match_hash_key UNIQUE (user_id, match_hash),
  constraint uploads_chunk_size_check CHECK ((chunk_size > 0)),
  constraint uploads_total_chunks_check CHECK ((total_chunks > 0)),
  constraint uploads_total_size_check CHECK ((total_size > 0)),
  constraint uploads_file_key_fkey FOREIGN KEY (file_key) REFERENCES files(key) ON DELETE CASCADE,
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX uploads_file ON public.uploads USING btree (file_key);
CREATE INDEX uploads_touched ON public.uploads USING btree (touched_at);
comment on column uploads.match_hash is 'What a client sends with every chunk of one file, hashed: identifier, sizes, path and purpose.';
comment on column uploads.received is 'One bit for each chunk whose bytes are safe.';
comment on column uploads.file_key is 'The file it became; remembered for a while, so that a repeated last chunk is answered alike.';
comment on column uploads.completing_until is 'Somebody is completing it, and says so again until then.';
grant delete, insert, select, update on uploads to residency_app;

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
  id bigint generated by default as identity not null,
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
  erased_at timestamp with time zone,
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
CREATE INDEX users_to_erase ON public.users USING btree (deleted_at, id) WHERE ((deleted_at IS NOT NULL) AND (erased_at IS NULL));
CREATE UNIQUE INDEX users_username ON public.users USING btree (username) WHERE (deleted_at IS NULL);
comment on column users.mobile_hash is 'Keyed hash of the whole number: look-up and uniqueness without the number.';
comment on column users.id_card_seen_at is 'When a reviewer has seen the card; a typed number claims nothing.';
comment on column users.erased_at is 'When the personal values of a deleted account were erased; the row stays for the record.';
grant delete, insert, select, update on users to residency_app;

create table wechat_bindings (
  user_id bigint not null,
  open_id_sealed text not null,
  open_id_hash text not null,
  bound_at timestamp with time zone not null,
  constraint wechat_bindings_pkey PRIMARY KEY (user_id),
  constraint wechat_bindings_open_id_hash_key UNIQUE (open_id_hash),
  constraint wechat_bindings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
comment on table wechat_bindings is 'One WeChat, one account. The openId itself never leaves the server.';
grant delete, insert, select, update on wechat_bindings to residency_app;

create table wechat_scans (
  session_hash bytea not null,
  scene_hash bytea not null,
  device_hash bytea not null,
  user_id bigint,
  open_id_sealed text,
  open_id_hash text,
  confirmed_at timestamp with time zone,
  taken_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint wechat_scans_pkey PRIMARY KEY (session_hash),
  constraint wechat_scans_scene_hash_key UNIQUE (scene_hash),
  constraint wechat_scans_check CHECK (((open_id_sealed IS NULL) = (open_id_hash IS NULL))),
  constraint wechat_scans_check1 CHECK (((confirmed_at IS NULL) OR (open_id_hash IS NOT NULL))),
  constraint wechat_scans_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX wechat_scans_expiry ON public.wechat_scans USING btree (expires_at);
CREATE INDEX wechat_scans_user ON public.wechat_scans USING btree (user_id);
comment on column wechat_scans.user_id is 'Whose account the scan binds; null when somebody who is not logged in asked.';
grant delete, insert, select, update on wechat_scans to residency_app;
