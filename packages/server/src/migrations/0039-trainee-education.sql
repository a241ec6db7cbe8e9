-- The education by which time conditions give a length of training.
alter table trainees add column education text check (education in ('junior', 'undergraduate', 'master', 'doctor'));
comment on column trainees.education is 'Highest completed education at the start; null: not known, so no time condition proposes a length.';
