-- Codes by which nurses and patients rate a trainee without an account, once, within 72 hours.

create table evaluation_tickets (
  hash bytea primary key check (length(hash) = 32),
  subject_id bigint not null references evaluation_subjects (id) on delete cascade,
  issued_by bigint not null references users (id),
  expires_at timestamptz not null,
  used boolean not null default false
);
create index evaluation_tickets_subject on evaluation_tickets (subject_id);
create index evaluation_tickets_issuer on evaluation_tickets (issued_by);
create index evaluation_tickets_expiry on evaluation_tickets (expires_at);
comment on table evaluation_tickets is 'One-use codes, by their hash: no time of use, and nothing of what was answered. All tickets of a subject are written anew with every answer (docs/decisions/0042).';

create table evaluation_ticket_counts (
  subject_id bigint not null references evaluation_subjects (id) on delete cascade,
  issued_by bigint not null references users (id),
  issued integer not null check (issued >= 0),
  used integer not null check (used between 0 and issued),
  primary key (subject_id, issued_by)
);
create index evaluation_ticket_counts_issuer on evaluation_ticket_counts (issued_by);
comment on table evaluation_ticket_counts is 'How many tickets somebody made and how many were used, of those that have been erased since.';
