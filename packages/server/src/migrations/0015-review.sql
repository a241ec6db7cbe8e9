-- Sign-ups are listed across intakes by the time they were submitted, and by what waits; what a notice owes to a telephone stands beside it.
create index registrations_submitted on registrations (submitted_at desc, id desc) where submitted_at is not null;
create index registrations_waiting on registrations (submitted_at, id) where state in ('submitted', 'basePassed');
alter table notices add column sms text check (sms in ('due', 'sent', 'failed'));
comment on column notices.sms is 'Null: no message was wanted, or there is no number.';
create index notices_sms_due on notices (id) where sms = 'due';
