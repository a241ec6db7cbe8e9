-- Which ways a kind of notice goes beside the site, and how soon.
alter table notice_templates add column channels text[] not null default '{mail}'
  check (channels <@ array['wechat','sms','mail']);
alter table notice_templates add column pace text not null default 'digest' check (pace in ('urgent','daytime','digest'));
update notice_templates set channels = '{wechat,sms,mail}', pace = 'daytime' where by_sms;
alter table notice_templates drop column by_sms;

create table deliveries (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notices(id) on delete cascade,
  user_id bigint not null references users(id),
  channel text not null check (channel in ('wechat','sms','mail')),
  state text not null default 'due' check (state in ('due','sending','sent','failed')),
  in_digest boolean not null default false,
  due_at timestamptz not null,
  since timestamptz not null,
  tries integer not null default 0,
  taken_at timestamptz,
  done_at timestamptz,
  reason text check (length(reason) <= 60),
  unique (notice_id, channel)
);
comment on column deliveries.since is 'When it was due first: three days later it has failed.';
comment on column deliveries.in_digest is 'Sent together with the others of its reader and channel.';
comment on column deliveries.reason is 'The key of the last refusal, never an address.';
create index deliveries_due on deliveries (due_at, id) where state = 'due';
create index deliveries_taken on deliveries (taken_at) where state = 'sending';
create index deliveries_state on deliveries (state, id desc);
create index deliveries_failed on deliveries (done_at) where state = 'failed';
create index deliveries_user on deliveries (user_id, channel);

insert into deliveries (notice_id, user_id, channel, state, due_at, since, tries, done_at, reason)
select n.id, n.user_id, case when b.user_id is null then 'sms' else 'wechat' end, n.sms,
  coalesce(n.held_until, n.created_at), coalesce(n.held_until, n.created_at), 0,
  case when n.sms = 'due' then null else n.created_at end, case when n.sms = 'failed' then 'tooOld' end
from notices n left join wechat_bindings b on b.user_id = n.user_id
where n.sms is not null;
alter table notices drop column sms;

-- The windows of the reader are told when a held notice comes to be seen.
alter table notices add column is_announced boolean not null default true;
create index notices_unannounced on notices (held_until) where not is_announced;

-- What somebody does not want beside the site.
create table channel_refusals (
  user_id bigint not null references users(id),
  kind text not null references notice_templates(kind) on delete cascade,
  channel text not null check (channel in ('wechat','sms','mail')),
  primary key (user_id, kind, channel)
);
create index channel_refusals_kind on channel_refusals (kind);
