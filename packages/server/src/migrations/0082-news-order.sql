-- The office's list of news is the newest first: by when it was published, will be, or was written.
create index message_news_newest on message_news (coalesce(published_at, publish_at, created_at) desc, id desc);
create index message_news_state_newest on message_news (state, coalesce(published_at, publish_at, created_at) desc, id desc);
drop index message_news_state;
