-- A block of a plan that has begun is a fact: it is where the block of the trainee is, and no planner moves it.

alter table plan_blocks add column block_id bigint references rotation_blocks (id) on delete set null;
create index plan_blocks_fact on plan_blocks (block_id) where block_id is not null;
comment on column plan_blocks.block_id is 'The block of the trainee that has begun and is taken over as it was; null: still to be planned.';

alter table solver_runs add column heartbeat_at timestamptz;
create index solver_runs_running on solver_runs (heartbeat_at) where state = 'running';
comment on column solver_runs.heartbeat_at is 'When the process that computes last said so; one that is silent is dead.';

-- A block without a place is nowhere: an open range would overlap every other.
alter table plan_blocks drop constraint plan_blocks_one_place;
alter table plan_blocks add constraint plan_blocks_one_place exclude using gist
  (plan_id with =, trainee_id with =, daterange(starts_on, ends_on, '[]') with &&) where (starts_on is not null) deferrable initially immediate;
