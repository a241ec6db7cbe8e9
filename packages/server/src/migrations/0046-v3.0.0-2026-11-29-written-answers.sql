-- Which attempts have answers that people mark: the list of exams to mark begins at these attempts.
-- Before, it began at the items of a paper and read their marks in all exams with that paper.
alter table learning_attempts add column has_written boolean not null default false;
comment on column learning_attempts.has_written is 'Has a mark that a person gives (learning_marks, not is_by_rule).';

update learning_attempts a set has_written = true
where exists (select from learning_marks m where m.attempt_id = a.id and not m.is_by_rule);

create index learning_attempts_written on learning_attempts (exam_id, state) where has_written;
create index learning_marks_by_hand_of_attempt on learning_marks (attempt_id) where not is_by_rule;
create index learning_marks_open on learning_marks (attempt_id) where points is null;

create function note_written_answers() returns trigger language plpgsql as $$
begin
  update learning_attempts a set has_written = true
  where not a.has_written
    and a.id in (select attempt_id from new_marks where not is_by_rule);

  return null;
end $$;

create trigger learning_marks_written after insert on learning_marks
referencing new table as new_marks for each statement execute function note_written_answers();
