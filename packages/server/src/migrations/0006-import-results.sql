-- Result sheets of imports (one-time passwords, or the wrong cells marked): fetched once, within ten minutes, by whoever imported.

create table import_results (
  key_hash bytea primary key,
  user_id bigint not null references users (id),
  sealed bytea not null,
  expires_at timestamptz not null
);
comment on column import_results.sealed is 'The sheet, sealed: it holds one-time passwords and what was typed in.';
create index import_results_user on import_results (user_id);
create index import_results_expiry on import_results (expires_at);
