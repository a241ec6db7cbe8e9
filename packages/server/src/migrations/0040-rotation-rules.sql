-- The rules of every base, from which bases set their own.
insert into rotation_rules (base_id, source) values (null, '毕业后教育办公室通用出科要求');
