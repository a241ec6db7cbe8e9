-- Trainees, teachers and applicants have accounts of their own in each copy; departments, bases and offices stay as they are.
select bench.copy_rows('users', kind.kind, jsonb_build_object(
    'username', 't.username || ''-'' || c.serial',
    'real_name', 'bench.renamed(t.real_name, c.serial)',
    'nickname', 'bench.renamed(t.nickname, c.serial)',
    'chest_arr_num', 't.chest_arr_num || ''-'' || c.serial',
    'mobile_sealed', '(select s.mobile_sealed from bench.sealed s where s.relation = ''users'' and s.id = t.id + c.serial * {users})',
    'mobile_hash', '(select s.mobile_hash from bench.sealed s where s.relation = ''users'' and s.id = t.id + c.serial * {users})',
    'id_card_sealed', '(select s.id_card_sealed from bench.sealed s where t.id_card_sealed is not null and s.relation = ''users'' and s.id = t.id + c.serial * {users})',
    'id_card_hash', '(select s.id_card_hash from bench.sealed s where t.id_card_sealed is not null and s.relation = ''users'' and s.id = t.id + c.serial * {users})'),
  format('t.id in (select k.id from bench.account_kinds k where k.kind = %L)', kind.kind))
from (values ('people'), ('staff'), ('applicants')) kind (kind);
insert into user_roles select t.id + c.serial * s.stride, r.role_id from demo.users t join bench.account_kinds k on k.id = t.id
  join bench.copies c on c.kind = k.kind join demo.user_roles r on r.user_id = t.id, bench.strides s where s.relation = 'users'
  order by c.kind, c.serial, t.id;
