alter table workload_entries drop constraint workload_entries_marks_check;
alter table workload_entries add constraint workload_entries_marks_check
  check (marks <@ array['late', 'leave', 'outside', 'repeated', 'closed', 'delayed']);
