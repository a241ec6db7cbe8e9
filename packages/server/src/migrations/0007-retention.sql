-- When the personal values of a deleted account or of an ended sign-up were erased.

alter table users add column erased_at timestamptz;
comment on column users.erased_at is 'When the personal values of a deleted account were erased; the row stays for the record.';
create index users_to_erase on users (deleted_at, id) where deleted_at is not null and erased_at is null;

alter table registrations add column erased_at timestamptz;
comment on column registrations.erased_at is 'When the personal values were erased; empty again as soon as the applicant writes anew.';
create index registrations_to_erase on registrations (intake_id, id)
  where erased_at is null and state in ('draft', 'withdrawn', 'rejected', 'returned');
