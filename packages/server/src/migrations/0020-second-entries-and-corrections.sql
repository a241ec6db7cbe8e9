-- A second entry that differed, until the score is entered again or checked: the first person finds it in a list and is told once.
alter table exam_scores add column differed_at timestamptz, add column differed_by bigint references users(id);
alter table exam_scores add constraint exam_scores_differed check ((differed_by is null) = (differed_at is null));
create index exam_scores_differed_by on exam_scores (differed_by) where differed_by is not null;
comment on column exam_scores.differed_by is 'The person whose second entry differed; null once the score was entered again or checked.';

-- Rows from before have a chosen kind, and were corrected or will be judged as if they were.
alter table registrations add column is_kind_chosen boolean not null default true, add column is_mended boolean not null default true;
comment on column registrations.is_kind_chosen is 'Whether the applicant has chosen the trainee kind; until then it is that of the form.';
comment on column registrations.is_mended is 'Whether something was changed since it was last returned.';
alter table registration_returns add column changed_at timestamptz;
comment on column registration_returns.changed_at is 'When the part was first changed after it was returned.';
