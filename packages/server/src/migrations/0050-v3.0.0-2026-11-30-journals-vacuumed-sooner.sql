-- Lists and sums read these tables from their indexes alone, which PostgreSQL can only do for pages
-- that a vacuum has seen. By default it waits until a fifth of a table is new: half a million rows
-- of the workload in ten years, in which a sum over it took four times as long.
do $$
declare
  journal text;
begin
  foreach journal in array array['workload_entries', 'notices', 'deliveries', 'audit_entries',
    'learning_attempt_events', 'learning_marks', 'flow_history', 'evaluation_ballots'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)', journal);
  end loop;
end $$;
