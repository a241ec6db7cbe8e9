-- What a notice owes to a telephone goes by WeChat where one is bound, else by SMS; what could not be sent is counted for administrators.
create index notices_sms_failed on notices (created_at) where sms = 'failed';
comment on column notices.sms is 'A message by WeChat or SMS. Null: none was wanted, or there is no way to send one.';
