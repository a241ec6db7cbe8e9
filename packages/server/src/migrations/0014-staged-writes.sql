-- Bytes that are being written to the staging: one writer for a place, counted against their sender's room while they are no upload's.

create table staged_writes (
  staging_id text not null,
  place integer not null,
  user_id bigint not null references users (id),
  bytes bigint not null check (bytes >= 0),
  writer text not null,
  until timestamptz not null,
  primary key (staging_id, place)
);
comment on column staged_writes.place is 'The chunk, counted from 0.';
comment on column staged_writes.bytes is 'How many may be written at most.';
comment on column staged_writes.until is 'Somebody is writing, and says so again until then.';
create index staged_writes_user on staged_writes (user_id);
create index staged_writes_until on staged_writes (until);
