-- Stays of now and later are found by their last days: those of all years before began before them, too.
create index rotation_blocks_days on rotation_blocks (ends_on, starts_on);
-- The list of all stays in its order.
create index rotation_blocks_order on rotation_blocks (starts_on, department_id, id);
-- Absences of a year or of now, which all those before it began before, too.
create index absences_end on absences (ends_on, starts_on);
-- Scores that wait for a second person: few of those of all years.
create index exam_scores_unchecked on exam_scores (registration_id) where checked_by is null;
-- Who accepted a place, who changed last first.
create index registrations_accepted on registrations (updated_at desc, id desc)
  where state in ('confirmed', 'arrivalArranged', 'arrived', 'noShow', 'signed', 'enrolled');
