-- Every sequence continues after its rows, and what only the filling needed is removed.
do $$
declare
  name text;
begin
  for name in select relation from bench.strides s join information_schema.columns c on c.table_schema = 'public' and c.table_name = s.relation
    and c.column_name = 'id' where c.is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select coalesce(max(id), 1) from public.%I))', 'public.' || name, name);
  end loop;
end $$;
drop schema bench cascade;
drop schema demo cascade;
