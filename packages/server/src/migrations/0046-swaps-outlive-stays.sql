-- A swap stays on record when a new plan rewrites its stays, and a draft knows which swaps it has taken over.

alter table rotation_swaps
  alter column block_id drop not null,
  alter column other_block_id drop not null,
  drop constraint rotation_swaps_block_id_fkey,
  drop constraint rotation_swaps_other_block_id_fkey,
  add constraint rotation_swaps_block_id_fkey foreign key (block_id) references rotation_blocks (id) on delete set null,
  add constraint rotation_swaps_other_block_id_fkey foreign key (other_block_id) references rotation_blocks (id) on delete set null,
  add constraint rotation_swaps_open_has_stays
    check (state not in ('requested', 'accepted', 'departmentsPassed') or (block_id is not null and other_block_id is not null));
comment on column rotation_swaps.block_id is 'The stay that was asked for; null: a later plan rewrote it. What was moved is kept in moves.';

alter table rotation_plans add column swap_ids bigint[] not null default '{}';
comment on column rotation_plans.swap_ids is 'Swaps of its trainees that had moved stays when the draft was made or last updated.';
