-- WeChat itself: tokens that all processes share, people who left the official account, the mini-program, and its first menus.

create table wechat_tokens (
  name text primary key,
  value_sealed text not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table wechat_tokens is 'Access tokens and page tickets, one row per app. WeChat counts every request for one, so one process asks and all use it.';

alter table wechat_bindings add column left_at timestamptz;
comment on column wechat_bindings.left_at is 'When the person stopped following the official account: no message reaches them since.';

-- A person has another openId in the mini-program. Nothing is sent there, so the hash is enough.
create table mini_bindings (
  user_id bigint primary key references users (id),
  open_id_hash text not null unique,
  bound_at timestamptz not null
);

alter table wechat_scans
  add column app text not null default 'official' check (app in ('official', 'mini')),
  add column agent text,
  add column asked_at timestamptz;
comment on column wechat_scans.agent is 'The browser that shows the QR code, named on the phone before somebody confirms.';

create table mini_menu_seeds (
  seed text primary key,
  menu_id bigint references mini_menus (id) on delete set null
);
comment on table mini_menu_seeds is 'Which declared mini-program menus were added once. What administrators delete stays deleted.';
create index mini_menu_seeds_menu on mini_menu_seeds (menu_id);
