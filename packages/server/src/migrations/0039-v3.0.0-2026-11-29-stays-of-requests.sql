-- A stay that was recorded by mistake can be taken away although somebody asked for an evaluation
-- of it: only an open request needs its stay. An answer keeps the stay by its own reference.
alter table evaluation_requests alter column block_id drop not null;
alter table evaluation_requests drop constraint evaluation_requests_block_id_fkey;
alter table evaluation_requests add constraint evaluation_requests_block_id_fkey
  foreign key (block_id) references rotation_blocks (id) on delete set null;
alter table evaluation_requests add constraint evaluation_requests_open_stay
  check (state <> 'asked' or block_id is not null);
