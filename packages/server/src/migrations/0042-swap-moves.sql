-- What a swap moves, as both trainees agreed to it, and which of its departments have passed it.

alter table rotation_swaps
  add column moves jsonb not null default '[]',
  add column department_ids bigint[] not null default '{}',
  add column passed_departments bigint[] not null default '{}',
  add column refusal text check (length(refusal) between 1 and 500),
  add constraint rotation_swaps_passed_involved check (passed_departments <@ department_ids);
comment on column rotation_swaps.moves is 'Each block with its days before and after: [{blockId, traineeId, departmentId, from, to}].';
