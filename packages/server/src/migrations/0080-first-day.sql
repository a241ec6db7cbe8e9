-- The first day: which tour of the product a person has seen, and devices that their owner can name and forget.
create table seen_tours (
  user_id bigint primary key references users (id),
  version smallint not null check (version between 0 and 1000),
  seen_at timestamptz not null
);
comment on table seen_tours is 'The latest tour that a person was shown, so that another device does not begin it again.';

alter table known_devices
  add column id bigint generated always as identity,
  add column agent text not null default '',
  add column first_used_at timestamptz,
  add constraint known_devices_id unique (id),
  add constraint known_devices_agent check (length(agent) <= 300);
comment on column known_devices.agent is 'What the browser called itself at the latest login; empty for devices from before it was kept.';
comment on column known_devices.first_used_at is 'Null for devices from before it was kept.';
