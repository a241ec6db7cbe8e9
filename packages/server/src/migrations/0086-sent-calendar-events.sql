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
