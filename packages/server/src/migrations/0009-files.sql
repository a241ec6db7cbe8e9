-- Uploads by chunks, and how long a file has been nobody's.

alter table files add column unreferred_since timestamptz default now();
update files set unreferred_since = case when record_kind is null then created_at end;
comment on column files.unreferred_since is 'Since when no record refers to the file; after a day it is swept.';
alter table files add constraint files_referred_or_not check ((record_kind is null) = (record_id is null));
create index files_swept on files (unreferred_since) where record_kind is null;
drop index files_unreferred;
drop index files_user;
create index files_user on files (user_id, id desc);

create table uploads (
  id bigint generated always as identity primary key,
  staging_id text not null unique,
  user_id bigint not null references users (id),
  match_hash bytea not null,
  purpose text not null,
  name text not null,
  total_size bigint not null check (total_size > 0),
  chunk_size bigint not null check (chunk_size > 0),
  total_chunks integer not null check (total_chunks > 0),
  received bytea not null,
  file_key text references files (key) on delete cascade,
  completing_until timestamptz,
  touched_at timestamptz not null,
  unique (user_id, match_hash)
);
comment on column uploads.match_hash is 'What a client sends with every chunk of one file, hashed: identifier, sizes, path and purpose.';
comment on column uploads.received is 'One bit for each chunk whose bytes are safe.';
comment on column uploads.file_key is 'The file it became; remembered for a while, so that a repeated last chunk is answered alike.';
comment on column uploads.completing_until is 'Somebody is completing it, and says so again until then.';
create index uploads_touched on uploads (touched_at);
create index uploads_file on uploads (file_key);
