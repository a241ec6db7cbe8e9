-- Who was told on a day what waits for them: once, whichever process does it.
create table morning_messages (
  user_id bigint not null references users(id),
  day date not null,
  primary key (user_id, day)
);
create index morning_messages_day on morning_messages (day);
