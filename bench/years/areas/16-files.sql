-- Files of registrations, leaves, awards and trainees: rows without their bytes.
create table bench.files as
  select row_number() over (order by g.created_at, g.id, g.n) as serial, g.* from (
    select 'registration' as record_kind, g.id, g.user_id, g.created_at, n, 'proof' as purpose from registrations g, generate_series(1, 3) n
    union all select 'leave', a.id, a.created_by, a.created_at, 1, 'proof' from absences a where a.kind = 'leave'
    union all select 'traineeEntry', e.id, t.user_id, e.created_at, 1, 'proof' from trainee_entries e join trainees t on t.id = e.trainee_id
    union all select 'awardApplication', w.id, w.user_id, w.created_at, 1, 'proof' from award_applications w) g;
insert into blobs (stored_as, is_encrypted, content_hash, size, keep_until)
  select md5('stored' || serial), true, 'k1:' || md5('content' || serial) || md5('of' || serial), 40000 + serial % 900000, created_at + interval '1 day'
  from bench.files order by serial;
insert into files (key, purpose, name, type, size, content_hash, stored_as, user_id, record_kind, record_id, created_at, unreferred_since)
  select md5('key' || serial), purpose, '证明材料' || n || '.pdf', 'application/pdf', 40000 + serial % 900000, 'k1:' || md5('content' || serial) || md5('of' || serial),
    md5('stored' || serial), user_id, record_kind, id, created_at, null
  from bench.files order by serial;
