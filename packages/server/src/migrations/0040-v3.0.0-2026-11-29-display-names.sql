-- How a person is named everywhere: by the real name, otherwise by the nickname.
alter table users add column display_name text not null
  generated always as (coalesce(real_name, nickname)) stored;
comment on column users.display_name is 'How the person is named everywhere: the real name, otherwise the nickname.';

-- People to choose from are listed by this name.
drop index users_nickname;
create index users_display_name on users (display_name collate pinyin) where deleted_at is null;
