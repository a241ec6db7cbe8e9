-- The sex of a person is kept in the account only; that of a training file was reviewed.
update users u set gender = f.gender
from trainee_files f
  join trainees t on t.id = f.trainee_id
where t.user_id = u.id and f.gender is not null and f.gender is distinct from u.gender;
alter table trainee_files drop column gender;
