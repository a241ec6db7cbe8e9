-- Markers know an attempt by a number that was drawn for them alone: ids rise with the begin time, which invigilators see beside names.
create table learning_marker_numbers (
  exam_id bigint not null references learning_exams (id) on delete cascade,
  marker_id bigint not null references users (id),
  attempt_id bigint not null references learning_attempts (id),
  number integer not null check (number between 100000 and 999999),
  primary key (marker_id, attempt_id),
  constraint learning_marker_numbers_once unique (exam_id, marker_id, number)
);
create index learning_marker_numbers_attempt on learning_marker_numbers (attempt_id);
comment on table learning_marker_numbers is 'The number by which a marker knows an attempt: drawn by chance for each marker, and never changed.';
