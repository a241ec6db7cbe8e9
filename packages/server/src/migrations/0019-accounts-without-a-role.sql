-- Handing over a base took the only role of the administrator before: such an account could log in, and then saw nothing. It becomes a
-- teacher, as since this version (accounts/users/administered-places.ts).
insert into user_roles (user_id, role_id)
select users.id, roles.id from users cross join roles
where roles.code = 'TEACHER' and users.deleted_at is null
  and not exists (select 1 from user_roles held where held.user_id = users.id);
