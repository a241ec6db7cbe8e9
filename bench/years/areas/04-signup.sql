-- An intake or more in each year, with registrations in the state in which their intake left them.
select bench.copy_rows('intakes', 'years', '{
  "year": "t.year - c.years", "serial": "(t.serial + 10 * (1 + c.years % 8))", "name": "t.name || ''（往年 '' || c.serial || ''）''",
  "state": "case when t.state in (''draft'', ''open'', ''closed'', ''admitting'') then ''finished'' else t.state end"}');
select bench.copy_rows('intake_requirements', 'years');
select bench.copy_rows('offers', 'years');
select bench.copy_rows('offer_pools', 'years');
select bench.copy_rows('exam_sessions', 'years');

-- an intake that is over has decided on everybody; those of this year wait as in the demo
select bench.copy_rows('registrations', 'applicants', '{
  "real_name": "bench.renamed(t.real_name, c.serial)",
  "mobile_sealed": "(select s.mobile_sealed from bench.sealed s where s.relation = ''registrations'' and s.id = t.id + c.serial * {registrations})",
  "mobile_hash": "(select s.mobile_hash from bench.sealed s where s.relation = ''registrations'' and s.id = t.id + c.serial * {registrations})",
  "id_card_sealed": "(select s.id_card_sealed from bench.sealed s where s.relation = ''registrations'' and s.id = t.id + c.serial * {registrations})",
  "id_card_hash": "(select s.id_card_hash from bench.sealed s where s.relation = ''registrations'' and s.id = t.id + c.serial * {registrations})",
  "address_sealed": "null", "contact_mobile_sealed": "null", "photo_key": "null", "partner_id": "null",
  "state": "case when c.years = 0 or t.state not in (''submitted'', ''basePassed'', ''returned'', ''qualified'', ''examArranged'', ''scored'', ''admitted'', ''waitlisted'', ''confirmed'', ''arrivalArranged'', ''arrived'') then t.state when t.id % 3 = 0 then ''enrolled'' when t.id % 3 = 1 then ''notAdmitted'' else ''rejected'' end"}',
  'exists (select from bench.account_kinds k where k.id = t.user_id and k.kind = ''applicants'')');
create table bench.registered as select t.id as original, c.serial from demo.registrations t
  join bench.account_kinds k on k.id = t.user_id and k.kind = 'applicants', bench.copies c where c.kind = 'applicants';
select bench.copy_rows(name, 'applicants', changes::jsonb,
  't.registration_id in (select original from bench.registered)')
from (values
  (1, 'registration_choices', '{"judged_by": "t.judged_by"}'),
  (2, 'registration_educations', '{}'),
  (3, 'registration_entries', '{}'),
  (4, 'registration_returns', '{}'),
  (5, 'exam_seats', '{"ticket_number": "t.ticket_number || c.serial", "seat_no": "t.seat_no + c.serial * 1000"}'),
  (6, 'exam_scores', '{"waiver_id": "null", "checked_by": "case when t.waiver_id is null then t.checked_by end", "checked_at": "case when t.waiver_id is null then t.checked_at - c.days * interval ''1 day'' end"}')
) asked (place, name, changes) order by place;
select bench.copy_rows('admission_runs', 'years');
select bench.copy_rows('admission_pools', 'years');
select bench.copy_rows('admission_outcomes', 'applicants', '{}', 't.registration_id in (select original from bench.registered)
  and (c.years > 0) and c.years in (select e.years from bench.copies e where e.kind = ''years'')');
select bench.copy_rows('placements', 'applicants', '{}', 't.registration_id in (select original from bench.registered)
  and (c.years = 0 or c.years in (select e.years from bench.copies e where e.kind = ''years''))');
