-- Anonymous concerns. No row holds a moment, an address or an account of its sender; the ids are
-- random; all rows are written again in a drawn order with each message of a sender.
create table concerns (
  id bigint primary key,
  kind text not null check (kind in ('mistreatment', 'safety', 'teaching', 'idea')),
  department_id bigint references departments (id),
  hidden_from bigint[] not null default '{}',
  code_hash bytea not null check (length(code_hash) = 32),
  state text not null default 'received' check (state in ('received', 'inWork', 'answered', 'closed')),
  received_on date not null,
  closed_on date,
  has_news boolean not null default true,
  constraint concerns_closed check ((state = 'closed') = (closed_on is not null))
);
create unique index concerns_code_hash on concerns (code_hash);
create index concerns_department_id on concerns (department_id);
create index concerns_received_on on concerns (received_on);
comment on table concerns is 'Messages without a name: nothing of the sender, no time finer than a day.';
comment on column concerns.hidden_from is 'Readers who never see it, chosen by the sender.';
comment on column concerns.has_news is 'The sender wrote since the daily notice to the readers.';

create table concern_messages (
  id bigint primary key,
  concern_id bigint not null references concerns (id),
  place integer not null check (place between 1 and 60),
  is_of_sender boolean not null,
  text_sealed text not null,
  said_on date not null,
  constraint concern_messages_place unique (concern_id, place)
);
comment on table concern_messages is 'What the sender and the readers wrote; who of the readers is in the audit log.';

create table concern_pictures (
  id bigint primary key,
  concern_id bigint not null references concerns (id),
  place integer not null check (place between 1 and 3),
  bytes bytea not null,
  constraint concern_pictures_place unique (concern_id, place)
);
comment on table concern_pictures is 'Pictures of a concern as JPEG, drawn again without metadata.';

create table concern_readers (
  user_id bigint primary key references users (id)
);

create table concern_box (
  id integer primary key default 1 check (id = 1),
  notified_on date,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on column concern_box.notified_on is 'The day of the last daily notice.';
insert into concern_box default values;
