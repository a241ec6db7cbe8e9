-- Errors that were answered with a reference: what the log has of them, so that an administrator can look one up.
create table unexpected_errors (
  ref text primary key check (length(ref) = 12),
  at timestamptz not null,
  method text not null,
  route text not null,
  name text not null,
  code text,
  places text[] not null
);
create index unexpected_errors_at on unexpected_errors (at);
comment on column unexpected_errors.places is 'Stack frames; never the message, which may quote a value.';

-- How long the calls of a day took, summed up by all processes.
create table call_times (
  day date not null,
  method text not null,
  route text not null,
  calls integer not null check (calls > 0),
  total_ms bigint not null,
  slowest_ms integer not null,
  slowest_at timestamptz not null,
  primary key (day, method, route)
);
