-- Texts of workload are erased three years after the case. Beside that, what was passed still never changes.
alter table workload_entries add column erased_at timestamptz;
comment on column workload_entries.erased_at is 'When note, explanation and reason were erased; the case itself stays counted.';
alter table workload_entries drop constraint workload_entries_explained;
alter table workload_entries add constraint workload_entries_explained
  check (explanation is not null or erased_at is not null or not marks && array['leave', 'outside', 'repeated']);

create or replace function keep_workload_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state in ('passed', 'replaced') and
    (new.trainee_id, new.kind, new.item, new.case_day, new.role, new.key, new.marks, new.written_at) is distinct from
    (old.trainee_id, old.kind, old.item, old.case_day, old.role, old.key, old.marks, old.written_at) or
    tg_op = 'UPDATE' and old.state in ('passed', 'replaced') and
    (new.block_id, new.requirement_id, new.patient_id, new.number_hash) is distinct from
    (old.block_id, old.requirement_id, old.patient_id, old.number_hash) or
    tg_op = 'UPDATE' and old.state in ('passed', 'replaced') and (new.note, new.explanation) is distinct from (old.note, old.explanation)
    and (new.erased_at is null or coalesce(new.note, new.explanation) is not null)
  then
    raise exception 'a passed entry is not changed' using errcode = 'check_violation', constraint = 'workload_entries_kept';
  end if;
  if new.block_id is not null and (tg_op = 'INSERT' or (new.block_id, new.case_day) is distinct from (old.block_id, old.case_day)) then
    perform from rotation_blocks b where b.id = new.block_id and b.trainee_id = new.trainee_id and b.department_id = new.department_id
      and new.case_day between b.starts_on and b.ends_on for key share;
    if not found then
      raise exception 'the stay does not cover the day' using errcode = 'check_violation', constraint = 'workload_entries_within';
    end if;
  end if;
  return new;
end $$;

create index workload_entries_texts on workload_entries (case_day, id)
  where erased_at is null and (note is not null or explanation is not null or reason is not null);
-- Lists by indicator.
create index workload_entries_marked on workload_entries (case_day desc, id desc) where marks <> '{}';
create index workload_findings_old on workload_findings (ends_on, id);
create index workload_patients_noted on workload_patients (updated_at, id) where note is not null;
