alter table learning_lectures
  add column speaker_id bigint,
  add constraint learning_lectures_speaker_id_fkey foreign key (speaker_id) references users (id);
comment on column learning_lectures.speaker_id is 'The account of the speaker, who is credited with the teaching once somebody has signed in; speaker then holds the name.';
create index learning_lectures_speaker on learning_lectures (speaker_id, starts_at) where speaker_id is not null;
