-- Every foreign key has an index that begins with it. A partial one serves only the rows it holds, so that these are made whole.

drop index placements_pool;
create index placements_pool on placements (pool_id);
drop index sessions_user;
create index sessions_user on sessions (user_id);
create index registration_returns_registration on registration_returns (registration_id);
