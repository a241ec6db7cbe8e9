-- The e-mail address of a trainee is that of the account: an account without one takes the one from the file.
update users u set email = f.email
from trainee_files f join trainees t on t.id = f.trainee_id
where t.user_id = u.id and u.email is null and f.email is not null;
alter table trainee_files drop column email;
delete from trainee_protected_fields where field = 'email';
