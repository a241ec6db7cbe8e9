-- Ten million rows of the audit log, like those of the demo. They are sealed by the product's own sealer before the last step.
create table bench.audit_models as select *, row_number() over (order by id) - 1 as n from demo.audit_entries;
create unique index on bench.audit_models (n);
analyze bench.audit_models;
create function bench.write_audit(year int) returns bigint language plpgsql as $$
declare
  written bigint;
begin
  insert into audit_entries (at, user_id, session_id, ip, action, result, entity, entity_id, detail)
    select d.at, coalesce(a.id, g.id),
      md5((i / 40)::text), '10.' || i % 7 || '.' || i % 50 || '.' || i % 200, m.action, case when i % 60 = 0 then 'refused' when i % 800 = 7 then 'failed' else m.result end,
      m.entity, case when m.entity_id ~ '^\d+$' then (1 + i % 50000)::text else m.entity_id end, m.detail
    from bench.size z cross join bench.models k cross join generate_series((1000000 * (year - 1) * z.scale)::bigint, (1000000 * year * z.scale)::bigint - 1) i
      cross join lateral (select now() - interval '10 hours' - (1 - i / (1000000 * z.years * z.scale)::float8) * make_interval(days => z.years * 365) as at) t
      cross join lateral (select t.at, floor(extract(epoch from now() - t.at)::float8 / 86400 / 30.4)::int as month) d
      join bench.months h on h.month = d.month
      join bench.receivers g on g.month = d.month and g.n = (hashint8(i)::bigint & 2147483647) % h.receivers
      left join bench.named_accounts a on i % 10 = 0 and a.n = i / 10 % k.accounts
      -- few actions make most of the rows: two of three are one of the first ten models
      join bench.audit_models m on m.n = case when i % 3 > 0 then i % least(10, k.audits) else i % k.audits end
    order by i;
  get diagnostics written = row_count;
  return written;
end $$;
-- year by year, so that little has to be sorted at once
select bench.write_audit(year) as copy_rows from bench.size z, generate_series(1, z.years) year;
