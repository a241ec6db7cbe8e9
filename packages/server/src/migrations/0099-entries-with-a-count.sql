-- A quantity is one entry with a number: sixty prescriptions of a day are one entry with the count 60, no longer sixty rows alike.
alter table workload_entries add column count integer not null default 1;
alter table workload_entries add constraint workload_entries_count check (count between 1 and 999);
alter table workload_entries add constraint workload_entries_single check (count = 1 or number_hash is null and patient_id is null);
comment on column workload_entries.count is 'How many cases the entry is; a case with a number or a patient of its own is one entry.';

-- What was an entry of its own before entries had a count, with its times: evidence of care reads them, and a device that sends an old
-- entry again is answered by the entry it belongs to. The entry that remains is one of its cases.
create table workload_folded_cases (
  id bigint primary key,
  entry_id bigint not null references workload_entries (id) on delete cascade,
  key uuid not null,
  written_at timestamptz not null,
  created_at timestamptz not null
);
create index workload_folded_cases_entry on workload_folded_cases (entry_id);
create index workload_folded_cases_key on workload_folded_cases (key);
comment on table workload_folded_cases is 'Cases that were entries of their own before entries had a count: their former ids, keys and times.';

-- Passed rows that differ in nothing but their times are one entry: one trainee, day, item, stay and decision. A version that a correction
-- wrote remains what it is. More than 999 in one act become several entries.
create temporary table folding on commit drop as
select id, first_value(id) over (partition by alike, part order by id) as entry_id, count(*) over (partition by alike, part)::int as cases
from (
  select id, alike, (row_number() over (partition by alike order by id) - 1) / 999 as part
  from (
    select id, dense_rank() over (order by trainee_id, case_day, kind, item, requirement_id, block_id, department_id, role, note, explanation,
      marks, reason, decided_by, decided_at, batch_size, erased_at) as alike
    from workload_entries e
    where state = 'passed' and number_hash is null and patient_id is null and previous_id is null
      and not exists (select from workload_entries next where next.previous_id = e.id)
  ) numbered
) parted;
delete from folding where cases = 1;
create unique index folding_id on folding (id);
analyze folding;

insert into workload_folded_cases (id, entry_id, key, written_at, created_at)
  select e.id, f.entry_id, e.key, e.written_at, e.created_at from folding f join workload_entries e on e.id = f.id order by e.id;
insert into workload_openings (entry_id, user_id, version)
  select f.entry_id, o.user_id, max(o.version) from workload_openings o join folding f on f.id = o.entry_id
  where f.entry_id <> f.id group by f.entry_id, o.user_id
  on conflict (entry_id, user_id) do nothing;
update workload_findings w set entries = folded.entries, version = w.version + 1
  from (
    select w.id, array_agg(known.entry_id order by known.place) as entries
    from workload_findings w cross join lateral (
      select coalesce(f.entry_id, behind.id) as entry_id, min(behind.place) as place
      from unnest(w.entries) with ordinality as behind (id, place) left join folding f on f.id = behind.id group by 1
    ) known
    where exists (select from unnest(w.entries) as behind (id) join folding f on f.id = behind.id)
    group by w.id
  ) folded
  where folded.id = w.id;
update workload_entries e set count = f.cases, version = e.version + 1, updated_at = f.last_changed
  from (
    select f.entry_id, f.cases, max(e.updated_at) as last_changed
    from folding f join workload_entries e on e.id = f.id group by f.entry_id, f.cases
  ) f
  where f.entry_id = e.id;
delete from workload_entries e using folding f where f.id = e.id and f.entry_id <> e.id;

-- Sums of cases are read from the index alone, as numbers of rows were.
drop index workload_entries_done;
create index workload_entries_done on workload_entries (trainee_id, requirement_id, block_id, state) include (count)
  where requirement_id is not null;

-- What was passed never changes, its count included.
create or replace function keep_workload_entry() returns trigger language plpgsql as $$
declare
  -- only the trigger of the stays lets an entry follow them
  is_following boolean := pg_trigger_depth() > 1;
begin
  if tg_op = 'UPDATE' and old.state in ('passed', 'replaced') and (
    (new.trainee_id, new.kind, new.item, new.case_day, new.count, new.role, new.key, new.written_at, array_remove(new.marks, 'outside'))
      is distinct from
      (old.trainee_id, old.kind, old.item, old.case_day, old.count, old.role, old.key, old.written_at, array_remove(old.marks, 'outside'))
    or (new.requirement_id, new.patient_id, new.number_hash, new.number_tail)
      is distinct from (old.requirement_id, old.patient_id, old.number_hash, old.number_tail)
    or not is_following and (new.block_id, new.department_id, new.marks) is distinct from (old.block_id, old.department_id, old.marks)
    or (new.note, new.explanation) is distinct from (old.note, old.explanation)
      and (new.erased_at is null or coalesce(new.note, new.explanation) is not null))
  then
    raise exception 'a passed entry is not changed' using errcode = 'check_violation', constraint = 'workload_entries_kept';
  end if;
  -- the lock holds off a move of the stay until the entry can be seen
  if new.block_id is not null and not 'outside' = any (new.marks) and (tg_op = 'INSERT'
    or (new.block_id, new.department_id, new.trainee_id, new.case_day, new.marks)
      is distinct from (old.block_id, old.department_id, old.trainee_id, old.case_day, old.marks)) then
    perform from rotation_blocks b where b.id = new.block_id and b.trainee_id = new.trainee_id and b.department_id = new.department_id
      and new.case_day between b.starts_on and b.ends_on for share;
    if not found then
      raise exception 'the stay does not cover the day' using errcode = 'check_violation', constraint = 'workload_entries_within';
    end if;
  end if;
  return new;
end $$;

-- At most 999 cases of a trainee, day and item count, whoever writes in the same moment: each write waits for the others of its trainee.
create function lock_workload_of(trainee bigint) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('workload of a trainee', trainee))
$$;
create function cap_workload_day() returns trigger language plpgsql as $$
declare
  others bigint;
begin
  perform lock_workload_of(new.trainee_id);
  select coalesce(sum(e.count), 0) into others from workload_entries e
    where e.trainee_id = new.trainee_id and e.case_day = new.case_day and e.kind = new.kind and e.item = new.item
      and e.state in ('submitted', 'passed', 'returned') and e.id <> new.id;
  if others + new.count > 999 then
    raise exception 'more than 999 cases of one item on a day' using errcode = 'check_violation', constraint = 'workload_entries_day';
  end if;
  return new;
end $$;
create trigger workload_entries_cap_new before insert on workload_entries for each row
  when (new.state in ('submitted', 'passed', 'returned')) execute function cap_workload_day();
create trigger workload_entries_cap_changed before update of state, count, case_day, kind, item on workload_entries for each row
  when (new.state in ('submitted', 'passed', 'returned') and (old.state not in ('submitted', 'passed', 'returned') or new.count > old.count
    or (new.case_day, new.kind, new.item) is distinct from (old.case_day, old.kind, old.item)))
  execute function cap_workload_day();
