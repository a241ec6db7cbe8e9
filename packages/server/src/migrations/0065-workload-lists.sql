-- Lists of entries at two million: an index in the order of the list for each way to narrow it, without versions that a correction replaced.
drop index workload_entries_list, workload_entries_own, workload_entries_department, workload_entries_requirement;
create index workload_entries_list on workload_entries (case_day desc, id desc)
  include (trainee_id, block_id, department_id, kind, state) where state <> 'replaced';
create index workload_entries_own on workload_entries (trainee_id, case_day desc, id desc) include (kind, state) where state <> 'replaced';
create index workload_entries_stay on workload_entries (block_id, case_day desc, id desc) include (kind, state)
  where block_id is not null;
create index workload_entries_department on workload_entries (department_id, case_day desc, id desc) include (kind, state)
  where department_id is not null;
create index workload_entries_state on workload_entries (state, case_day desc, id desc) include (trainee_id, block_id, department_id, kind)
  where state in ('submitted', 'returned', 'rejected', 'withdrawn');
create index workload_entries_requirement on workload_entries (requirement_id, case_day desc, id desc) where requirement_id is not null;
