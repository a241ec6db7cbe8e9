-- The demo hospital is copied again and again, each copy moved into the past. A copied row has the id of its original plus a multiple of a
-- stride that no original id reaches. So all references can be computed, and rows are written in the order of their dates.
create schema bench;

create table bench.size as select
  current_setting('bench.years')::int as years,
  current_setting('bench.scale')::numeric as scale,
  -- at scale 1: of ten years
  greatest(1, round(36 * current_setting('bench.scale')::numeric * current_setting('bench.years')::int / 10))::int as people,
  greatest(1, round(9 * least(1, current_setting('bench.scale')::numeric * 3)))::int as staff,
  greatest(1, round(166 * current_setting('bench.scale')::numeric * current_setting('bench.years')::int / 10))::int as applicants,
  greatest(1, round(260 * current_setting('bench.scale')::numeric * current_setting('bench.years')::int / 10))::int as exams;

-- How often each kind of record is copied, how many days into the past, and which copies of other kinds it belongs to.
create table bench.copies (kind text, people int default 0, staff int default 0, years int default 0, applicants int default 0,
  exams int default 0, days int not null, serial int not null);
-- two years of the demo itself are the newest ones
insert into bench.copies (kind, people, staff, years, days, serial)
  select 'people', k, k % (s.staff + 1), d.days / 365, d.days, k
  from bench.size s, generate_series(1, s.people) k, lateral (select (greatest(0, s.years * 365 - 730) * (s.people - k) / s.people)::int + 7 * (k % 4) as days) d;
insert into bench.copies (kind, staff, days, serial)
  select 'staff', k, (s.years * 365 - 300) * (s.staff - k) / s.staff, k from bench.size s, generate_series(1, s.staff) k;
insert into bench.copies (kind, years, days, serial)
  select 'years', y, y * 365, y from bench.size s, generate_series(1, greatest(1, s.years - 1)) y;
insert into bench.copies (kind, applicants, years, days, serial)
  select 'applicants', a, y, y * 365, a from bench.size s, generate_series(1, s.applicants) a,
    lateral (select ((s.applicants - a) * s.years / s.applicants)::int as y) d;
insert into bench.copies (kind, exams, years, people, staff, days, serial)
  select 'exams', e, d.days / 365, 0, e % (s.staff + 1), d.days, e from bench.size s, generate_series(1, s.exams) e,
    lateral (select greatest(1, (s.years * 365 - 60) * (s.exams - e) / s.exams)::int as days) d;

-- The originals, and the kind of copy of each table that is copied.
create schema demo;
create table bench.strides (relation text primary key, stride bigint not null, kind text);
do $$
declare
  name text;
  ids bigint;
begin
  for name in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname loop
    execute format('create table demo.%I as table public.%I', name, name);
    if exists (select from information_schema.columns where table_schema = 'public' and table_name = name and column_name = 'id'
      and data_type = 'bigint') then
      execute format('select coalesce(max(id), 0) + 1 from public.%I', name) into ids;
      insert into bench.strides values (name, ids);
    end if;
  end loop;
end $$;

-- Whose account is copied with which kind of record; all others (root, offices, administrators of bases) stay who they are.
create table bench.account_kinds as
  select user_id as id, 'people' as kind from demo.trainees
  union all
  select u.user_id, 'staff' from demo.user_roles u join demo.roles r on r.id = u.role_id
    where r.code = 'TEACHER' and u.user_id not in (select user_id from demo.trainees)
  union all
  select distinct g.user_id, 'applicants' from demo.registrations g where g.user_id not in (select user_id from demo.trainees)
    and g.user_id not in (select u.user_id from demo.user_roles u join demo.roles r on r.id = u.role_id where r.code <> 'APPLICANT');
create unique index on bench.account_kinds (id);
update bench.strides set kind = 'accounts' where relation = 'users';

-- An id of that table as an expression: moved into the copy it belongs to, or as it is.
create function bench.moved(expression text, relation text) returns text language plpgsql as $$
declare
  of bench.strides;
  ids text;
  moved text := '';
  one text;
begin
  select * into of from bench.strides s where s.relation = moved.relation;
  if of.kind is null then
    return expression;
  elsif of.kind <> 'accounts' then
    return format('%s + c.%I * %s', expression, of.kind, of.stride);
  end if;
  for one in select distinct k.kind from bench.account_kinds k order by 1 loop
    select range_agg(int8range(k.id, k.id, '[]'))::text into ids from bench.account_kinds k where k.kind = one;
    moved := moved || format(' when %L::int8multirange @> %s then c.%I * %s', ids, expression, one, of.stride);
  end loop;
  return format('%s + case %s else 0 end', expression, moved);
end $$;

-- The value of a column in a copy: references follow their copies, days and moments move into the past.
create function bench.copied_value(relation text, attribute pg_attribute) returns text language plpgsql stable as $$
declare
  value text := format('t.%I', attribute.attname);
  referenced text;
begin
  select f.confrelid::regclass::text into referenced from pg_constraint f
    where f.contype = 'f' and f.conrelid = attribute.attrelid and f.conkey = array[attribute.attnum] limit 1;
  if attribute.attname = 'id' and attribute.atttypid = 'bigint'::regtype then
    return bench.moved(value, relation);
  elsif referenced is not null and attribute.atttypid = 'bigint'::regtype then
    return bench.moved(value, referenced);
  elsif attribute.atttypid = 'date'::regtype then
    return value || ' - c.days';
  elsif attribute.atttypid = 'timestamptz'::regtype then
    return value || ' - c.days * interval ''1 day''';
  end if;
  return value;
end $$;

-- Copies the originals of a table as often as its kind is copied; `changes` gives other values by column, with t the original and c the copy,
-- and {table} for the stride of a table. Answers the number of rows.
create function bench.copy_rows(relation text, kind text, changes jsonb default '{}', only_where text default 'true') returns bigint
language plpgsql as $$
declare
  attribute pg_attribute;
  columns text[] := '{}';
  expressions text[] := '{}';
  statement text;
  stride bench.strides;
  written bigint;
begin
  update bench.strides s set kind = copy_rows.kind where s.relation = copy_rows.relation and s.kind is null;
  for attribute in select a.* from pg_attribute a where a.attrelid = ('public.' || relation)::regclass and a.attnum > 0
    and not a.attisdropped and a.attgenerated = '' order by a.attnum loop
    columns := columns || format('%I', attribute.attname);
    expressions := expressions || coalesce(changes ->> attribute.attname::text, bench.copied_value(relation, attribute));
  end loop;
  statement := format('insert into public.%I (%s) overriding system value select %s from demo.%I t, bench.copies c where c.kind = %L and (%s)
    order by c.serial, %s', relation, array_to_string(columns, ', '), array_to_string(expressions, ', '), relation, kind, only_where,
    case when 'id' = any (columns) then 't.id' else 't.' || columns[1] end);
  for stride in select * from bench.strides loop
    statement := replace(statement, '{' || stride.relation || '}', stride.stride::text);
  end loop;
  execute statement;
  get diagnostics written = row_count;
  -- rows that are added without an id come behind the copies
  if 'id' = any (columns) and pg_get_serial_sequence('public.' || relation, 'id') is not null then
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select coalesce(max(id), 1) from public.%I))', 'public.' || relation, relation);
  end if;
  return written;
end $$;

-- Numbers of the copied people are sealed before their rows exist.
create table bench.numbered as
  select 'users' as relation, t.id + c.serial * s.stride as id, row_number() over () as serial
    from demo.users t join bench.account_kinds k on k.id = t.id join bench.copies c on c.kind = k.kind,
      bench.strides s where s.relation = 'users' and t.mobile_sealed is not null
  union all
  select 'registrations', t.id + c.serial * s.stride, 1000000 + row_number() over ()
    from demo.registrations t join bench.copies c on c.kind = 'applicants', bench.strides s where s.relation = 'registrations';
create table bench.sealed (relation text, id bigint, mobile_sealed text, mobile_hash text, id_card_sealed text, id_card_hash text,
  primary key (relation, id));

-- Another given name in each copy: a search for a name finds as few people as in a hospital.
create function bench.renamed(name text, serial int) returns text language sql immutable as $$
  select case when name !~ '^[一-龥]{2,3}$' then name else left(name, 1)
    || substr('子涵欣怡浩然梓轩雨泽思远晓彤嘉懿煜城明哲若曦诗琪俊驰天佑文博语嫣建国志强秀英丽娟', 1 + (abs(hashtext(name)) % 1000 + serial * 7) % 44, 1)
    || substr('涵怡然轩泽远彤懿城哲曦琪驰佑博嫣国强英娟雪峰伟敏静磊洋勇艳杰军丽超平刚桂芳玲华', 1 + (abs(hashtext(name)) / 1000 % 1000 + serial * 13) % 40, 1) end
$$;
