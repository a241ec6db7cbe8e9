-- What came on a day is shown to readers from the announcement of a later day on; pictures know
-- their day and whether they were put into a drawn order.
alter table concern_pictures
  add column said_on date,
  add column is_settled boolean not null default true;
update concern_pictures p set said_on = c.received_on from concerns c where c.id = p.concern_id;
alter table concern_pictures
  alter column said_on set not null,
  alter column is_settled set default false;
create index concern_pictures_said_on on concern_pictures (said_on);
create index concern_messages_said_on on concern_messages (said_on);
comment on column concern_pictures.is_settled is 'Written again in a drawn order after its day.';

alter table concerns
  add column opened_on date,
  alter column has_news set default false;
comment on column concerns.opened_on is 'The day on which the sender asked to show it to those whom it was hidden from.';
comment on column concerns.has_news is 'The last announcement showed something new of its sender.';
comment on column concern_box.notified_on is 'The day of the last announcement: what came before it is shown.';
