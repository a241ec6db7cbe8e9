-- Signs of entries without care that need no comparison with others (docs/decisions/0098).
alter table workload_findings drop constraint workload_findings_kind_check;
alter table workload_findings add constraint workload_findings_kind_check check (kind in ('late', 'burst', 'sameSample', 'samePatient', 'onLeave',
  'outsideBlock', 'ownDecision', 'impossibleDay', 'copiedRun', 'quickApproval'));
