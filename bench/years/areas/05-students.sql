-- Trainees: those whose training is over have finished, with a completion and a certificate; one of 25 has departed.
select bench.copy_rows('trainees', 'people', '{
  "number": "(extract(year from t.starts_on)::int - c.years) || substr(t.number, 5, 1) || lpad(c.serial::text, 2, ''0'') || lpad(t.id::text, 4, ''0'')",
  "real_name": "bench.renamed(t.real_name, c.serial)", "registration_id": "null", "intake_id": "null",
  "status": "case when t.status = ''inTraining'' and t.id % 25 = 7 and c.days > 300 then ''departed'' when last_day_of_months(t.starts_on - c.days, t.length_months) + t.extension_days < current_date then ''finished'' else t.status end",
  "status_since": "case when last_day_of_months(t.starts_on - c.days, t.length_months) + t.extension_days < current_date then last_day_of_months(t.starts_on - c.days, t.length_months) + t.extension_days else t.status_since - c.days end"}');
select bench.copy_rows('trainee_files', 'people', '{"address_sealed": "null", "contact_mobile_sealed": "null", "bank_name": "null", "bank_account_sealed": "null"}');
select bench.copy_rows('trainee_entries', 'people');
select bench.copy_rows('trainee_changes', 'people', '{"state": "case when c.days > 400 and t.state = ''submitted'' then ''passed'' else t.state end", "old_value": "null", "new_value": "null"}',
  't.field not in (''idCard'', ''mobile'', ''contactMobile'', ''address'')');
select bench.copy_rows('trainee_situations', 'people', '{"state": "case when c.days > 400 and t.state in (''submitted'', ''basePassed'', ''officePassed'', ''inForce'') then ''ended'' else t.state end"}');
select bench.copy_rows('elective_choices', 'people');

insert into final_scores (trainee_id, theory, theory_on, skill, skill_on, updated_at)
  select t.id, 62 + t.id % 37, t.planned_end - 40, 65 + t.id % 33, t.planned_end - 30, t.planned_end - 30
  from trainees t where t.status = 'finished' and not exists (select from final_scores s where s.trainee_id = t.id) order by t.planned_end, t.id;
insert into completions (trainee_id, state, proposed_by, confirmed_on, created_at, updated_at)
  select t.id, case when t.planned_end < current_date - 60 then 'certified' when t.id % 2 = 0 then 'confirmed' else 'proposed' end, o.id,
    case when t.planned_end < current_date - 60 or t.id % 2 = 0 then t.planned_end + 7 end, t.planned_end - 20, t.planned_end + 7
  from trainees t, (select id from users where username = 'bhb') o
  where t.status = 'finished' and not exists (select from completions c where c.trainee_id = t.id) order by t.planned_end, t.id;
insert into certificate_batches (user_id, created_at)
  select o.id, m from (select id from users where username = 'bhb') o,
    (select distinct date_trunc('month', c.confirmed_on) + interval '40 days' as m from completions c where c.state = 'certified'
      and not exists (select from certificates x where x.completion_id = c.id)) months order by m;
-- a certificate of an earlier year is known by its number; the bytes of its document are not made
insert into certificates (number, trainee_id, completion_id, batch_id, holder, gender, birth_month, major, unit, hospital, starts_on, ends_on, issued_on,
    key_id, statement, created_at)
  select extract(year from c.confirmed_on) || x.code || lpad(t.id::text, 6, '0'), t.id, c.id, b.id, t.real_name, x.gender, '1998-05', m.name, x.unit, x.hospital,
    t.starts_on, t.planned_end, b.created_at::date, x.key_id, x.statement, b.created_at
  from completions c join trainees t on t.id = c.trainee_id join majors m on m.id = t.major_id
    join certificate_batches b on b.created_at = date_trunc('month', c.confirmed_on) + interval '40 days',
    (select *, substr(number, 5, 5) as code from demo.certificates order by id limit 1) x
  where c.state = 'certified' and not exists (select from certificates y where y.completion_id = c.id) order by b.created_at, t.id;

insert into trainee_departures (trainee_id, kind, leaves_on, reason, base_id, state, base_passed_by, left_at, created_at, updated_at, recorded_by)
  select t.id, case t.status when 'departed' then 'dropout' else 'completion' end, least(t.planned_end, current_date - 30), d.reason, m.base_id, 'departed', d.base_passed_by,
    least(t.planned_end, current_date - 30) + interval '9 hours', least(t.planned_end, current_date - 30) - 20, least(t.planned_end, current_date - 30), d.recorded_by
  from trainees t join majors m on m.id = t.major_id, (select * from demo.trainee_departures order by id limit 1) d
  where t.status in ('departed', 'finished') and not exists (select from trainee_departures e where e.trainee_id = t.id) order by t.planned_end, t.id;
insert into departure_clearances (departure_id, name, name_en, owner, department_id, sort, outcome, decided_by, decided_at)
  select d.id, c.name, c.name_en, c.owner, c.department_id, c.sort, 'signed', o.id, d.left_at - interval '5 days'
  from trainee_departures d, (select id from users where username = 'bhb') o, demo.departure_clearances c
  where c.departure_id = (select min(departure_id) from demo.departure_clearances) and not exists (select from departure_clearances e where e.departure_id = d.id)
  order by d.left_at, d.id, c.sort;
