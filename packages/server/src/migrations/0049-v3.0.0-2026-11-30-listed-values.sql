-- Kinds of trainees, sections of a sign-up and purposes of files are listed in the database too: no
-- table can hold another one, and the compiler knows them.
alter table trainees add check (trainee_kind in ('sponsored', 'open', 'degree', 'partner'));
alter table registrations add check (trainee_kind in ('sponsored', 'open', 'degree', 'partner'));
alter table registration_returns add check (section in ('sign', 'basic', 'photo', 'train', 'junior',
  'undergraduate', 'master', 'doctor', 'foreign', 'certificate', 'work', 'scientific', 'award', 'regular'));
alter table intakes
  add check (trainee_kinds <@ array['sponsored', 'open', 'degree', 'partner']),
  add check (exempt_kinds <@ array['sponsored', 'open', 'degree', 'partner']);
alter table intake_requirements
  add check (trainee_kind in ('sponsored', 'open', 'degree', 'partner')),
  add check (section in ('sign', 'basic', 'photo', 'train', 'junior', 'undergraduate', 'master',
    'doctor', 'foreign', 'certificate', 'work', 'scientific', 'award', 'regular'));
alter table offers add check (trainee_kinds <@ array['sponsored', 'open', 'degree', 'partner']);
alter table offer_pools add check (trainee_kind in ('sponsored', 'open', 'degree', 'partner'));
alter table files add check (purpose in ('image', 'avatar', 'photo', 'attachment', 'proof', 'sheet',
  'guide', 'inform', 'material', 'course'));
alter table uploads add check (purpose in ('image', 'avatar', 'photo', 'attachment', 'proof', 'sheet',
  'guide', 'inform', 'material', 'course'));
