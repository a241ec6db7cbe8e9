-- An entry begins as a draft, as its flow does; lists of relations are ordered by day.
alter table mentor_entries alter column state set default 'draft';
create index mentor_relations_time on mentor_relations (started_on desc, id desc);
