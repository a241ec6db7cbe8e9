-- Where bytes lie in the store, and how many rows hold them: the same bytes are kept once, and leave after the last row that held them.

create table blobs (
  stored_as text primary key,
  is_encrypted boolean not null,
  content_hash text,
  size bigint check (size >= 0),
  refs integer not null default 0 check (refs >= 0),
  leases integer not null default 0 check (leases >= 0),
  keep_until timestamptz not null
);
comment on column blobs.content_hash is 'Keyed hash of the plain bytes. Null while they arrive and once they are leaving: nobody can hold them then.';
comment on column blobs.refs is 'How many rows hold them; counted by the triggers hold_blobs in the transaction of those rows.';
comment on column blobs.leases is 'How many have stored them and are about to write the row that holds them: they stay that long.';
comment on column blobs.keep_until is 'When leases are forgotten: their holders must have died.';
create index blobs_content on blobs (content_hash);
create index blobs_unheld on blobs (keep_until) where refs = 0;

-- Counts what the named columns of a row hold. A row that names bytes which are not there is refused.
create function hold_blobs() returns trigger language plpgsql as $$
declare
  held text;
  was text;
  is_now text;
begin
  foreach held in array tg_argv loop
    was := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) ->> held end;
    is_now := case when tg_op in ('UPDATE', 'INSERT') then to_jsonb(new) ->> held end;
    continue when was is not distinct from is_now;
    if is_now is not null then
      update blobs set refs = refs + 1, leases = greatest(leases - 1, 0) where stored_as = is_now and content_hash is not null;
      if not found then
        raise exception 'no bytes are stored as %', is_now using errcode = '23503', table = tg_table_name, constraint = 'blobs_held';
      end if;
    end if;
    update blobs set refs = refs - 1 where stored_as = was;
  end loop;
  return null;
end $$;

insert into blobs (stored_as, is_encrypted, content_hash, size, refs, keep_until)
select stored_as, true, min(content_hash), max(size), count(*), now()
from (
  select stored_as, content_hash, size from files
  union all select given_as, 'task:' || given_as, given_size from tasks where given_as is not null
  union all select result_as, 'task:' || result_as, result_size from tasks where result_as is not null
) as held
group by stored_as;

create trigger files_hold_blobs after insert or delete or update of stored_as on files
  for each row execute function hold_blobs('stored_as');
create trigger tasks_hold_blobs after insert or delete or update of given_as, result_as on tasks
  for each row execute function hold_blobs('given_as', 'result_as');
