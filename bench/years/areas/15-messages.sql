-- Informs, news, and four million notices of ten years, a quarter of them also sent as a message.
select bench.copy_rows('message_recipient_choices', 'people', '{
  "cohort_ids": "array(select x + c.people * {cohorts} from unnest(t.cohort_ids) x)", "group_ids": "''{}''"}',
  't.id in (select i.choice_id from demo.message_informs i)');
select bench.copy_rows('message_informs', 'people', '{
  "state": "case when t.state in (''draft'', ''scheduled'') then ''sent'' else t.state end", "sent_at": "coalesce(t.sent_at, t.created_at) - c.days * interval ''1 day''",
  "send_at": "null", "file_keys": "''{}''"}', 't.state <> ''withdrawn''');
select bench.copy_rows('message_news', 'people', '{"cover_key": "null", "file_keys": "''{}''", "is_pinned": "false",
  "state": "case when t.state in (''draft'', ''scheduled'') then ''published'' else t.state end", "publish_at": "null",
  "published_at": "coalesce(t.published_at, t.created_at) - c.days * interval ''1 day''"}');
insert into message_inform_people (inform_id, user_id, read_at, confirmed_at)
  select i.id, t.user_id, i.sent_at + interval '5 hours', case when t.id % 3 > 0 then i.sent_at + interval '6 hours' end
  from message_informs i join trainees t on t.starts_on <= i.sent_at::date and t.planned_end >= i.sent_at::date
  where i.state = 'sent' and i.id >= (select stride from bench.strides where relation = 'message_informs') order by i.sent_at, t.id
  on conflict do nothing;

-- who gets notices in each month: trainees in training then, and all teachers; one of fifty goes to an account of the demo
create table bench.receivers as
  select month, row_number() over (partition by month order by id) - 1 as n, id from (
    select m.month, t.user_id as id from bench.size z, generate_series(0, z.years * 12) m (month)
      join trainees t on current_date - (m.month * 30.4)::int between t.starts_on and t.planned_end
    union all
    select m.month, u.user_id from bench.size z, generate_series(0, z.years * 12) m (month), user_roles u join roles r on r.id = u.role_id where r.code in ('TEACHER', 'DEPT_ADMIN')) g;
alter table bench.receivers add primary key (month, n);
create table bench.months as select month, count(*) as receivers from bench.receivers group by month;
create table bench.notice_models as select *, row_number() over (order by id) - 1 as n from demo.notices where held_until is null and decision_id is null;
create table bench.named_accounts as select id, row_number() over (order by id) - 1 as n from demo.users where password_hash is not null;
create table bench.models as select (select count(*) from bench.notice_models) as notices, (select count(*) from demo.audit_entries) as audits,
  (select count(*) from bench.named_accounts) as accounts;
analyze bench.receivers, bench.months, bench.notice_models, bench.named_accounts;
insert into notices (user_id, kind, title, title_en, body, body_en, path, created_at, read_at)
  select coalesce(a.id, g.id),
    m.kind, m.title, m.title_en, m.body, m.body_en, m.path, d.at, case when d.at < now() - interval '30 days' and i % 12 > 0 or i % 3 = 0 then d.at + interval '7 hours' end
  from bench.size z cross join bench.models k cross join generate_series(0, (400000 * z.years * z.scale)::bigint - 1) i
    cross join lateral (select now() - interval '10 hours' - (1 - i / (400000 * z.years * z.scale)::float8) * make_interval(days => z.years * 365) as at) t
    cross join lateral (select t.at, floor(extract(epoch from now() - t.at)::float8 / 86400 / 30.4)::int as month) d
    join bench.months h on h.month = d.month
    join bench.receivers g on g.month = d.month and g.n = (hashint8(i)::bigint & 2147483647) % h.receivers
    left join bench.named_accounts a on i % 50 = 0 and a.n = i / 50 % k.accounts
    join bench.notice_models m on m.n = i % k.notices
  order by i;
insert into deliveries (notice_id, user_id, channel, state, due_at, since, tries, done_at, reason, handed_at)
  select n.id, n.user_id, case when n.id % 8 = 0 then 'mail' else 'sms' end, case when n.id % 52 = 0 then 'failed' else 'sent' end, n.created_at, n.created_at, 1,
    n.created_at + interval '1 minute', case when n.id % 52 = 0 then (select reason from demo.deliveries where state = 'failed' limit 1) end, n.created_at + interval '1 minute'
  from notices n where n.id % 4 = 0 and n.id > (select max(id) from demo.notices) order by n.id;
