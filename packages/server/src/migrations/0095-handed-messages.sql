-- Of the messages that a process took only the one it was handing over when it died is in doubt.
alter table deliveries add column handed_at timestamptz;
comment on column deliveries.handed_at is 'When the present try was handed to its carrier; null while it waits in the hands of a process.';
update deliveries set handed_at = taken_at where state = 'sending';
