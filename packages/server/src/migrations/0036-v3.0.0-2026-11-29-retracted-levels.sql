-- Who proposed a level takes it back while it waits for a decision.
alter table competence_grants
  drop constraint competence_grants_state_check,
  drop constraint competence_grants_granted,
  add constraint competence_grants_state_check
    check (state in ('proposed', 'granted', 'declined', 'retracted', 'withdrawn', 'ended')),
  add constraint competence_grants_granted
    check ((state in ('proposed', 'declined', 'retracted')) = (granted_at is null));
