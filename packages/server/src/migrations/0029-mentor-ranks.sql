-- Choices are put into a new order as a whole: their ranks are compared when the transaction ends, not row by row.

drop index mentor_applications_rank;
alter table mentor_applications add constraint mentor_applications_rank
  exclude using btree (window_id with =, trainee_id with =, choice_rank with =) where (state = 'applied') deferrable initially deferred;
create index mentor_match_runs_open on mentor_match_runs (window_id) where state = 'previewed';
