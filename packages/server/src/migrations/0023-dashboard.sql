-- The home page, the own calendar for calendar programs, and the morning message.

-- The home page ---------------------------------------------------------------------------------------

create table home_shortcuts (
  user_id bigint primary key references users (id) on delete cascade,
  pinned text[] not null check (cardinality(pinned) <= 24),
  updated_at timestamptz not null,
  version integer not null default 1
);
comment on table home_shortcuts is 'Pages somebody has put on the home page, by view key and in their order; a row exists once they were arranged by hand.';

create table opened_pages (
  user_id bigint not null references users (id) on delete cascade,
  view text not null check (length(view) between 1 and 100),
  weight real not null check (weight >= 0),
  last_at timestamptz not null,
  primary key (user_id, view)
);
comment on table opened_pages is 'How often somebody opened a page of a menu: counted down by half every thirty days.';

-- Whose waiting work was sent on a day: once, whichever process does it.
create table morning_messages (
  user_id bigint not null references users (id),
  day date not null,
  primary key (user_id, day)
);
create index morning_messages_day on morning_messages (day);

-- The calendar ----------------------------------------------------------------------------------------

create table calendar_addresses (
  user_id bigint primary key references users (id) on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  language text not null check (language in ('zh-cn', 'en')),
  created_at timestamptz not null,
  read_at timestamptz
);
comment on table calendar_addresses is 'The secret address under which a calendar program reads somebody''s calendar; only the hash of its secret is kept.';

create table sent_calendar_events (
  user_id bigint not null references calendar_addresses (user_id) on delete cascade,
  uid text not null,
  sequence integer not null check (sequence >= 0),
  changed_at timestamptz not null,
  event jsonb not null,
  called_off_at timestamptz,
  primary key (user_id, uid)
);
comment on table sent_calendar_events is 'What calendar programs were given under an address, so that an event whose record is gone is cancelled there instead of vanishing.';
