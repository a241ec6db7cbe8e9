-- The device that holds an attempt is the browser by its signed cookie, not only by the name it gives itself.
alter table learning_attempts add column device_hash bytea check (length(device_hash) = 32);
alter table learning_attempts add column held_at timestamptz;
comment on column learning_attempts.device_hash is 'Hash of the device cookie of the browser that holds the attempt; null: its cookie is too new, or nobody holds it.';
comment on column learning_attempts.held_at is 'Since when the device holds the attempt with its cookie.';

-- How much of its journal an attempt has used up, so that it is bounded without being counted.
alter table learning_attempts add column journal_events integer not null default 0;
alter table learning_attempts add column journal_bytes bigint not null default 0;
update learning_attempts a set journal_events = e.events, journal_bytes = e.bytes
  from (select attempt_id, count(*) as events, sum(octet_length(coalesce(value::text, ''))) as bytes
    from learning_attempt_events group by attempt_id) e
  where e.attempt_id = a.id;
comment on column learning_attempts.journal_events is 'Events that its journal holds, of all devices.';
comment on column learning_attempts.journal_bytes is 'Bytes that the answers in its journal take.';
