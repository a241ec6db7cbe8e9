-- An entry belongs to the stay that covers its day, also when stays are moved afterwards: it follows them, or stays where it was with the
-- mark outside. Beside that, what was passed still never changes, its number, department and trainee included.
alter table workload_entries drop constraint workload_entries_place;
alter table workload_entries add constraint workload_entries_place
  check ((block_id is not null or 'outside' = any (marks)) and (block_id is null) = (department_id is null));
-- An entry that a moved stay left behind is explained before it is passed; the server asks for it.
alter table workload_entries drop constraint workload_entries_explained;
alter table workload_entries add constraint workload_entries_explained check (explanation is not null or erased_at is not null
  or not marks && array['leave', 'repeated'] and (block_id is not null or not 'outside' = any (marks)));
comment on column workload_entries.block_id is 'The stay that covers the day of the case; with the mark outside none, or the one that covered it until it was moved.';

create or replace function keep_workload_entry() returns trigger language plpgsql as $$
declare
  -- only the trigger of the stays lets an entry follow them
  is_following boolean := pg_trigger_depth() > 1;
begin
  if tg_op = 'UPDATE' and old.state in ('passed', 'replaced') and (
    (new.trainee_id, new.kind, new.item, new.case_day, new.role, new.key, new.written_at, array_remove(new.marks, 'outside'))
      is distinct from (old.trainee_id, old.kind, old.item, old.case_day, old.role, old.key, old.written_at, array_remove(old.marks, 'outside'))
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

create function lead_workload_entries() returns trigger language plpgsql as $$
begin
  update workload_entries w set
    block_id = coalesce(f.stay, w.block_id),
    department_id = coalesce(f.department, w.department_id),
    marks = array_remove(w.marks, 'outside') || case when f.stay is null then array['outside'] else '{}' end,
    version = w.version + 1, updated_at = now()
  from (select e.id, b.id stay, b.department_id department from workload_entries e
    left join rotation_blocks b on b.trainee_id = e.trainee_id and e.case_day between b.starts_on and b.ends_on
    where e.block_id = new.id or e.trainee_id = new.trainee_id and e.case_day between new.starts_on and new.ends_on) f
  where f.id = w.id and (f.stay is distinct from w.block_id or f.department is distinct from w.department_id or 'outside' = any (w.marks))
    and (f.stay is not null or not 'outside' = any (w.marks));
  return null;
end $$;
-- At the end of the transaction, when all stays that it moves have their days.
create constraint trigger rotation_blocks_lead_entries after insert or update of trainee_id, department_id, starts_on, ends_on on rotation_blocks
  deferrable initially deferred for each row execute function lead_workload_entries();
