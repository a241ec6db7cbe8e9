-- Written by `npm run db:generate` from the migrated database. Never edited by hand.

create extension btree_gist;

CREATE OR REPLACE FUNCTION public.audience_of(role_ids bigint[])
 RETURNS int8multirange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when cardinality(role_ids) = 0 then int8multirange(int8range(null, null))
    else (select range_agg(int8range(id, id, '[]')) from unnest(role_ids) as id) end
$function$;

CREATE OR REPLACE FUNCTION public.book_fund_spending()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held_before numeric(12, 2) := 0;
  held_now numeric(12, 2) := 0;
begin
  if tg_op = 'UPDATE' and old.state in ('submitted', 'checked') then held_before := old.amount; end if;
  if new.state in ('submitted', 'checked') then held_now := new.amount; end if;
  if held_before = 0 and held_now = 0 then return null; end if;
  perform from research_funds f where f.id = new.fund_id and f.state = 'granted' for share;
  if not found then
    raise exception 'the funds are not running' using errcode = 'check_violation', constraint = 'research_fund_spendings_running';
  end if;
  if tg_op = 'UPDATE' and old.line_id <> new.line_id then
    update research_fund_lines set booked = booked - held_before where id = old.line_id;
    held_before := 0;
  end if;
  if held_now <> held_before then
    update research_fund_lines set booked = booked + held_now - held_before where id = new.line_id and fund_id = new.fund_id;
    if not found then
      raise exception 'the line is of other funds' using errcode = 'check_violation', constraint = 'research_fund_spendings_own_line';
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bump_rights_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update rights_version set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cap_workload_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  others bigint;
begin
  perform lock_workload_of(new.trainee_id);
  select coalesce(sum(e.count), 0) into others from workload_entries e
    where e.trainee_id = new.trainee_id and e.case_day = new.case_day and e.kind = new.kind and e.item = new.item
      and e.state in ('submitted', 'passed', 'returned') and e.id <> new.id;
  if others + new.count > 999 then
    raise exception 'more than 999 cases of one item on a day' using errcode = 'check_violation', constraint = 'workload_entries_day';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_fund_budget()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  funds bigint := case when tg_table_name = 'research_funds' then new.id else (to_jsonb(new) ->> 'fund_id')::bigint end;
  budget numeric(12, 2);
  granted numeric(12, 2);
begin
  select f.budget into budget from research_funds f where f.id = funds for update;
  select sum(l.granted) into granted from research_fund_lines l where l.fund_id = funds;
  if coalesce(granted, 0) <> coalesce(budget, 0) then
    raise exception 'the lines do not add up to the budget' using errcode = 'check_violation', constraint = 'research_funds_sum';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_class_participants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update teacher_classes set taken = taken + 1 where id = new.class_id;
  else
    update teacher_classes set taken = taken - 1 where id = old.class_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.fold_code(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((value ~ '^[!-~]*$'::text) AND (value !~~ '%--%'::text)) THEN upper(value) WHEN (value IS NULL) THEN NULL::text ELSE translate(NORMALIZE(lower(regexp_replace(text_in_one_shape(value), '[\t\n\u000b\f\r \u1680\u2028\u2029]'::text, ''::text, 'g'::text)), NFKC), 'abcdefghijklmnopqrstuvwxyz'::text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'::text) END;

CREATE OR REPLACE FUNCTION public.fold_search(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((value ~ '^[ !-~一-龥]*$'::text) AND (value !~~ '%--%'::text)) THEN lower(replace(value, ' '::text, ''::text)) WHEN (value IS NULL) THEN NULL::text WHEN ((value ~ '^[ !-~一-龥、。《》（），：；！？“”]*$'::text) AND (value !~~ '%--%'::text)) THEN lower(translate(value, '（），：；！？“” '::text, '(),:;!?""'::text)) ELSE NORMALIZE(lower(regexp_replace(text_in_one_shape(value), '[\t\n\u000b\f\r \u1680\u2028\u2029·]'::text, ''::text, 'g'::text)), NFKC) END;

CREATE OR REPLACE FUNCTION public.hold_blobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held text;
  was text;
  is_now text;
begin
  foreach held in array tg_argv loop
    was := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) ->> held end;
    is_now := case when tg_op in ('UPDATE', 'INSERT') then to_jsonb(new) ->> held end;
    continue when was is not distinct from is_now;
    if is_now is not null then
      update blobs set refs = refs + 1, leases = greatest(leases - 1, 0) where stored_as = is_now and content_hash is not null;
      if not found then
        raise exception 'no bytes are stored as %', is_now using errcode = '23503', table = tg_table_name, constraint = 'blobs_held';
      end if;
    end if;
    update blobs set refs = refs - 1 where stored_as = was;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_major_mapping()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'majors' then
    perform 1 from bases where id in (new.base_id, (select base_id from majors where id = new.national_id)) order by id for share;
    if new.national_id is not null and not exists (
      select 1 from majors n join bases nb on nb.id = n.base_id join bases ob on ob.id = new.base_id
      where n.id = new.national_id and nb.mode = 'national' and ob.mode = 'own') then
      raise exception using errcode = '23514', constraint = 'majors_mapping', message = 'own majors are mapped to national ones';
    end if;
  elsif exists (select 1 from majors m where m.base_id = new.id and (m.national_id is not null
      or exists (select 1 from majors o where o.national_id = m.id))) then
    raise exception using errcode = '23514', constraint = 'bases_mode_mapped', message = 'majors of this base are mapped';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_mentor_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op in ('UPDATE', 'DELETE') and old.ended_on is null then
    update mentor_entries set taken = taken - 1 where id = old.entry_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.ended_on is null then
    update mentor_entries set taken = taken + 1 where id = new.entry_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_published_templates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.published_at is not null and (new.sections, new.kind, new.name, new.name_en, new.intro, new.intro_en, new.edition, new.series_id, new.published_at)
    is distinct from (old.sections, old.kind, old.name, old.name_en, old.intro, old.intro_en, old.edition, old.series_id, old.published_at) then
    raise exception 'a published edition is never changed' using errcode = 'check_violation', constraint = 'evaluation_templates_fixed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_supervisor_ratio()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  most real;
  busiest integer;
begin
  if new.supervisor_id is null or new.state in ('passed', 'failed') then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('rotation_supervisor'), (new.supervisor_id % 2147483647)::integer);
  select ratio into most from departments where id = new.department_id;
  select max(here) into busiest
  from (
    select greatest(b.starts_on, new.starts_on) as day,
      (select count(*) from rotation_blocks o
        where o.supervisor_id = new.supervisor_id and o.id <> new.id and o.state not in ('passed', 'failed')
          and greatest(b.starts_on, new.starts_on) between o.starts_on and o.ends_on) as here
    from rotation_blocks b
    where b.supervisor_id = new.supervisor_id and b.id <> new.id and b.state not in ('passed', 'failed')
      and b.starts_on <= new.ends_on and b.ends_on >= new.starts_on
  ) as days;
  if coalesce(busiest, 0) + 1 > greatest(1, floor(most)) then
    raise exception using errcode = 'check_violation', constraint = 'rotation_blocks_supervisor_ratio', table = 'rotation_blocks',
      message = 'the supervisor has as many trainees at a time as the department allows';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_teacher_library()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  asked bigint;
begin
  if tg_table_name = 'teacher_library' then
    asked := coalesce(new.qualification_id, old.qualification_id);
  else
    asked := coalesce(new.id, old.id);
  end if;
  if exists (select 1 from teacher_qualifications q where q.id = asked and q.state = 'qualified')
    <> exists (select 1 from teacher_library l join teacher_qualifications q on q.id = l.qualification_id and q.user_id = l.user_id
      where l.qualification_id = asked) then
    raise exception using errcode = '23514', constraint = 'teacher_library_of_the_qualified',
      message = 'a library entry exists for exactly the qualified';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_workload_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- only the trigger of the stays lets an entry follow them
  is_following boolean := pg_trigger_depth() > 1;
begin
  if tg_op = 'UPDATE' and old.state in ('passed', 'replaced') and (
    (new.trainee_id, new.kind, new.item, new.case_day, new.count, new.role, new.key, new.written_at, array_remove(new.marks, 'outside'))
      is distinct from
      (old.trainee_id, old.kind, old.item, old.case_day, old.count, old.role, old.key, old.written_at, array_remove(old.marks, 'outside'))
    or (new.requirement_id, new.patient_id, new.number_hash, new.number_tail)
      is distinct from (old.requirement_id, old.patient_id, old.number_hash, old.number_tail)
    or not is_following and (new.block_id, new.department_id, new.marks) is distinct from (old.block_id, old.department_id, old.marks)
    or (new.note, new.explanation) is distinct from (old.note, old.explanation)
      and (new.erased_at is null or coalesce(new.note, new.explanation) is not null))
  then
    raise exception 'a passed entry is not changed' using errcode = 'check_violation', constraint = 'workload_entries_kept';
  end if;
  -- the lock holds off a move of the stay until the entry can be seen
  if new.block_id is not null and not 'outside' = any (new.marks) and (tg_op = 'INSERT'
    or (new.block_id, new.department_id, new.trainee_id, new.case_day, new.marks)
      is distinct from (old.block_id, old.department_id, old.trainee_id, old.case_day, old.marks)) then
    perform from rotation_blocks b where b.id = new.block_id and b.trainee_id = new.trainee_id and b.department_id = new.department_id
      and new.case_day between b.starts_on and b.ends_on for share;
    if not found then
      raise exception 'the stay does not cover the day' using errcode = 'check_violation', constraint = 'workload_entries_within';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.last_day_of_months(starts_on date, months integer)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((starts_on + make_interval(months => months)))::date - CASE WHEN (EXTRACT(day FROM (starts_on + make_interval(months => months))) = EXTRACT(day FROM starts_on)) THEN 1 ELSE 0 END);

CREATE OR REPLACE FUNCTION public.lead_workload_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update workload_entries w set
    block_id = coalesce(f.stay, w.block_id),
    department_id = coalesce(f.department, w.department_id),
    marks = array_remove(w.marks, 'outside') || case when f.stay is null then array['outside'] else '{}' end,
    version = w.version + 1, updated_at = now()
  from (select e.id, b.id stay, b.department_id department from workload_entries e
    left join rotation_blocks b on b.trainee_id = e.trainee_id and e.case_day between b.starts_on and b.ends_on
    where e.block_id = new.id or e.trainee_id = new.trainee_id and e.case_day between new.starts_on and new.ends_on) f
  where f.id = w.id and (f.stay is distinct from w.block_id or f.department is distinct from w.department_id or 'outside' = any (w.marks))
    and (f.stay is not null or not 'outside' = any (w.marks));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.letters_of_character(sign text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  frequent text;
begin
  if sign !~ '^[一-龥]$' then
    return '';
  end if;

  -- a capital letter has others beside it, a hyphen stands for a character whose reading is not known
  frequent := chr(get_byte(bytea
    'yDKqsxhWzssxQBymgcczQpssqbycdscdqldylybsgjgypzjjfGcclzzbwdwzJljpfYynwjjTMyyzwzhfLyppqhgCCyHyNjqyxxgjx-sdsjnjjsmhml-rxyfs'
    'nqsyzzQZgqllyjlGyzssecykyyhqwjssggyXyQyJtwKdjhycHmyxjtlxjyqbyxdldWrrjjwysrldzjpCbzjjbrcfJlbczstzfxxThtrqGYbdlycCscymmrfC'
    'YqzpwwjjYfcrwFdfzqpyddwyxkyjawJffxJpdftzyhHycyswCCyqsclcxxwzcxnbgnnxbxlzsqSbsJpysYzDHmdzbqbZcwdzzyytzhbtsyYFzgntnxqywqyk'
    'bphGlxgybfmjEbjhhgqtjcysxstkzglyckglysmzxyalmelDccxgzyrJxsdltJzCqkcnnjwhjCzzcqljStstbnxBtyxceqxGkwjyflzQlyhjqspsfxlfpbYS'
    'xXxydCczylllsjxfhjxpjbCffyabyxbHczbjyClwlczggbtssmdtjcxpThyqtgLjscjfzkjzjqnlzwlslhdzbwjncjzyzsqnycqyrZcjjwybrtwpyfTwexcs'
    'kdzctbxhyzCayjxzcfbzzmjyxxCdCzottbzljwfcKsZsxfyrlnyGmbdthjxsQQccsbxrytsyfbjdztgbcnclcyZzpsaCyzQscjcshzqydxlbPjllmqxtydzx'
    'sqjtzpxlcglqdCwjbhcTdJjsfxYEjjTlbgxsxjmyjjqpfzasyjnCydjxkjcdjszcbartcclNjqmwnqnclllkbybzzsyhqcltwlccRsHllzntylnewyzyxczx'
    'xgDkDmtCeDeqtsyys-d-d--sd-j-hrwnqlYbglxhlgtgxbQjdZ-yjsjyjcjmrnymgrcjczgjmzmgxmmryxkjnymsgmzzymklfxmbdtgFbhcjykylpfmdxlqj'
    'JsmtqgzsJlqdldgjycalcmzcsdjllnxdjffffjczfmzffpfkhkgdpKxktAcjdhhzdddrrcfqyjkqccwjdxhwjlyllzgcfcqdsmlzpbjjPlsbcjggdckkdezs'
    'QCckjgcgkdjtjllzycxklqCcgjcltfpcqczgwbjdqYDjjbyjhsjdDwgfsjgDkcccTLlpspkJgqjhzzljplgJgjjthjjyjzczmlzlyqbgjwmljkXzdZnjqsyz'
    'mljlljkywxmkjlhskjgbmclyymkxjqlbmclkmdxxkwyxWslmlpsjqjJqxyqfjTjdxmxxllcRqbsyjbgwy-xggbcyxpjTgpepfgdjgbhbnCfjyzjkjkhxqfgq'
    'ZkfhygKhdKllsdjjxpQyKybnQsxqnszswhbsxwhxwbZzxDmndjbSBKbbzKlylxgwxjjwAqzmywsjqlcjxxjqwjeqxsCWetlzHlyyysdzpyqyZcmtlshtzcfy'
    'cyxyljSdcjjagyslcLlyyySGLQqq-ldxzsCCCCAdycjysfsgbfrlsZqsbxJpsjWsdrckgJlgDkzjZbdktcsyqpYhstcldj-hmXmcgXyzHjdCtmhltxzXylAm'
    'ohyjcltyfBqqJbFbdfEhtKsqhzYwwcnXxcDwhHWgyjlegwdMcwgfjhcsntFyDolbygHqwesjpWnmlrydzszTxyQpZgCwHHnXpyHshmdqZXztdppbfyhzhhjy'
    'fdzwkgKzbldntsxhqeegzXylzmmzyJzGSzxHhkHtxExxWylyapsthxdwhzydpxaGkydxbYnhxkd-JnmyhylpmgOcslnzhkxxlBzzlbmlsfbhhgCGyyggbhsc'
    'yaJtYwlxtzqcWzydqdqm-Gd-llszhlsjzwfYHqswscElqajynytlsxthaZgkzzsdhlacqTwwCDgqqtddYZBcchYqzflxpslzYgpZsznglydqTbdlxjtctajd'
    'kywnsyzljhhDzcwNXyzyWmhychhHxHjkZwsxhDyxlyscQyDPClyZwmyp-kxyjlkZhtyHAxqsysGxAsmchkDscrsWjPwXsgzjlwwschs-hsqnhzsngndaqtba'
    'alZzmsstdqjcJKtScjaxplgGJhhgoxzcXpdmmhldgtybysjmxhmrZplxjzCkzxshFlqxCTDHxezFchzcCdjTcjyxqhlXdhypjqxnlsyydzozjnYxqezysJya'
    'yJkyPdgXddxsppyzndltHrhHydXZJjhtcxmctlhBynyhmhzllXnAmylllpdcppxhmxdkycyrdltxjchhznxZlcclylnZsxzjZzlnn-lWhyqsnJhxynttTkyj'
    'pychhyegkcWtwlgqrlggtgtygyhpyhylQyqgcwyQkpyyyttttlhyHlltyttsplkyzXgtwgpydQqzzdqxskcQnmjjzzbxyqMjRTfFbtkHzkbjDjjkdjjtlbwf'
    'zpPtkqtztgpdWntpjyfalqmkgxfDclzfhzclllladpmxDjhlcclgyhdzfgyddgcyyfgydxkssebdhykdkdkhnaxxYbPbyyhxccgaBDQyjXdmljcSQzllPchb'
    'sxgjyndybyqspQwjlZktddtacCbKzdYzypjzqsjnkktknjdJgyePgtlfyQkasDntcyhblgdzhBbydMjrAgkzyheyybjmcdtyfzjjhgcjpljhldwxjjkytcyk'
    'sssmtwcttqzlpbszdtwzxgzagyxTywxlhlcpbcllOQmmZsslcmbjqsDzkydczxgqjdsmcytzqqlwzqzxssfpKTfqmddZdsDdtdwfhtdyzjaqjQkYpbdjyyXt'
    'ljhdrqxLxhaydhrjlklytwhllrllrcxylbwsrszzsymKzzhhkyhxksmcsyzGcJPbzbsqlfcxxxnxkxwWMsddyq-ggqmmyhcdcttfgyyHgsTttYbykJdhkyJb'
    'elhDypjQnfxfdQkzhQkzbyjtzbxhfdXbdaswHAwAjldyjsfhblDNnDnqjTjnchxfjsrFwhzfmdrFjyHwzpdjKzyjymFcYznynxfbytfWfwygdbnzzzdnytxZ'
    'emmqbsqehxfzmbmflzzsrsymjgsxwzjsprydjsjgxhjJGLjjynzzjxhgJKymlpEyycXysgqzswhwlyrjlpxslCxmfsWwkCctnxnynPNjszhdzeptmmWywXyy'
    'sywlxjqZqxzdclAeelmcPjpclwbxsqhfwwtffjtnQjhjQdxhwlbyZCfjlNlHyyjldxhhycstDywnRjTxywDrmdRqhwqcmfjdYzmhmayxjwmyzqTxDlmrspww'
    'chajbxTgCypxyyrrclmpamgkQjszyJrmyjsnxtplnbappypylxmyzkynldgyjzczHnlmzhhanqmpgwqtzmxxmllhgdzxyhxkrxycjmffXyhjfsbssqlQxndy'
    'cannmtcjcyprrnytyqnyymbmsxndlylysljnlQysXHmllyZlzjjjkyMzcSfbzxxmstbjgnxYzhlSnmcqscyznfzlxbrnnnylmnrtgzqysaTswryhyjzMzDhz'
    'gzdWybsscskxsyhytsxgcqgxzzBhyxjscrhmkkbScJjyjymkqhzjfnbhmqhysnJnzybknqmcLgqhwlsnzswxkhljhyybqcbfcdsxdldspfzfSkJjzWzxSddx'
    'jseeegjscssmgclxxhWwyllyMwwwgydkzjgggtggsycknjWNjpcxbjjtqtjwdssPjxzxnzxwmelbtfSXtllxcljxjjljSxcTNswxlahhHyqrwHsycsQrybya'
    'ywjejqfwqcqqcjqgxaldbzzyjgkgxpltQyfxjltpadkyqhpmatldpdzkxmtxybhBleFxdleegqDymsawhZmlftwyqxlyQzljeeyXbqqffnlyxrdsctgjgxyw'
    'lkllxqkcctlhjlqmkkZgcyygllljdzgydhzwxPysjbzjdZgyzzhywYfqytyZSzyezKlymHjjhtsmQWyzlKyywzcsrkqyqltcxwcDRjAlwsKzwbdcqyncjsrs'
    'zjlkcdcdtlzZZacqqwzddxyplxcbqjylzlllqdtzJJyjyjZyxnyyynxjXKGdazwyrdljyyyrjlXlldYxjcykywnqcclddnyyykyckczhJxcclgzqjgjwggcq'
    'qjysbzzXyjxj-xjfzbsbdsfnsfpzxhdwzTdMpptflzzbzdmyypqjrsdzsqzsqxbdgCpzJwdwcSQzgmzhzzmwwfybpdgphtmjthzSmmbgzmbzjcfzhfZbbzmq'
    'cfmbCmcjxlgpnjbbxgyhyyjGptzgzmqbqDcgyBjxlwzkydpdymgcftpfxyztzxdzxtgkMtybBclbJaskytssqyymscxfjeGlSllszbqjjJaklyldlycctsxm'
    'cwfgkkbQxlllljyxtyltyxytdpjhnhgnkbyqNfjyyzbyyessessgdyhfhwtcjbsDzJtfdmxhcnjzymQwsrXjdzjQpTQbbsDjggfbkjbxDgQhmgwjJjgdllth'
    'zhhyyyyyhSxwtyyyccbdbPypzyccZTjPzywcbdlfwzcwjdxxhyhlhWCzxjtcclcdpxdjczCzlyxjjSJbhfxwpywxzpTdzzbdCcJhjhmlxbQxxbylrdDgjrrc'
    'tttGYTczwmXfytMMzcwjwxjywcSkYbzQcctTqnhxnKxxKhKfhtswoccjybcmpzzyKbnnzpbTHhCdlsYddyTyfjpxyngfxbyqxcbhxcBsXtyzdm-ysnxsxlhk'
    'mzxlThdhkghXXssHqyhhcjyxglhzxcsnhekDtgQxqypkdhEqtykcnymyyYpkqyYtJxzlthHqtbyqhxbmyhsqcKwwyllhcYylnneqxqwmcfbdccmljggxdqkt'
    'lxkgnqcdgzjwYjjlYhhQDttnwchHxCxwhESzjydjccdbqcdgdnyxzdhcqrxcbmzTqcbxwgqwyYbxhmbymyKDyeCmKkyaqyngyCslfykkqGyssqyshjgjcnxk'
    'zycxsbKyxhyylCtycXqthysmGscpmmgcccccmtztasmgqzjhklosJylswtmqsyqkDzljqqyplcycztcqqpbbqjzclpkhqCyyxxdtddDsjcXffllchqxmjlwc'
    'jcxtspycxndtjshjwXdqqjCkxyamylsjhmlalygxcyydmAmdQmLmcznnyybzkkyflmchcmlhxrcjjhsylnmtjGGZgywjXsrXcwjgjqhqzdqJdzjjzkjkgdzq'
    'gjjyjylXzHXcdqhhhestmhlfsBdjSyyshfyssczqLpBdrfrztzDKYYhscTGkwdqzrkmsynbcrXqBjyfBXpzZedzcjyKbcjwHyjbqDzywNyszptdkZPfpbAzt'
    'klQyhbbzpnBptYzzybHnydcpjmmcycqmzJFzzdcmnlfpBplngqjTbttAJzPzbbdnjkljqylnbzqhKsjznggqsCzkYxChpZsnbcgzKddzqanzgjkdNtlzlDwj'
    'ljzlyWtXndjzjhxyaTncbgtzcssKmnjBjytsrwXcpJwjjtkHTzPlbhsnjzsyJbwBzyzlsTlsbjhdwWqpslmmFbjdLaJyzCcjtbnnRzWqxcdslqgdsdpdzhjt'
    'qqpsQlyyjzlgNHYZlctcbjtktycZjtqkbpjlgmjzDmCsgpynjZJjyyknhrPwSzxmTncsZzyxHbyhyzaXywKCjDllckjjtJhgCxDxyJyczbywblwqcglzgjgq'
    'rqCczssbcRPcsKydznLjsqgxssjmecnstJtPbdlthZwhqwQTzexnqczgwesgSsbybstsCsJccgbFsDQszlccglllzGHzqthcNmJgyzAzNmckcStJmmzcKbjy'
    'gqljyjppldxrgZyxccsnhshHdznlCHzjjcdDcbcjXlbfqbCzzWpqdnhxljcthQZjgylnlszzpcjdscqQhjqkdxkPbajyemsmjtzdxlcjyryynhjbngzZkmjx'
    'ltbslLrTpylCsznxJhllhyllqqZqlXymrcwcxSljmcZltzLdwdjjllnzggJxppskygygGbfzpdkmWghcxmCGdxjmcjsdycabxjdlnbcdDygskydQtxDjjyxm'
    'sAqAzdcfslqxyjsjzYlbLxxwxqqzbjzlfbblYlWdsljhxjyzjWtdjcYfqzqzzdzsxzzqlzcdzfChWspYmPqzmlpPlffxjjnzzylsj-yqzfpfzksyWjjjhrdj'
    'zzxtxxglGhTdxcskyswmmTcwybazbjkshfhgcxmhfqhyxxyzftsjyzbxyxpzlchmzmbxhzzssyfYmncwdabazlxktcshhxkXjjzjsthygxsxyyhhhjwxkzxS'
    'sbzzwwhhcwtzzzpJxsnxqQjgzyzAwllcwxzfxgyxyhxmkyyDwsqmnJnaycyspmjkhwcqhylajjmzxhmmcnzhBhxclxtjpltxyjhdyylttxfszhyxxsjbjyay'
    'rsmxyPlckdlyhlxrlnllstyzyyqygyhhsccsmZCtzCxHyQfByyrpBflFQtntszllJmHwtCjQyzwTllmlm-wmbzZS-ZrbpddDlGjjbxccsrzqqYgwcsxfwzlx'
    'ccRSTdzmcyggdYqsgtjmwljmymmSYhBbjdgyxccpShxNzcsbsjWjgjmpPwaFfyfnxHydxzylremzgZCyhsszdlljcsqfzxXkpTxzgxjjGBmYyysnbTYlbNlh'
    'PfzdcyfbmgqrrmsszxysGtznnyDDzCdgBjafjBDknzblcssZBSgCycjszlmlrSzbzzldl-LlysxsqcQlyxzlsGkbrXbrbzcYcxzJzeeyfgklzlyyhgZsgzlf'
    'jhgtgwkraajYzkzqtsshjjxdcYz-yjlzyRzdqqhGjzxssCbTgjBBfrtjxllfqwjgSlqtymblpzdXTzAgbdhzzRbgjhwnjtjxlksQfsmwlLdqysjtxkzsCfwj'
    'lbxfTzlljzllqblCqmqqcGcDfPbBhzczjlpyygjdtgwDcfczqyyyQysRclqzFklZzzgffCqnwglhJyCjjSZlQzZyjBjzzbpdccmhjgxdqdgdlzQ-fgpsytsD'
    'yfWwdjzHySxyycjcyhZwpbyGxrylybhkjksfxtJjmmcKhlltnyymSYxyzpDjjycDyCwmDjjKqyrhlLqxpsgtlWycljscBxjyZFnmlrgjjtyzbSyzmsjyjhgf'
    'zqmsyxrszcwtlrtqzsstkxgqggsptgcdnjsgcqcQhmxggztqyDjKzdlbzsXJlhRqgggThQsCpYhjhhgnygkggcMjdzLlcCLxqsftgzslllmlCskcCblJzzsz'
    'mmNytpzSxqhjcjyqxyexzqzcpshgzzysxcdfgmwqRllqxrfZtlysTcTmjcSjjThjnxtnrzTZfqRhqgllgcxszzjdjlxcytSjtlnyxhszxcgjzyqpylfhdjsb'
    'PcczGjjjqZjqdybssllcmyttmqtbhjQNnygJyNqyqmzgcjkpdcgmyzHqllsllcLmholzgdyLfzsljcqzlylzcjesHnyllqxgjxlyjyyyxnbCljssWcqqcjyl'
    'lcldqyllzllbnylgqchxyyQoxcCqKyjXxhyklksxAQqCcqkKkkcsgyxxyqxygwtJohthxpxxXXsLcyeychzzcbwqbbwjqZscszsslzylgdesjzWmymcytsds'
    'xxscjpqqsQylyFZycHdjdzywcbtjsycjKcyddjlbdjjsodzyQysqKYxdhhgqjyohdyxwGmmmajdybbbppbcmhcbljzsmtxerxjmhqDstpjdcbssmsssthjts'
    'lmmtrcplzszmlqdSdmjmqpnqdxcfYnnfsdqqyxhyaykqyddlqyyyssZbydslntfGtzqBzmchdhcZcwfDxtmqqsphqwwxsrgjcwtjTZzqmgwjjrjhttjbbGWz'
    'FxjhNqfxxqywyyhyScdyDhhqmnmTmMcHbszppzzgpmzfollcfwhmmsjzTtDhlMYffytzzgzyskjjXqYjzqBhMbzClYghgfmshpcfzsnclpbqsnjYzslxJfpm'
    'tyjygbxLldLxpZjypjyhhzcywhjylsjexfSSzywxkzjllADyslymqjpwxxhxsktQjezrpxxzghmhwqpwqlyjjQjjzszcfHjlchHnxjlqwzJhbmzyxbdhhypY'
    'lhlhlgfwlcFyytlhjjcjmScpxstkpnhjxsntYxxtesTjctlsslstdlllwWyhdhrjzsfgxSsyczyKWhtdhwjslhtzdQdjzxxqggylTzphcsqfzlNjtclzpfst'
    'pdYnylgmJllycqhyNsBChylhqyqtmzybbyWRfqykjsyslzdyjMpxyyssrhzjnyQtQdfzbwWDwwrxcwhGyhxmkmyyyHmsmzhngcepmlqqmtcwctmHpxjpjjhf'
    'xyyzsjzhtybMstsyjdTQQqyTlhynByqZlcxcnzwsmylKFjxlwgbypjYtysyLymzcktDwlgsmzsylmpwlzwxwqzssaZsyxyrhssntsrapCcpwcmgdHhQzdzXf'
    'jhgzttsbjhgyZlzysmyclllYbtyxhbbzjkssdmalHhycfygmqypjycqxjllljgClzgqlycjccTotyxmtmshllwcgFxymzmkLPszzCxhHjyslctyjCyhxsgyx'
    'CkxlzwpyJpDhjwpjpwsqqxlxxdHmrslzCyzwTtcxKysTzshbsccstplwsscjChjlcgcjsSphylHfhhxjsxAllnylMzdhZxylsxlWzyKcldyahzcmgDyspjtq'
    'jzlnGjPsJshctsDszlblMssmnyymjqBjhrCwtyydchqlJApzwbgqybkfcmjWLZllyylszydwhxpsbcmljPsCgbhxlqhyrljxysWxHxzLldfhlslymjlZyfly'
    'jycdrjlfsyZfsllcqyqfgjyhysZlylmstDjcyhbzllnwlXxygyyhHmgdhxxhhlzzjZxczzzcyqzFnJwpylcpkpyyPmclqkdgxzggwqbdxzzkzfbxxlZxjtPj'
    'PttbytSzzdwslchzhsltJxhqlhyxxxywzyswTmzkhlxzxzpyhgchkjfsyh-tjrlxFjXptztwhplYxfcrhxshHkJxxyhzJdXJwylhyhmjTbflkhtxcwhCfWjZ'
    'fpqrXqxCyyyjygrpXgscsXngqchkzdxHflxxhJjbyzwtQXxncyjjymswYjqrmhxzwfqsylzjzgbhynshbgttcsEbhxxwxyhHxyxxsqyxmlywrgyqlxbbCLjs'
    'ylFCytjzyhyzawlHorjmksczjxxxyxchCytryxqjddsJfslylTsffyxlmtyjmzjyyyxlTzcsxqzlhzxlwyxzhdnlxxhxjcdyhlbRlmbrllaxksllljlYxxly'
    'crylcjcgqcmtlzllcyzzpzpcyawhjjfybdyyzsepckzdqyqpbpcjpdcyzBdbbcyydycnnpJmtmlrmfmmgwyGbsjgYksmdqqqztxmkqwgxllpjgTbqcdjjJfp'
    'kjkcxbljmswMdtqjxldlppbxcwkcqqBfqjcZAgzgmyKPhyyFzykndkzmbpjYXpxThlfpnyygxjdbkxnhhjHzjxsTrsTldxskzysybMXjlxyslbzyslhxjpfx'
    'BqnbyllJqkygzmcyzzYmccsl-lhzgwfwyxzmwcxtYnHjhByymcysBmhysmhdyshqyzcHmjjmzcaahcfjbbhplxtYlSxsdjGjdhkxxtxxnBhNmlNgsltxmrhN'
    'lxqjxmzLlyswqgdlbjhdcgjyqyYmhwfMjyBbbyjMjwJmdpwhxQldyApdfxxbcgjspckrssYZjmslbzzjfljjjlgxzgyxyxlszqYxbexyxhgcxbpldyhwecDw'
    'wcjmbtxchXyqxllxflyxlljlssfwdBzCmyjclmsYtczBchqekcqbwlcgydblqppqzqfjqdjhymmcxtxdrmjwrhXcjzClqxdyynhyyhrslsrsywwzjymtltll'
    'gTQcjzyaBTckzcjyccqljZqxalmzyyyzlwdxzxqdllJshgpjfjljhjabcqzdjgtHhsstcyjLBswzlxJxrwgldlzrlzqtgsllllzlyMxQgdzHgbdBhZpbrlw-'
    'X-bpfdwo---hlypc-jcc-dwbzpbzz-cyqxldomzblzwpdwyygdstthcsqsccrsssyslfybbntyjsYdfnDpThTzzmbBmxlcmyffgtjjqwFtmdpjwDnlbzCmmC'
    'ZgbdZlqlFyFhSsmjylsdchdzjwjcctljcldtljJcpddPJdssDYnndbjlgGjzxsxNlycybjJqYcbylzcfzppgkcxzdzFztjjfgSjxzbnzyjqTtyjWhTyczhym'
    'djxttmpxsplzcdwslshxyBzgtfmMcjTAcbbmgdKwycyzcdszZyhflyctygwhkJyylsjcxgywjcbLlcsNDdbtzbsclyzczzssqdllmqyyhfllQllxfdyhabxg'
    'GnywyypllsdldllbjcyxjzmlhljdxyyqytdlllbbgbfdfbbbJzzmdPjhgclGmjjpGaehhbwcqxaxhhhzchxyphjaxhLphjpgpzjqcqzgjjzZgZdmqyybdzph'
    'yhybwhazyjhykfGdpfqSdlzmljxjpgalxZdaglmdgxmMzqyTxdxXpfdmmSsYmpfmdmmkxksyzYshdzkJsYsmmzzzmsyDnzzczxBplstmDdnmXckjmztyymzm'
    'zzmsQhhdcCjemxxkljstgwlsqlyjzllSjssdbPmhnlYjczyhmxxhhzcjmdhxtkgrmxfwmcGmwKdcksxQmmmfzzydkmsclcmpcgmwSpxqpzdsslcJkyxtWlGj'
    'yahzjgzQwcsNxyHmmpmlKjxmhlmlGmxctkzmJJYszjsyszhsyjzjcdajzybSdqjzgwzkGxfkdmsdjlfmeHkzqkjPeypzyszcdwyjffmzjyLttdzzefmzlbnp'
    'plplpbpszalltylkckqzKgenqlhaGyxydpxlGsxqqWq-kxQclhyxxMlYccwlymqysky-hlcjnszkpyZkcqZqljbdhdJhlasQlbydwqlwdNbqcryddztJybkb'
    'wszdxdTnpjdtctqdfxqqmgnSeclStBHpWslctXxLpWydzklzygzcqApllkccylbqmQczqcljslqzdjxldthPJqdljjxzqdjyzHKzljcyQdyjppypEakjyrmp'
    'cbymcxkllzllfqpylllmbsgjcysslrsysqtmxyxQqzBdzrysyztffBzzsmzqhzssccmlyxwtpzgxzJgzgSjsgkddhtqggzllbjdzlCBchyxyzhzfyxxYZyms'
    'dbzzyjgtsmtfxqyxjsSdgslnmdlrytzlryYlxqhtxsrtzCgZxbnqqZfHykmzjbzyMkbpnlyzpblmcnqyzzdsjzHjctSHhyzzjrdyzhnFxglfXslkgjtcTssy'
    'llgzrzbbJzzklpkbcZyslxyXbjfPnjzzxcdwXZyjxzzdjJgggrsrjkmSmzjlsjywqs-yhqjsXpjZTzlsnshrnypjtwchklBsrZlCxwjqxqkysjycztlqzybb'
    'ybwKJqdwWyzcyTjcjxckcwdkkzhsgkdzXwwyyjqyytcyTdjlxwkcCKKlcclzcqqdzlqlcsfqChqhsfsmQzzllbjjzbsjhtsJdysjqjpdlzCdcwjkjzZLpycg'
    'mzwdjjbsjqzsyZyhhxCBbjydssDdzncglqmbtsfcbfdzdlznfgfjgfsmptjqlmblgqcyyxbqkdjjqsrfkztjdhczklbsdzcfYtplljgjhtxzcsszzxstcygk'
    'gckgyoqxjPlzPbbgTGyjZgczJszlbjlsJfzgkqqjcgYczpzqtldxrjxbsxxpzxhSzYclwdXjjhxmfczpfzhqhqmqgkylyhtycgfrzgnqxcGpdlbZcsczQllj'
    'blhbDcypZZpPdymTzsgyhckcpzjgslClnscdsldzxbmsdlddfjmkdjdhSlzxlszqpqpgjllybdszgqlbzlslkyyhZttncjyqtzzFszqztlljtyyllqllqyzq'
    'lbdzlslyyzymdfszsnhlxznczqzbbwSKrfbcyzmthblgjpycNzcstlxshtzCyZlzblfeqhlxflcjlyljqcbzlzjghsstbrmhxzhjzclxfnbgxgtqjcztmsfz'
    'kjmssnxljkbhszxntnlzdntlMsjXgzjgjczxyHyHwrwwqnztnfjscPzshzjfyrdjsfscjzhjfzqzchzlxfxsbzqlzsgyftTdcszxzjbqmszkjrhxjzcGBjkh'
    'cGgtJkjQGlxBxfGTrTylxjxGdtsjxhjzjjCWzlcqsbtxHQgxtxxhxftsdkfjhzYjfjxrzCdlljcqsqqzJwQxswqtwgwbzcgcLlqzbclmqjTzgzxzxljfrmyz'
    'flxyszxxjkxrmJdZdmmyXbsqbhgzmwfwTgmxlzBYytGzYccdxyzxswg-yjyznbGpzjCqsYxCxrtfyzgrhztxszzthcbfclsyxzlZqmzlmplmxzjssFlbysMY'
    'qsxjzxrxsqzzzssljflczjrcrxhhzxqwdshXsjjhQcxJbDynsysxjbqlPxzzpYmlxzkyxlxcjlcycRxzzlLdlllsjyHzXHyjwkjrwyhcPsgnrzLfzwfzznsx'
    'gxflzsxzzzbfcsyjdbrjkrdhhGxjljjtgxjxxstjtjxlyxqfcsgswmsbctlqzzwlzzkxjmltmJWhsddBxgzhdlbmyjfrzfSgclyjbpmlysMsxlszjqQhJzfx'
    'gfqfqbpxzgyyqxgztcqwyltlgwwwwhwlfsfgzjmgmgBgtjfsyzzgzyzaflsspmlBflcwbjzcljjmzlpjjlYmqdmYlyfbgygqzMlYzdxqyxrqqqhsxyyQQygj'
    'tyxfsfsllgnqcyHycwfhcccfxbylyPllzQxxxxxkqhhxshjZcfDsczjxcpzwhhhhhapylHalpqafyhxdyllkmzQgggddesREnZltzgchyPpCsQjjhclljtol'
    'njpzljlhymheydydsqycddhgzpndzclzyWllzntEyTgxlhslpjjbDgwxpcdntjcklkclwkllcasstknzdnqNttlyyzssysszzryljqkcgBhhcrxrzydgrgcw'
    'cgzHffbppjfZynakrgywyqPqxxfkjtszzxswzddFbbqtbgtFFznpzFpzxzpjszbmqhqcyxyldkljnypkygGgdcjxxeahpnzGztzcmxcxmmjxnkszqnmnlwbw'
    'wxjjrhclstmcsjDZcxxtpcnPdtnnpglllzcjlspblpgjcdtnjnLyYrszffjfqwdpgzdwmrzcclodaxnssnyzrestyjwjyjdbcfxnmwttBqlwstszgybljpxg'
    'lbocLgpcbjftmxZljylzxcltpnclckxtFzjsWcrxsfySzdkntlbyjcyjLlstgqcbxnWzxbxklylhzlqzlNzcQwGzlGzjnCjgcMnzzgjDZxtzjxycyycxxjyy'
    'xjjxsssjstssttppghtcsxwzdcsyfptfbchfBblzjclzzdbxgcxlqpxkfzflsyltywbmnjhskbmddbcysccldxycddqlyjjhmqllcsgljjsyFpyycayldJAn'
    'tqjpwycmmgqyySxdHqmzhszxPfTwwzqswqrfkJlXjqqyfbrxjhLfWjgzyqacmyfrhcCybyqwlpexcczsDyrltTdmqLyKmbbgmyyJprkZnPbsxyxbhyzdJdng'
    'hpmfSgbwfzmfQmmbZmzZcjjlcnyxyqgmlrygQccyhzlwjgcjchgmcjjfyzzjhycFrrcmtzqzxhfqgdjxccjeaqcrjYhpljlszdjrbcqhQdzrhYlyQjsymhzy'
    'dwldfryhbbydtssccwbxglpzmlzztqsscPjmmxjcSjytycWhycjwYnSxlPemWjnmkllswtXhyyy-cmmcWjdqdjZglljwjNkhpzggflccsczmcbltbhbqjxqd'
    'JpdjQTghglfQawbzyZjLtstdhqhctcbchflqmpwdshyytqwcnztjtlbypbpdyyyxsqkxwyyflxxncwcsybmaelykkjmzzzbrxyaqjfljpfhhhxtzzxSgqqmh'
    'spgdzqwbwpjhzjdyJcqwzkthxsqlzyymysdzgrxckkhjlwpysyscsyzlRmlqsYljxbcXtlhdqZpcycykpppnsxfyzjjrcemhszmsxlxglrwGcstlrsxbYgbz'
    'gztcpldjlslylymDtmtzpalcxpXjcjwtcyyZlblxbzlqmyljpghdslssdmhMbdczsxWhamlczcPjmcnhjyjnsygchskqmzzqdllkablwjQsFmocdxjrrlyqz'
    'hjmybyqlrhetfjzfrfksryxfjdwdsxxswsqjyslyxwjhsnlxyYxhbhawhhjCxWmyljcsQlkydttxbzsXfdxgxsjKhsxxybssxdpYnZWrptJzczenygcXqfjY'
    'kjbDmljCmqqxloxslyxxlylljdzbtymhBfsttqqwlhogyblsCalzxqlhtwrrqhlstmypyxjjxmqsjpnbryxyjllyqylthylqyfmlgljdmllhfzwkzhljmlhl'
    'jklj-tlqxylmbhhlnlsxqchxcfxxlhyhjjgbyzzkbxscqdjqdsxjzsyGzHhmgsXcsymxFebcqwwrbpyyjqtyQcYJhqqzyhmwffhGzfrjfcdbxndqyzpcykhj'
    'lfrzGpBxzdbbgzqStlgdtylcqmGchhMfywlzyxkjlYpjHsywmqQgqzmlzjnsqxjqSyjtcbEhsxfssfxzwfllbcyyjdytdthwzzfjmqqyjLmqsxlldttkhhyb'
    'fpwdyysqqrnqwlgwdebdwcyygcdlkjxtmxmyjsxhybrwfymwfrxyYmXysctzzdfykmldhqdlwyqnlcryjblpsxcXywlsbrrjwxhqyBhtydnHhGmmywytzcsq'
    'mdsSccdalwZtcpQpyJllqzyjswxwzzmmglmxclmxczmxmzsqtzppjqblpgxjzhBljjhYcjsnxwcxsccdlxsyjdcqcxslqyclzxlzzxmxqrjmhrhzjphmfljl'
    'mlclqnldxzlllfypngjysxcqqdcmqjzzxhnpnxzmekmxXykyqlxsxtxjxyhwdcwdzhqyybgybcyscfgfSjnzdrzzjzxrzrqjjymcanhrjtldBpyzbstjHxxz'
    'ypfdwfgzzrpymtNgxzqByxmbbfCCkrpJJBjegrzgyclkhzdxkknsjkcljspJyyzlqqjybzssqlllkjbcBktylccDdblSppfYlgYdTzjyqggkqttfcxbdkdxx'
    'hybbfytyhbClpdytgdhryrnjsbtcsnyjqhklllzslydxxwbcjqsbxbfjzjcjdzfbxxbrmlazgcsnclbjdstblfrz-swsbxbcllxxlzdjzsjpylyxyyfQf-fb'
    'hjjJgbygjpmmmPssczjmtlyzjxswxtyledqpjmygqzjgdJlqjwjqllsdgJgygmscljjxdtygjqjqjcjzcjgdzdsHqgsJggcJhqxsnJjzzbxhsgzXcxyljxyx'
    'yydfqqjhjfxdhctxjdrxysqtjxyefyyssyxjxncyzxfxcsyszxyyschshxzzzgzzzgfjdldylnpzgyjyztYqzpbxqbdztzczyxxyhhscxshcggqhjhgxwsct'
    'mzmlhyxgebDYlzkkwytjzrclekEstdbcykqqsayxcjxwwgsbhjSzydhcsjkQcxswxfCtynyDPzcczjqtzwjqdzZzqzljCHlsbhbydxpSxshHezdxfptjqyzz'
    'XhyaxncfzyyhxgnxmywxtzsjbkhhgymxmxqcxtsbcqsjyxhtyylybcqlmmszmjzjllcogxzaajzyhjmchhcxzsxzdznleyjjzjbhzwzzSqtjpsxztdsxjjjz'
    'nyazphhyysrrqdthzhayjyjhdzJzlswclYbzyecwcycrylcxnhzydzydyjdfrjjhtrsqtxyxjrjhojynXelxsfsfjzghpzSxzszdzcqzbyYklsgsjhczshdg'
    'qgxyzgXchxZjwyqwgyhkSsEqzzndzfkwyssTclzstsymCdhjxxyweyxczaydmpxmdsxybsqmjmzjmtzqlpjyqzcGqhxjhhhxxhlhdldjQcldwbsxfzzyysch'
    'tytyjbhecxhJkgjfxbhyzjfxhwhbdzfyzbcapnpgnydmsxhkMMmamlnbyjtmpxyJmcthjbzyfcgdyhwphftgzzezsbzegpbmDskftycmhbllhgpzJxzjgzjy'
    'jzsbbqsczzlzccstpgxmjsfdcczjzdjXcybzlfcjsazfgszlybcWzzbyzdzypswyjgxzbdsysxlGzbzfygczxbzhzftpbgzgejbstgkdmfhyzzJhzllzzgjq'
    'zlsfdjsscbzgpdlfzfzszyzyzsygcxsntxchczxtzzljfzgqsqyxzjqccccDJcdxzjyQjqcGxztdlgscxzsyjjQtCclQdqztQchqqjzYezzzpbKkdGfcjFzt'
    'yPqyqttyJlmbdktjcpqzjDzfPJsbnjlgyjDxjdzqkzgqkxdlBzjtcjdqbxdjjjStcjnxbxcmslyjcqmtjjwwcjjnjnlllhjcwqtbzqyczczpzzdzyddcyzdz'
    'ccjgtjfcdprntctjdcQtqndtjnplzbcllctdsxkjzqDpzlbznbtjdcxfczDbccjjltqqpldcgztbbzjcqdcjwynllzlzccdwllxwzlxrXntqjczxkjlsgdfq'
    'tddglrlajjtklymkqlldzytdyyJYgjwyxdxFrskstcdenqmrkqzhhqkdldazfkypbggpzrebzzykYqspegjjglkqzzzslysywyzwfqznlzhlzhwcgkypqgnp'
    'gblplrrjyxcccgyhsfzfwfzywtgzxyljczwhxzjzblfflgskhyjdeyjhlpllllCYgxdrzelrhgklzzyhzlyqszzjzqljzflnbhgwlczcfjwspyxNlzlxgccP'
    'zbllcxbbbbxbbcbbcrnnzccyrbDsyldcgqyyqxygmqzWtzydyjhyfwdehzdjywlccctZyjjcdedpZdztsy-jhdymbjnyjZlxtsStphndjxxbyxqtzqddtjtd'
    'yztgwscszqflshlglbczbhdlyzjyckwtydylbnydsdsyccTyszyyebgexhqddwnYgyclxtdcystqmygzaSccszzddlcclzrqxyyeljsbymxshztembblLyyl'
    'lytdqyshymrqxkfKbfxnxsbychXbwjyhtqbpbsbwdzylkgzskyGhXzjHhxjxgnljkzlyycdClfwfghljgjybxbLybXqpqgztzplncybxdjyqydymrbesjyyh'
    'kxxstmxrczzywxyhybmcflyzhqyzmqxdbxbzwzmslpdmyckfmzklzcyqycZlhxfZlydqzpzygyjyzmdxdzfyfyttqtChgsFczmlccytzxjcytjmkslpzhysn'
    'wllytpzcTzzcktxdhxxtQcyPksmqccyyazhtjpcylzlyjbjxtPnYljYynrxcylmmnxjsmybcsysslZylLjjgyldzdpqhfzzblfndsQkczfYHhgqmRdsxycSt'
    'xnqqRPyjBfcxdyqfbnxejdgyqbsrcnfyyqpghyjdyzxgrhtkyleqdzntsmgklbsgbpyszbydjzsstjzstxzbhbscsbzczptqfzmqflypybbjgszmxxdjmtsy'
    'skkbjtxhjcegBsmHyjzcXtmljYXrzzqsCxxqptzHmkDXxxjcljprmyygadyskqlsadhrSkqxZxztcXHZTlmlWxybwsycTbhjhJfcwzSJWwtkZlXqshlyczjx'
    'emplprcgltbzztlZjcYjgdtslklpllqpjmzpapxyzlaktkdnczzbncctdqqzjyjgmctxldgcszlmlhbglkfbnwzhdxphlfmkyclgxdtwzfrjejctzhydxyks'
    'hwfzcqshknmqqhtchymjdjskhxzjzbzzxympajqmcDbxlsklYYnwrtsQGscbpdBsgzwyhtlksssWGzzlyytnxjgmjszsxfwnlsoZtxgxlsammlbwldQcyLak'
    'qcqstmycfjbslxclzJclxxksbzqzlhjpHqplsxScgslnhpsfqqxtxjjzlqldxzjjzdyydjnzptfcdskjfsljhylzqjzlbthydgDjfdbyazxdzhzjnhhqbygn'
    'xjjqczmlljzkspldsclbblxklelxjlbjycxjxgcnlcqplzlznjtzljgyzdzpltqcsSfdmnycxgbtjdcznbgbqyqjwgkfhTnByqzqgbkpbbyzmtjDytblsQmb'
    'sxtbnpdxklemyycjynzDtldykzzxTdXhqsHYgmzsjycctayrzlpwltlkxslzcggexclfxlkjrtlqjaqzncmbqdkkcxglczjzxjhpTdjjmzqykqsecqzdshha'
    'dmlzfmmzbGntjnnlHbyjbrbtmlbyjdzxlTjlpldlpcqdhlhzlycblcxCcjadjlmCmmssHmybHbskkbhrsxXjmxsdznzpXlBbrhggHfcHgmSklltsjyycqlcs'
    'kywyEhywhbHqywBawykqlDq-tntkhqcgdqkTgpKXhcpdhtwtmssyHbwcrwxhjmkmzngwtmlkfghkjylDyycxwhyEclqhkqhttqKhffldxqwytyydesbpkyrz'
    'pjfyyzjceqdzzYlAttBbfjllcxdlmJsdxegygsjqxcwbxsszpdyzcxdnyxpfzqdlyjccplTxlsxyzyrxcyyYdylwwnDSahjsyGyHgywWaxtjzdaxysrltdps'
    'sYxfnejdxyzHlxllLZhzsjnyqyqjxyjghzgjcyjchzlycdshhsGczyjGcllnyzcjyyxnfSmwfpylcyllabWddhwdxjmcxztzpmlqzhsfhzynstlldywlslxh'
    'ymmylmbwwkyxyadtxylldjpybpwfxjmmmllhafdllaflbhhhbqqLtzjcqjJdjtffkmmmpymhyGdcqrddwrqjxnbysnmzdbxytbjhpybyGtjxaahgqdqtmBst'
    'QJkbtSPkjlXrbeqqhqmjjbdjWtgtbxpgbktlgqxjjjcdhxqdwjlwrfMqgwqhckrySwgbtgygbwsdwdwrfhwYtjjxxxjyzyslphyypayxhydqqxshxyxeskqh'
    'ywbdddpplcjlhqeewjksyykdyplfjthkjltcyjhhjttBltzzcdlthqkcjqysteeywkyzyxxyysddjkllpwmcyhqgxyhcrmbxpllnqydqhxsxxwgdqbshyllp'
    'JJjtHyjkyPhthyyktyezyenmdshlCrpqfBgfxzbsBtlgxxjbswyysksflxlpplbbblbsfxfyzbsjssylpbbffffSscjdstzsxtryYcyffsyZYzbjtbctsbsd'
    'hrtjhbytcxyjeylxcbnebjdsysyhgsjcbxbydfzwgenyhhthjhaxfwgcstbgxklstywmtmbyxjskzsxdyjrcytwxzfhmymcXlznsdjtTtxrycfyjsbsdyerx'
    'hGjxbbdeynjghxgCkgscymblxjmsznskgxfbnbbthfjaafxYxfpxmyFhdTTcxzZpXrsywzdlybbKTyqwqjpzypzjznjpzjlzTfysbttslmptzrtdxqsjehbz'
    'ylzdhljsqmlhtxtjecxslzzspktlzkqqyfsygywpcpqfhqhytqxzkrsgtgsqczlptxcdyyzssqzslxlzmacpcqbzyxhbsxlzdltcdjtylzjyytpzylltxjsj'
    'xhlbmyTxcqrblzssfjzztnjyDxmyjhlhpblcyxqjqqkzzscpzkswalqsPlcczjsxgwwwygyatjbBctdkhXhkgtgpbkqyslbxBBckbmllxdzstbklggqkqlsb'
    'kkdfxrmdkbftpzfrtbBmfeeqgxKjpzsstlbztpszqzsjthljqlzbpmsmmsxlqqnhknblrddnhxdkddjcyyGyfxgzlgsygmjqgkhbpmxyxlytqwlwgcpbmjxc'
    'yzydrjbhtdjyejshtmjsbyplwhlzffnypmhxqhpltbqpfbJwjdbygpnxtbfzjgsdCtjshxeawzzylLtyybwjkGxghlfkxtjtmszsqynzggswqsPhtlsskmcl'
    'zxyszqqxncjdqgzdlfnYkljcjllzlmzznhydsshthxzlzjbbhqzwwycrdhlyqqjbeyfsjxthsrxwjhwpslmssgzttyeyqqwrslalhmjtqjsmxqbjjzjxzyzk'
    'xbyqxbjxshzssfglxyxzxfghkzszggylclsarjxhslllmzxelglxydjytlfbHbpnlyzfbbhptGjkwetzhkjjxzxxglljlstgshjjyQlqzfkcgnndjsszfdbc'
    'twwSeqfhqjbsaqtgypjlbxbmmywxJslzhglZgNyfljbyfDjfrGsfmbyzhqFBwJsyfyjjphzbyyzffwodjrlmftmlbzgycqxcdjygzyyyydytydwegazyhxjl'
    'zyyhlrmgrjxzclhneljjthtbwjybjjbxjjtjteekhwslzplpsfazpqqbdlqjjtyyqlyzkdksqjyyjzldqcgjqyzjsycmraqThTejmFctyHyPkmhyCwjdCfhy'
    'yxwshctxrljGjShccyyyjltkttytmxgtcjtzayyoczlylbszywjytsjyhbyshfjlygjxxtmzyyltxxypzlxyjzyzyypnhmymdyylblhlsyygqllnjjymsoyc'
    'bzgdlyxylcqyxtszegxhzglhwbljHeyxtwqmakbpqcgyshheHqcmwyywljyjhyyzlljjylhzyhmgsljljxcjjyclycjBcpZJzjmmylcjlnqljJjlxxjmlszl'
    'jqlycmmhcfmmfpqqmfxlqmcffqmmmmhmz-fhhjgtthhkhslnchhyqdxtmmqdcydyxyqmyqylddcyyyDaZdcymDydlzfffmmycqCwzzmabtbyctdmndzggdft'
    'ypcgcyttssffwbdtzqssystwjjhjytsxxylbyqhwwhxezxwznnQzjzjjQjccchyyxbzxzcyjtllcqxynjycyycynzzqyyyewyczdcjycchYjlbtzYycqwlpG'
    'pyllgkdldlgkGqbGychjx-',
    ascii(sign) - 19968));
  if frequent ~ '[a-z]' then
    return frequent;
  elsif frequent = '-' then
    return '';
  end if;

  return substring(
    '丁dz丂kqy万wm丌qj不bf且qj丱gk丼jd乁yj乇tz么my乐ly乗cs乘cs乚hy乜nm乾qg乿zl亇gm些xs亝qz亟jq亢khg亨hp亹wm仇cq仐js仛tcd仠gh仡yg仧cz仯cm'
    '仰ya仸yf份fb伎jq伒jy会hk传cz伡cj伺sc伽jqg佁yc佃dt佄hg佋zs佚yd佛fb佫gh佴en侗dt侟jc侥jy侧cz侱ct侸sd便bp俇gk俏qx俞ys俟sq信xs俥cj俶ct俿hc'
    '倅cz倘tc倞lj偅zt偒td偢cq偲cs側cz傀kg傂zst傋gj傔qj傕qj傮zc傳cz傶qc僄pb僝cz僣tj僥jy僪yj僫ew僮tz儃cts儗nya儴rx儶hx兊dry兌dry兏cz兑dry'
    '兪ys其qj兹zc冯fp净jc凈jc凵kq凹aw刨pb券qx刹cs剎cs剡ys剢dz剬dz剳dz剸tz剹lj剿jc劋jc劦xl助zc勜wy勦jc勭td勷rx匋ty匙cs匨zc匮kg匱kg区qo匼kq'
    '區qo卒zc单dsc卛sl卜bp卝kg卡kq卬ay厂cah厃wy厈ha厔zs厦sx厱lq厶sm厷gh厸lm厹qr参cs參cs叄cs叅cs叆ay叕zylj叚jx叞wy句jg叨dt召zs叶yx吁xy吅xs'
    '合hg吋cd吓xh吖ay吡bp吤jg否fp吪eh吭kh吲ys吷xcj吺dr吽ho吾wy呇mq呒fm呔dt呚hq呡wm呫tc呮qz呰zc呲cz呴hxg呵ha呷xg呺hx咀zj咁xg咖kg咥xd咭jxq'
    '咯glk咰sx咳hk咶hs咹ea咼whg哏gh哕yh哜jz哦oe哱bp哾cy哿gj唊jq唌ydx唔wn唝gh唫yj唬hx唲ew啁zt啍tzxd啐cq啑dsjt啘yw啙zc啚bt啞ye啨yq啫zs啴tc'
    '喋dz喏nr喐xhg喔wo喛hyx喝hy喠zc喥dz喬qj單dsc喯pb喰csq喳zc喿zq嗃hx嗄as嗊gh嗌ay嗒dt嗗wg嗙pb嗛xq嗺zs嘄jd嘅kg嘇sc嘏gj嘐jx嘘xs嘬zc嘲cz嘸fm'
    '嘼cxs嘽tc嘾dt嘿hm噃fb噈czh噋tk噓xs噦yh噭jqc噱jx噴pf噷xh嚄ho嚇hx嚊xp嚋zc嚌jz嚗bp嚡xh嚣ax囃zc囋zc囐zny囗wg囝jn囤td囲wt圈qj圏qj圜hy圩xw'
    '圱qs圻qy坆mf坈rk坉td坋fb坏hp坔dl坢pb坬wg坻dc垌dt垸yh垺pf埄bf埅df埆qj埉xj埏sy埐qj埔pb埥qz埩zc埱ct埳kx埶ys堇jq堋pb堑qzj堕dh堡bp堥mw'
    '堨aey填tz塸oq塹qj塼zt墆dz墤kt墥td墫zd墮dh墽qa墿yt壆xbj壏lx壳kq夃gy夅jx夆pf夗wy夘mw夯hb夲tb夵yt夹jgx夾jgx奃dt奇qj奍qj契qx奞xz奤hpt'
    '奥ay奧ay奲dc女nr奵dt她tj妃fp妋fy妎hj妔kh妚fp妜yj妧wy妷zy姣jx姤gd姥lm姰jx姱kh姶ey姺xs娍cs娒wm娕cl娝pb娞ns娪wy娭xa娷zs娾ae婄pb婘qj婜qj'
    '婤zc婥cn婩na婫hk婸dy婼rc婾ty媂dt媆rn媐yp媞ts媠dt媮ty媰cz嫀qs嫅js嫨hn嬐xyj嬛qhx孅qx孈xh孉hq孎zc孖mz孙sx孧yn孫sx宊tj宓mf宕dt宛wy宲bs'
    '宿sx寁jz寖jq寠lj射sy将jq尉wy尌sz尢wy尨mlp尾wy尿ns屏pb属sz屟xt屬sz屯tz屰nj屸hl屽ha岂qk岨qj峇bk峊fn峒dt峙zs峤qj峫xy崒zc崥pb崭zc崵yd崻zs'
    '崼sd嵁kz嵅hd嵌qk嵍wm嵑kj嵣dt嵤ry嵦ak嵪kq嶃zc嶄zc嶠jq嶡jg嶦zs嶰xj嶱kj嶲gxj巂xgj巆yh巠jx巷xh帑tn帓mw帱cd帴js帹sq帺qj幓sq幢zc幬cd广ga'
    '庉dt庍bt庬mp庰bp庴jc廆gwh廈sx廑jq廧qs弄nl弟dt弡jz弮qj弲xy強qj弹td强qj弾dt彈dt彊qj彐jx彡sx彭pb彴zb彵ty彷pf徍wj徎cz從cz徥st徦jx徲tc徸cz'
    '徺jy忂qj忊dt忓gh忔yq忕ts忚xl忞mw忟mw忪sz忬ys忯qs忳tzd忹kw忼kh忾kx怐kj怗tz怘hg怚cjz怞yc怢td怶bp怸xs恌ty恓xq恔xj恗hk恫dt恮qz恶ew悁yj'
    '悆ys悈jk悎hj悝kl悥yn惌yw惐yx惓qj惔dt惛hm惝ct惡ew惢sr惿ts愉yt愒kq愓dtsy愖cxd愘kq愡cs愩gh愾kx慅cs慉xc慐gh慬jq慸dc憕cdz憞dt憢xj懁xh懆cs'
    '懝ayn懠qj懢lx戅gz戆gz戇zg戌xq戏xh戛jg戯xh戱hx戲xh扁bp扄sj扐lc扒bp扚dyl扛kg扜yw扝ywk扡tcy扢gjx扱xcq扳bp扷ba扸xz扻zsk抂kwz抇hg抌ds'
    '抐nr折zs抙pf抝an抢qc抪bp抭yt抲hq拁jy拂fb拌bp拓tz拗an拘jg拚pf括kg拵cz拸ych拺cs拽zy挄kg挐nr挕ds挝wz挟xj挩ts挳kq挷bp挾xj捁jk捇hc捈tsc'
    '捊pf捔jz捗bpz捝ts捥wy捬fb捰lw捲jq捵ct捼rw捾wx掔qw掜ny掝hx掞ys掟zd掫zc掸ds掺cxs揁zk揂jy揊pc揌szc提td揔zs揘hy揟xj揢kq揣ctz揥dt揭jq揰cd'
    '揲dsy揵jq搊cz搑rn搒pb搕ke搚lx搩jz搫pb搱zn搶qc搷ts摄sn摌cs摎jln摓fp摕dtz摖qjc摡gx摢hc摨nz摪jq摮aq摰nc摵sm摷jc摼kq撍zq撗hg撜cz撝hw撣ds'
    '撨xs撮cz撱wt撽qyj撾zw擏qj擗pb擳zj擽ly擿tz攃cs攈jp攒zc攕xj攝sn攢zc攦ls攲jqy攼gh敄wm敊cs敋ge敠dq敧qyj敪dq敱az敳az斁yd斄lt斔yz斖wm斡wg'
    '斦yz斺cj於wy斿yl旁pb旇pb无wm旰gh旲ty旽tz昳yd晇xk晟sc景jy晵qd晻ay暏ds暕jl暴bp曝pb曽zc曾cz朁cqj會hk朅qh朇bp朌bf朏fk朐qxc朘jz朚hmw朝cz'
    '期qj朣tc朮zs术sz朱zs朷dtm朹gq杅yw杒re杓sb杔tz杝yzld杫szx杬yw杮bf杸sd杻nc枂wy枈pm枋fb枑hd枝zq枞cz枮xz枱ts枸gj枹bf枻yx柁td柂ydl柅nc'
    '柈pb柜gj柢dc柣dz查cz柨bp柭bfp柮dzw柷zc柸bp柹sf査cz栅szc栎ly栖qx栝gk校xj栧yx栫jz栺zy桋yt桙ym桡rn桧gh桭cz桯ty桲bp桳bf梀sy梋xj梌tc梎ay'
    '梕re梣qc梩lsq梴cy梼tcd棇cs棍gh棏dz棑pb棓bp棣dt棬qj棯rs棴fs棷zs棽cs椄jq椆czd椉sc椊zc椌qk椎zc椑bp椦qj椯dc椲wh椷hj椹sz楂zc楇gk楖jz楛kh'
    '楤sc楥yx楪dy楯ds楱cz楴ds楷kj楽ly榅wy榌bp榐zn榑fb榝sx槏qlx槙dz槛kj槢xd槣jg槦ry槫tsq槭qs槯cz槱yc槾mw樂ly樅cz樆lc樔cj樘ct樛jl樢nm樧sx'
    '橈rn橏zj橔td橖tc橚sq橝td橦tc橧zc橪ry橾sq檘pb檜gh檡zst檶ql檷nm檻jk檽nr櫎hg櫖lc櫟ly櫰hg欃cz欈wz欦qx欪cqx欬ka欯xk欸ae欹qy欻cx欿kq歏jq'
    '歘xc歙xs歛lh歭zc歾wm殑qj殕fb殖zs殙hm殨kh殸qks殼kq殽yx毌gw毭dn氏sz氜yr氶zc氿gj汃bp汋zq汏dt汤ts汥zj汵ghc汶wm汸fp汼ny沈sc沌dz沓td沕mw'
    '沗hp沰td沲dt沵ml沶yc泄xy泆yd泊bp泌mb泏cs泑ya泧ys泬jx泷ls泺lp泽zs洒sx洓sqz洝aye洞dt洯qj浅qj浍hk浒hx浚jx浧yc浲fh浽sn涌yc涒ty涡wg涭st'
    '涳kn涴wy淁qj淌tc淖ncz淢yx淨jc淰ns淲bh淳cz渂wm渃rl渑ms渞qw渠qj渦wg渧dt港gj渹hq湏hmx湣mh湪tn湫qj湬qj湯ts湴bp湷zh溃kh溄fh溎yg溓lnx溚dt'
    '溱zq滀cx滈hx滊qx滎xy滜zh滧yx滸hx漎cs漙tz漨fp漯lt漰pb漴cs漷hk潀cz潈cz潐jq潒dx潢hg潨cz潬ts潰kh潳tz澄cd澍sz澒hg澚ay澠ms澤zs澫wm澮kh澹dt'
    '濄gw濆pf濈js濎dt濔mn濞bp濢cz濬jx濭ak濻wd濼lp濽zc瀑pb瀓cd瀢wd瀤hw瀧ls瀳zj灂zj灒zc灙dt灥xq灬hb灹zy炃fb炅jg炐pf炪zc炮pb炰pf炶sq烄jy烔td'
    '烰fp烲xc烻ys焄hx焆jy焌jq焎xc焏jq焘td焣cj焥wa焧zc焬xy焯cz焸xy焽xy煇hyx煍jq煔qs煕xy煠yz煾ey熇hx熜cz熝la熢fp熣cs熯hr燀cd燋jzq燑td燤tl'
    '爃ry爓yx牑bm牞jl牫gq牰yc犆tz犍jq犛ml犮bq犳zb犴ah犺kg犻pf犿fh狋yqc狌xs狏ty狢hm狧ts狪td狵md狶xs猈bp猏jy猚yw猰yjq猲hxg猵bp猼bp獋hg獟yx'
    '獡sx獦glx獱bp獳nr獶ny獿ny率ls玚yc玟mw玢bf玧my玪jq玱qc玵ag珆yt珇zj珢yk珶dt琁xq琕bp琗cs琟yw琣bp瑎xj瑒cdy瑱tz瑲qc瑸bp瑹ts璅zs璚jq璯hk'
    '璷lf璸bp璾jz瓕mx瓗qw瓛hy瓟bp瓡zh瓨xh甴yz甸dts町td甼td畁bq畐fb畗df畜cx畟cj畠zt畤zcs畨fp番fp畬sy疆jq疋pys疌jq疐dz疑yn疙gy疟ny疦jx疨yx'
    '疺fb痁sd痋tc痏wy痑ts痭bp痳ml痶td痷aye痾ke瘈zc瘕jx瘣lh瘧ny瘨dc癄qj癐gw皀jb皅pb皋gh皐gy皪lb皻zc皽zd盖gh盛sc盩zc盳mw盷tx盻xp省sx眃yh眑ya'
    '眗jxk眙yc眣dt眪bf眰dz眴xs睄qsx睉cz睟sz睥pb睪yzg瞆gwk瞉kj瞏qh瞤sr瞯jx瞴wm瞶gk瞿qj矃nc矆hy矌kg矔gq矜jgq矝jqg矞yxj石sd矼gqk砉hx砏pbf'
    '砢lk硄kg硌gl硔gh硙wa硞qk硥mb硧yt硾zcd碂zc碊jz碏qx碙ng碣jy碮td碿sx磃st磅bp磆hkg磈wk磍xqy磏lq磑wag磝aq磩qz磻pb磼js礉hq礊kh礐qh礘eq祇qz'
    '祊bf祕bm祭jz祱sl禅cs禆bp禓ys禔zt禪sc禺yo秅cn秇zy种zc秏hm秘mb秮hk秲sz秳hk秿fp稄xz稌ts稘jq稡zs稧xq稫pb稴xjl稵zj稽jq穇sc穘xr穛zb穜tz穮bp'
    '穱zj穳cz窋kz窌jl窐wg窕ty窨xy窴tdy窼ck窽kc窾kc竐cq竘qk竧jz竲cz竺zd竻lj笍zr笒cjh笓bp笚dxn筠yj箁pbf箄pb箈tc箉gd箌zd箐jq箘jq箢yw箷sy箹yc'
    '箾xsq篢gl篧zh篬qc篴dz篸zc篹zs篻pb篿tz簎cj簨sz籈zj籓fpb粆sc粇kj粘nz粣cs粥zy糸ms系xj紅hg紇hg紕pb紾tz絓gk絔bm絙gh絜jx絟qs絠ga絣bp給gj'
    '絧td絩td絯gh絺cz絻wm綄hw綅qx綖yx綝cl綨jq綪qz綸lg緂tc緝jq緟zc緤xy緰txs緶bp緷yg緺gw緼yw縎gh縒cs縕yw縗cs縳zj繁fp繆ml繇yz繫xj繰qsz繳jz'
    '繵dtc纀pf纅yl纕rx纚lsx红hg纤xq纥hg纰pb纶lg给gj缉jq缊wy缏bp缞sc缪ml缲qs缴jz罢bp罷bp羊yx羏yx羙mg羛yx羫qk羬qxy羾hg翍pb翑qy翟zd翢dz翵hq'
    '耆qs耎rn耏en耑zd耙pb耛cs耝qc聉wtz聏en聑tz聜dz聻nj肑bd肣hq肫zc肶pb胇fb胏fz胐fk胕fz胲gh胿gk脦dt脧zj脯pf腊lx腌ya膀bp膔lb膞zc膰fp膴wh膻sd'
    '臈lg臒wy臡nl臤qx臦gj臩gj臭cx臱mb臷dz臸zj般bp艴fb艽jq艾ay芍sq芐hx芘pb芚tc芥jg芧xz芲lh芴wh苂cy苐dt苕ts苙lj苛kh苣jq苧zn苩pb苴jc苼sr茄qj'
    '茈zc茋zd茜qx茷fp荑yt荠qj荥yx荨qx莑pf莘sx莞wg莤ys莦sx莩pf莬wm莶xl菀wy菆zc菍nr菨js菬qz菭tzc菳qj菹zj菻lm葚sr葰js蒘rn蒝yh蒣xs蒩zj蓋gh蓔yz'
    '蓧dt蓲xqf蓻zj蔓mw蔚wy蔢pb蕁qx蕃fb薁ya薋cz薍wl薔qs薟xl薧kh薳yw薵zc薶wm薺jq藃xh藇yx藋dz藏cz藨bp藸cz虷gh虹hj虾xh蚄fb蚔qz蚖yw蚗jq蚣gz'
    '蚼gqx蚾bp蛇sy蛒gl蛖mb蛡yx蛤hg蛪qn蛸sx蛾ey蜡lz蝤yq蝦xh螇xq螕bp螛hx螝gh螫sz螲zd螶qj螹jc蟦bf蟫yx行xh衰sc袌bp袔hk袦nj被bp袲cn袳cqdn袷jq'
    '袸jz袹bm裓jg裨bp裯dc裳sc裷yg裺ya裼tx褚cz覃qt見jx覕pm覵jb见jx觟hx解jx觧jx觭jq觷xh詒yd誂dt誃yc誒ex說sy誳qj誺cl調dt諀pb諎zc諔cj諕hx諟sd'
    '諣hg諰xsa識sz讂jx讉yt许xh识sz诒yd详xy诪zc说sy诶ex调tdz谌cs谷gy豈qk豣jy貈mh貉mh貗jl貸dt賈jg賯xm贃wz贛gz贾jg趃dt趄jq趋qc趏gh趞qj趠cz'
    '趣qc趨qc趯yt趶kw趹gj趽fp跁pb跈jc跕dt跘pb跙jq跢dc跰bp跾sc蹊qx蹢dz蹲dc躠xs車jc軋yzg軓fg軼yd车cj轧yzg辗nz辟pb辺db迋wk迣zl迬zw追zd适sk'
    '遆td遗yw適sdz邌lc邟kh邪xy郂gh郄xq郇hx郗cx郦lz郩xa酂zc酇zc酢cz酦fp醈td醔qc醗pf醱pf醳ys醶ylx重zc釐lx釥qj釪yh釫hw釰rj釶sy釼rj釽pz鈀bp'
    '鉼bp鉿hk銄xj銉ys銊xh銐cl銗hx銚dty銛xktg銴sz銸zn銽xktg銾hg銿zy鋀td鋄wj鋌td鋑jc鋖st鋗jx鋘wh鋜zc鋞xj鋷zn鋺yw鎉dt鎐yz鎑ytg鎗qc鎘gl鎞bp'
    '鎫wj鎬gh鏃zc鏒qsc鏕la鏩jz鏸hsr鏾sx鐺dc钑sx钭td钯bp钿dt铅qy铛dc铤td铦xktg铪hk铫ydt锬tx镉gl镐hg镡tcx長cz长cz閄hs閈hb閒xj閜xk閞bg閤hg'
    '閧hx閪sx閼ey闂hjx闆bp闍ds闛tc闞kh闟xst闬hb阇ds阏ey阚kh阽yd阿ae陂bp降jx陶ty隃ys隊dz隋sd隑gqa隓hd隗wk隩ya隳hd隸ld隹zcw雚gh雟gx雭sx雺wm'
    '靓lj靚jl革gj鞈gts鞕by鞘qs鞙jx鞝sz鞞pb鞢xd鞰wy韎mw韘sx韫yw頻bp颈jg颉jx颌hg频pb颤cz颩bd颰bf食sy飬yj飳zt飴ys饟xn饧tx饹gl馇cz馧yw馮fp馱td'
    '馲tz馶zs馸xj駃kj駄td駘td驮td骀dt骠pb骳bm骹xq髈bp髉bj髲bp髺ky鬲gl鮆jc鮘cd鮥lg鮭gxwk鯆pb鯣ys鲄hg鲑gx鲭qz鳃sx鳜jg鳣zs鳥nd鳭dz鳱ghy鳺fg'
    '鳻bf鳽jqz鶗tc鶙tc鶝fb鶡hj鶣pb鶨cz鶬cq鶻gh鶽sx鹄hg鹘hg麃bp麆zc麇jq麕jq黮ds黰zy黵dz鼂cz齊qz齐qjz龂yk龈yk龏gw龜gjq龟gjq'
    from sign || '([a-z]+)');
end $function$;

CREATE OR REPLACE FUNCTION public.lock_workload_of(trainee bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock(hashtextextended('workload of a trainee', trainee))
$function$;

CREATE OR REPLACE FUNCTION public.name_initials(name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  plain constant text := regexp_replace(public.text_in_one_shape(name), '[^一-龥]', '', 'g');
  -- surnames that are read in another way than the character
  surnames constant text := '单s 曾z 解x 仇q 区o 查z 盖g 尉w 翟z 长c 重c 行x 沈s 石s 贾j 叶y 强q 盛s 秘b 折s 缪m 种c 召s 祭z 褚c 乜n 车c 颉x 适k 句g 阚k 冯f 莘s 不f 俞y 於y 宿s 繁p 佴n 缴j 晟c 藏z 卜b 便p 参s 奇q 射y 弹t 彭p 朝c 术z 校x 氏s 泌b 泷s 渠q 率s 番p 瞿q 稽j 粘n 荥x 蔚y 谷g 遆t 郇x 郄q 钭t 降j';
  -- surnames of two characters
  double_surnames constant text := '万俟mq 尉迟yc 单于cy 长孙zs 澹台tt 令狐lh 宇文yw 鲜于xy 皇甫hf 司马sm 欧阳oy 上官sg 诸葛zg 夏侯xh 东方df 赫连hl 公孙gs 慕容mr 钟离zl 淳于cy 轩辕xy 百里bl 呼延hy 端木dm 独孤dg 南宫ng 西门xm 闻人wr 公羊gy 申屠st 太叔ts 濮阳py 太史ts 宗政zz 完颜wy 纳兰nl 叶赫yh 那拉nl 贺兰hl 第五dw 拓跋tb 耶律yl 爱新ax 公冶gy 仲孙zs 亓官qg 司寇sk 子车zj 颛孙zs 司徒st 司空sk 漆雕qd 乐正yz 壤驷rs 公良gl 谷梁gl 夹谷jg 宰父zf 羊舌ys 微生ws 梁丘lq 左丘zq 东郭dg 东门dm 巫马wm 公西gx';
  most constant integer := 32;
  place integer := strpos(double_surnames, left(plain, 2));
  readings text[];
  given text;
  letters text;
begin
  if length(plain) < 2 or length(plain) > 20 then
    return '';
  end if;

  if length(plain) > 2 and place > 0 then
    readings := array[substr(double_surnames, place + 2, 2)];
    given := substr(plain, 3);
  else
    place := strpos(surnames, left(plain, 1));
    letters := case
      when place > 0 then substring(substr(surnames, place + 1, 4) from '^[a-z]+')
      else public.letters_of_character(left(plain, 1))
    end;
    readings := string_to_array(letters, null);
    given := substr(plain, 2);
  end if;

  for at in 1 .. length(given) loop
    letters := public.letters_of_character(substr(given, at, 1));
    -- a name with many characters of several readings keeps the frequent one of each
    if cardinality(readings) * length(letters) > most then
      letters := left(letters, 1);
    end if;
    if length(letters) = 1 then
      readings := string_to_array(array_to_string(readings, letters || ' ') || letters, ' ');
    elsif length(letters) > 1 then
      readings := array(select begun || letter from unnest(readings) begun, unnest(string_to_array(letters, null)) letter);
    end if;
  end loop;

  return array_to_string(readings, ' ');
end $function$;

CREATE OR REPLACE FUNCTION public.note_written_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update learning_attempts a set has_written = true
  where not a.has_written
    and a.id in (select attempt_id from new_marks where not is_by_rule);

  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is written once and never changed', tg_table_name using errcode = '42501';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_journal_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the journal of an attempt is append-only';
end $function$;

CREATE OR REPLACE FUNCTION public.text_in_one_shape(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  shown text := normalize(regexp_replace(value, '[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), nfkc);
begin
  -- to compare each sign with a table costs more than to see that none of them stands in the text
  if shown ~ '[•‧∙⋅⸱・ꞏ᛫‐‒–—―−⁃─━【〔〖〘〚】〕〗〙〛“”„‟〝〞‘’‚‛〜∼⁄∕]' then
    shown := translate(shown, '•‧∙⋅⸱・ꞏ᛫‐‒–—―−⁃─━【〔〖〘〚】〕〗〙〛“”„‟〝〞‘’‚‛〜∼⁄∕', '········---------[[[[[]]]]]""""""''''''''~~//');
  end if;
  if shown ~ '[⺀-⻿]' then
    shown := translate(
      shown,
      '⺁⺂⺃⺄⺅⺆⺇⺈⺉⺊⺋⺌⺍⺎⺏⺐⺑⺒⺓⺔⺕⺖⺗⺘⺙⺛⺜⺝⺞⺟⺠⺡⺢⺣⺤⺥⺦⺧⺨⺩⺪⺫⺬⺭⺮⺯⺰⺱⺲⺳⺴⺵⺶⺷⺸⺹⺺⺻⺼⺽⺾⺿⻀⻁⻂⻃⻄⻅⻆⻇⻈⻉⻊⻋⻌⻍⻎⻏⻐⻑⻒⻓⻔⻕⻖⻗⻘⻙⻚⻛⻜⻝⻞⻟⻠⻡⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳',
      '厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟');
  end if;
  return case when shown ~ '--' then regexp_replace(shown, '-{2,}', '-', 'g') else shown end;
end $function$;

create table absence_dates (
  absence_id bigint not null,
  day date not null,
  days numeric(2,1) not null,
  constraint absence_dates_pkey PRIMARY KEY (absence_id, day),
  constraint absence_dates_days_check CHECK ((days = ANY (ARRAY[0.5, (1)::numeric]))),
  constraint absence_dates_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absences(id) ON DELETE CASCADE
);
comment on table absence_dates is 'What an absence counts on each day; absence_days has the same by year. Figures and accounts are sums of these rows.';
grant delete, insert, select, update on absence_dates to residency_app;

create table absence_days (
  absence_id bigint not null,
  year integer not null,
  days numeric(5,1) not null,
  is_provisional boolean default false not null,
  is_held boolean default false not null,
  constraint absence_days_pkey PRIMARY KEY (absence_id, year),
  constraint absence_days_days_check CHECK (((days >= (0)::numeric) AND ((days * (2)::numeric) = trunc((days * (2)::numeric))))),
  constraint absence_days_year_check CHECK (((year >= 2000) AND (year <= 2100))),
  constraint absence_days_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absences(id) ON DELETE CASCADE
);
CREATE INDEX absence_days_provisional ON public.absence_days USING btree (year) WHERE is_provisional;
comment on table absence_days is 'Days of an absence in each calendar year, as its type counts them; is_held: they are in the account of the year.';
grant delete, insert, select, update on absence_days to residency_app;

create table absence_deputies (
  id bigint generated by default as identity not null,
  person_id bigint not null,
  deputy_id bigint not null,
  steps text[] not null,
  starts_on date not null,
  ends_on date not null,
  ended_at timestamp with time zone,
  ended_by bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint absence_deputies_pkey PRIMARY KEY (id),
  constraint absence_deputies_base EXCLUDE USING gist (person_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE (((ended_at IS NULL) AND ('base'::text = ANY (steps)))),
  constraint absence_deputies_department EXCLUDE USING gist (person_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE (((ended_at IS NULL) AND ('department'::text = ANY (steps)))),
  constraint absence_deputies_office EXCLUDE USING gist (person_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE (((ended_at IS NULL) AND ('office'::text = ANY (steps)))),
  constraint absence_deputies_supervisor EXCLUDE USING gist (person_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE (((ended_at IS NULL) AND ('supervisor'::text = ANY (steps)))),
  constraint absence_deputies_ended CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint absence_deputies_ordered CHECK ((starts_on <= ends_on)),
  constraint absence_deputies_other CHECK ((person_id <> deputy_id)),
  constraint absence_deputies_steps CHECK (((cardinality(steps) > 0) AND (steps <@ ARRAY['supervisor'::text, 'department'::text, 'base'::text, 'office'::text]))),
  constraint absence_deputies_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint absence_deputies_deputy_id_fkey FOREIGN KEY (deputy_id) REFERENCES users(id),
  constraint absence_deputies_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint absence_deputies_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id)
);
CREATE INDEX absence_deputies_by ON public.absence_deputies USING btree (created_by);
CREATE INDEX absence_deputies_deputy ON public.absence_deputies USING btree (deputy_id, starts_on DESC, id DESC);
CREATE INDEX absence_deputies_ended_by ON public.absence_deputies USING btree (ended_by) WHERE (ended_by IS NOT NULL);
CREATE INDEX absence_deputies_list ON public.absence_deputies USING btree (starts_on DESC, id DESC);
CREATE INDEX absence_deputies_person ON public.absence_deputies USING btree (person_id, starts_on DESC, id DESC);
comment on table absence_deputies is 'For a period the deputy decides steps of absences in the place of the person, with what the person may decide and no more. One deputy for each step and day; ended_at: ended early.';
grant delete, insert, select, update on absence_deputies to residency_app;

create table absence_stand_ins (
  absence_id bigint not null,
  trainee_id bigint not null,
  answer text,
  answered_at timestamp with time zone,
  note text,
  constraint absence_stand_ins_pkey PRIMARY KEY (absence_id),
  constraint absence_stand_ins_answer_check CHECK ((answer = ANY (ARRAY['agreed'::text, 'declined'::text]))),
  constraint absence_stand_ins_answered CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint absence_stand_ins_note_check CHECK (((length(note) >= 1) AND (length(note) <= 300))),
  constraint absence_stand_ins_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absences(id) ON DELETE CASCADE,
  constraint absence_stand_ins_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX absence_stand_ins_trainee ON public.absence_stand_ins USING btree (trainee_id);
comment on table absence_stand_ins is 'Who is asked to do the work of a trainee on leave, and what they answered.';
grant delete, insert, select, update on absence_stand_ins to residency_app;

create table absence_steps (
  id bigint generated by default as identity not null,
  absence_id bigint not null,
  step text not null,
  rank integer generated always as (
CASE step
    WHEN 'supervisor'::text THEN 1
    WHEN 'department'::text THEN 2
    WHEN 'base'::text THEN 3
    ELSE 4
END) stored not null,
  block_id bigint,
  department_id bigint,
  outcome text,
  decided_by bigint,
  decided_at timestamp with time zone,
  for_user_id bigint,
  constraint absence_steps_pkey PRIMARY KEY (id),
  constraint absence_steps_decided CHECK ((((outcome IS NULL) = (decided_by IS NULL)) AND ((outcome IS NULL) = (decided_at IS NULL)))),
  constraint absence_steps_outcome_check CHECK ((outcome = ANY (ARRAY['passed'::text, 'rejected'::text]))),
  constraint absence_steps_step_check CHECK ((step = ANY (ARRAY['supervisor'::text, 'department'::text, 'base'::text, 'office'::text]))),
  constraint absence_steps_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absences(id) ON DELETE CASCADE,
  constraint absence_steps_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint absence_steps_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint absence_steps_for_user_id_fkey FOREIGN KEY (for_user_id) REFERENCES users(id)
);
CREATE INDEX absence_steps_by ON public.absence_steps USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX absence_steps_department ON public.absence_steps USING btree (department_id) WHERE (department_id IS NOT NULL);
CREATE INDEX absence_steps_for ON public.absence_steps USING btree (for_user_id) WHERE (for_user_id IS NOT NULL);
CREATE INDEX absence_steps_of ON public.absence_steps USING btree (absence_id, rank);
comment on table absence_steps is 'Parts of the steps of a leave; all parts of a step have to agree. A part without a block or supervisor is taken by the base.';
comment on column absence_steps.block_id is 'A stay; one that a new plan removed leaves its part to the base.';
comment on column absence_steps.for_user_id is 'For whom a deputy decided.';
grant delete, insert, select, update on absence_steps to residency_app;

create table absence_trips (
  absence_id bigint not null,
  trip_kind text not null,
  place text not null,
  cost numeric(10,2) default 0 not null,
  payer text,
  report text,
  reported_at timestamp with time zone,
  constraint absence_trips_pkey PRIMARY KEY (absence_id),
  constraint absence_trips_cost_check CHECK ((cost >= (0)::numeric)),
  constraint absence_trips_paid CHECK (((cost = (0)::numeric) OR (payer IS NOT NULL))),
  constraint absence_trips_payer_check CHECK (((length(payer) >= 1) AND (length(payer) <= 50))),
  constraint absence_trips_place_check CHECK (((length(place) >= 1) AND (length(place) <= 200))),
  constraint absence_trips_report_check CHECK (((length(report) >= 1) AND (length(report) <= 2000))),
  constraint absence_trips_reported CHECK (((report IS NULL) = (reported_at IS NULL))),
  constraint absence_trips_trip_kind_check CHECK (((length(trip_kind) >= 1) AND (length(trip_kind) <= 50))),
  constraint absence_trips_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absences(id) ON DELETE CASCADE
);
CREATE INDEX absence_trips_kind ON public.absence_trips USING btree (trip_kind);
CREATE INDEX absence_trips_payer ON public.absence_trips USING btree (payer) WHERE (payer IS NOT NULL);
comment on table absence_trips is 'What an away has beside its days: kind and payer by their dictionaries, place, cost, and the report afterwards. Its purpose is the reason of the absence.';
grant delete, insert, select, update on absence_trips to residency_app;

create table absences (
  id bigint generated by default as identity not null,
  kind text default 'leave'::text not null,
  trainee_id bigint not null,
  leave_type_id bigint,
  starts_on date not null,
  starts_half text default 'am'::text not null,
  ends_on date not null,
  ends_half text default 'pm'::text not null,
  halves int4range generated always as (int4range((((starts_on - '2000-01-01'::date) * 2) + ((starts_half = 'pm'::text))::integer), ((((ends_on - '2000-01-01'::date) * 2) + ((ends_half = 'pm'::text))::integer) + 1))) stored not null,
  state text default 'draft'::text not null,
  reason text default ''::text not null,
  urgent_reason text,
  refusal text,
  revoke_reason text,
  returned_on date,
  returned_half text,
  planned_ends_on date,
  planned_ends_half text,
  extension_days integer default 0 not null,
  waits_step text,
  waits_since timestamp with time zone,
  reminded integer default 0 not null,
  overdue_told_on date,
  submitted_at timestamp with time zone,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  report_due_on date,
  short_on date,
  calendar_version integer default '-1'::integer not null,
  event_on date,
  event_name text,
  child_number integer,
  event_extras jsonb default '[]'::jsonb not null,
  constraint absences_pkey PRIMARY KEY (id),
  constraint absences_apart EXCLUDE USING gist (trainee_id WITH =, halves WITH &&) WHERE ((state <> ALL (ARRAY['draft'::text, 'rejected'::text, 'withdrawn'::text, 'revoked'::text, 'cancelled'::text]))),
  constraint absences_child_number_check CHECK (((child_number >= 1) AND (child_number <= 9))),
  constraint absences_ends_half_check CHECK ((ends_half = ANY (ARRAY['am'::text, 'pm'::text]))),
  constraint absences_event CHECK (((event_on IS NOT NULL) OR ((event_name IS NULL) AND (child_number IS NULL)))),
  constraint absences_event_name_check CHECK (((length(event_name) >= 1) AND (length(event_name) <= 60))),
  constraint absences_extension_days_check CHECK (((extension_days >= 0) AND (extension_days <= 3650))),
  constraint absences_kind_check CHECK ((kind = ANY (ARRAY['leave'::text, 'away'::text, 'unexcused'::text]))),
  constraint absences_ordered CHECK (((starts_on < ends_on) OR ((starts_on = ends_on) AND ((starts_half = 'am'::text) OR (ends_half = 'pm'::text))))),
  constraint absences_planned_ends_half_check CHECK ((planned_ends_half = ANY (ARRAY['am'::text, 'pm'::text]))),
  constraint absences_reason_check CHECK ((length(reason) <= 500)),
  constraint absences_reasoned CHECK (((state = 'draft'::text) OR (length(reason) > 0))),
  constraint absences_refusal_check CHECK (((length(refusal) >= 1) AND (length(refusal) <= 500))),
  constraint absences_reminded_check CHECK (((reminded >= 0) AND (reminded <= 2))),
  constraint absences_report_due CHECK (((report_due_on IS NULL) OR (kind = 'away'::text))),
  constraint absences_returned_half_check CHECK ((returned_half = ANY (ARRAY['am'::text, 'pm'::text]))),
  constraint absences_revoke_reason_check CHECK (((length(revoke_reason) >= 1) AND (length(revoke_reason) <= 500))),
  constraint absences_starts_half_check CHECK ((starts_half = ANY (ARRAY['am'::text, 'pm'::text]))),
  constraint absences_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'supervisorPassed'::text, 'departmentPassed'::text, 'basePassed'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'revokeRequested'::text, 'revoked'::text, 'reported'::text, 'confirmed'::text, 'recorded'::text, 'cancelled'::text]))),
  constraint absences_typed CHECK (((kind = 'leave'::text) = (leave_type_id IS NOT NULL))),
  constraint absences_urgent_reason_check CHECK (((length(urgent_reason) >= 1) AND (length(urgent_reason) <= 500))),
  constraint absences_waiting CHECK (((waits_step IS NULL) = (waits_since IS NULL))),
  constraint absences_waits_step_check CHECK ((waits_step = ANY (ARRAY['supervisor'::text, 'department'::text, 'base'::text, 'office'::text]))),
  constraint absences_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint absences_leave_type_id_fkey FOREIGN KEY (leave_type_id) REFERENCES leave_types(id),
  constraint absences_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id) ON DELETE CASCADE
);
CREATE INDEX absences_away ON public.absences USING btree (submitted_at DESC, id DESC) WHERE (kind = 'away'::text);
CREATE INDEX absences_by ON public.absences USING btree (created_by);
CREATE INDEX absences_calendar ON public.absences USING btree (date_part('year'::text, starts_on), date_part('year'::text, ends_on), calendar_version) WHERE (state <> ALL (ARRAY['draft'::text, 'rejected'::text, 'withdrawn'::text, 'revoked'::text, 'cancelled'::text]));
CREATE INDEX absences_days ON public.absences USING btree (starts_on, ends_on);
CREATE INDEX absences_end ON public.absences USING btree (ends_on, starts_on);
CREATE INDEX absences_ends ON public.absences USING btree (ends_on) WHERE (state = 'approved'::text);
CREATE INDEX absences_event ON public.absences USING btree (trainee_id, leave_type_id, event_on) WHERE (event_on IS NOT NULL);
CREATE INDEX absences_list ON public.absences USING btree (submitted_at DESC, id DESC);
CREATE UNIQUE INDEX absences_one_draft ON public.absences USING btree (trainee_id) WHERE ((state = 'draft'::text) AND (kind = 'leave'::text));
CREATE INDEX absences_state ON public.absences USING btree (state, submitted_at DESC, id DESC);
CREATE INDEX absences_trainee ON public.absences USING btree (trainee_id, starts_on DESC, id DESC);
CREATE INDEX absences_type ON public.absences USING btree (leave_type_id, id DESC);
CREATE INDEX absences_waits ON public.absences USING btree (waits_since) WHERE (waits_step IS NOT NULL);
comment on column absences.halves is 'Half days since 1 January 2000, two for each day.';
comment on column absences.returned_on is 'Last day away as reported; ends_on becomes it when the report back is confirmed.';
comment on column absences.planned_ends_on is 'The end as it was approved, where a report back has shortened it.';
comment on column absences.extension_days is 'By how many days it has moved the planned end of the training.';
comment on column absences.reminded is 'Reminders about the waiting step: 1 its decider, 2 also the next level.';
comment on column absences.report_due_on is 'Away: the day until which the report is to be handed in.';
comment on column absences.short_on is 'Since when its account has too few days for those counted anew by the published holidays; the days are those from before.';
comment on column absences.calendar_version is 'Versions of the calendar years by which it was counted, added up; another sum now means that it is to be counted again. -1: before this was recorded.';
comment on column absences.event_extras is 'Extra days that were chosen: [{dayId, count, name, nameEn, days}], as the table of days was then.';
grant delete, insert, select, update on absences to residency_app;

create table admission_outcomes (
  run_id bigint not null,
  registration_id bigint not null,
  pool_id bigint,
  total integer,
  outcomes jsonb not null,
  constraint admission_outcomes_pkey PRIMARY KEY (run_id, registration_id),
  constraint admission_outcomes_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES offer_pools(id),
  constraint admission_outcomes_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint admission_outcomes_run_id_fkey FOREIGN KEY (run_id) REFERENCES admission_runs(id) ON DELETE CASCADE
);
CREATE INDEX admission_outcomes_pool ON public.admission_outcomes USING btree (pool_id);
CREATE INDEX admission_outcomes_registration ON public.admission_outcomes USING btree (registration_id);
grant delete, insert, select, update on admission_outcomes to residency_app;

create table admission_pools (
  run_id bigint not null,
  pool_id bigint not null,
  seats integer not null,
  admitted integer not null,
  cutoff_total integer,
  constraint admission_pools_pkey PRIMARY KEY (run_id, pool_id),
  constraint admission_pools_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES offer_pools(id),
  constraint admission_pools_run_id_fkey FOREIGN KEY (run_id) REFERENCES admission_runs(id) ON DELETE CASCADE
);
CREATE INDEX admission_pools_pool ON public.admission_pools USING btree (pool_id);
grant delete, insert, select, update on admission_pools to residency_app;

create table admission_runs (
  id bigint generated by default as identity not null,
  intake_id bigint not null,
  number integer not null,
  rules_version text not null,
  input_hash text not null,
  seed text not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  published_by bigint,
  published_at timestamp with time zone,
  constraint admission_runs_pkey PRIMARY KEY (id),
  constraint admission_runs_intake_id_number_key UNIQUE (intake_id, number),
  constraint admission_runs_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint admission_runs_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id),
  constraint admission_runs_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id)
);
CREATE INDEX admission_runs_created ON public.admission_runs USING btree (created_by);
CREATE INDEX admission_runs_published ON public.admission_runs USING btree (published_by) WHERE (published_by IS NOT NULL);
comment on column admission_runs.seed is 'Told with the run; it was fixed by the commitment of the intake before scores were entered.';
grant delete, insert, select, update on admission_runs to residency_app;

create table agreements (
  registration_id bigint not null,
  number text not null,
  signed_on date not null,
  starts_on date not null,
  ends_on date not null,
  file_key text,
  signed_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint agreements_pkey PRIMARY KEY (registration_id),
  constraint agreements_number_key UNIQUE (number),
  constraint agreements_check CHECK ((starts_on < ends_on)),
  constraint agreements_file_key_fkey FOREIGN KEY (file_key) REFERENCES files(key),
  constraint agreements_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint agreements_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES users(id)
);
CREATE INDEX agreements_by ON public.agreements USING btree (signed_by);
CREATE INDEX agreements_file ON public.agreements USING btree (file_key);
grant delete, insert, select, update on agreements to residency_app;

create table arrivals (
  registration_id bigint not null,
  arrive_at timestamp with time zone not null,
  place text not null,
  note text,
  has_passed_medical boolean not null,
  arranged_by bigint not null,
  arranged_at timestamp with time zone not null,
  arrived_on date,
  constraint arrivals_pkey PRIMARY KEY (registration_id),
  constraint arrivals_arranged_by_fkey FOREIGN KEY (arranged_by) REFERENCES users(id),
  constraint arrivals_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id)
);
CREATE INDEX arrivals_at ON public.arrivals USING btree (arrive_at);
CREATE INDEX arrivals_by ON public.arrivals USING btree (arranged_by);
grant delete, insert, select, update on arrivals to residency_app;

create table audit_entries (
  id bigint generated always as identity not null,
  txid xid8 default pg_current_xact_id() not null,
  at timestamp with time zone not null,
  user_id bigint,
  session_id text,
  ip text not null,
  action text not null,
  result text not null,
  entity text,
  entity_id text,
  detail jsonb default '{}'::jsonb not null,
  constraint audit_entries_pkey PRIMARY KEY (id),
  constraint audit_entries_result_check CHECK ((result = ANY (ARRAY['ok'::text, 'refused'::text, 'failed'::text])))
);
CREATE INDEX audit_entries_action ON public.audit_entries USING btree (action, at DESC);
CREATE INDEX audit_entries_at ON public.audit_entries USING btree (at DESC, id DESC);
CREATE INDEX audit_entries_entity ON public.audit_entries USING btree (entity, entity_id, id);
CREATE INDEX audit_entries_txid ON public.audit_entries USING btree (txid, id);
CREATE INDEX audit_entries_user ON public.audit_entries USING btree (user_id, at DESC);
CREATE TRIGGER audit_entries_fixed BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_kept BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table audit_entries set (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
comment on column audit_entries.detail is 'Before and after, why, figures; personal values are sealed before they get here.';
grant insert, select on audit_entries to residency_app;

create table audit_seals (
  seq bigint not null,
  entry_id bigint not null,
  hash bytea not null,
  constraint audit_seals_pkey PRIMARY KEY (seq),
  constraint audit_seals_entry_id_key UNIQUE (entry_id),
  constraint audit_seals_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES audit_entries(id)
);
CREATE TRIGGER audit_seals_fixed BEFORE DELETE OR UPDATE ON public.audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_kept BEFORE TRUNCATE ON public.audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant insert, select on audit_seals to residency_app;

create table award_applications (
  id bigint generated by default as identity not null,
  limit_id bigint not null,
  user_id bigint not null,
  trainee_id bigint,
  base_id bigint,
  nominated_by bigint,
  organisation text,
  "position" text,
  statement text,
  state text default 'draft'::text not null,
  reason text,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by bigint,
  granted_on date,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint award_applications_pkey PRIMARY KEY (id),
  constraint award_applications_grant CHECK (((state = 'granted'::text) = (granted_on IS NOT NULL))),
  constraint award_applications_outside CHECK (((organisation IS NULL) OR (trainee_id IS NULL))),
  constraint award_applications_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'basePassed'::text, 'officePassed'::text, 'granted'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint award_applications_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint award_applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint award_applications_limit_id_fkey FOREIGN KEY (limit_id) REFERENCES award_limits(id),
  constraint award_applications_nominated_by_fkey FOREIGN KEY (nominated_by) REFERENCES users(id),
  constraint award_applications_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id),
  constraint award_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX award_applications_base ON public.award_applications USING btree (base_id, state, id DESC);
CREATE INDEX award_applications_decided ON public.award_applications USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX award_applications_decider ON public.award_applications USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX award_applications_granted ON public.award_applications USING btree (granted_on DESC, id DESC) WHERE (state = 'granted'::text);
CREATE INDEX award_applications_limit ON public.award_applications USING btree (limit_id, state, id DESC);
CREATE INDEX award_applications_nominated ON public.award_applications USING btree (nominated_by, id DESC) WHERE (nominated_by IS NOT NULL);
CREATE UNIQUE INDEX award_applications_one ON public.award_applications USING btree (limit_id, user_id) WHERE (state <> ALL (ARRAY['rejected'::text, 'withdrawn'::text]));
CREATE INDEX award_applications_state ON public.award_applications USING btree (state, id DESC);
CREATE INDEX award_applications_trainee ON public.award_applications USING btree (trainee_id);
CREATE INDEX award_applications_user ON public.award_applications USING btree (user_id, id DESC);
comment on table award_applications is 'Somebody for an award of a year: applied for oneself, or by a base. One open application per person, kind and year.';
comment on column award_applications.base_id is 'Whose step and quota it is; null: without a base, decided by the office alone.';
comment on column award_applications.nominated_by is 'Who applied for the base; null: the person.';
grant delete, insert, select, update on award_applications to residency_app;

create table award_base_quotas (
  limit_id bigint not null,
  base_id bigint not null,
  quota integer not null,
  constraint award_base_quotas_pkey PRIMARY KEY (limit_id, base_id),
  constraint award_base_quotas_quota_check CHECK (((quota >= 0) AND (quota <= 1000))),
  constraint award_base_quotas_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint award_base_quotas_limit_id_fkey FOREIGN KEY (limit_id) REFERENCES award_limits(id) ON DELETE CASCADE
);
CREATE INDEX award_base_quotas_base ON public.award_base_quotas USING btree (base_id);
comment on table award_base_quotas is 'Quotas of single bases, in place of the one for each base.';
grant delete, insert, select, update on award_base_quotas to residency_app;

create table award_candidates (
  id bigint generated by default as identity not null,
  competition_id bigint not null,
  application_id bigint not null,
  code integer not null,
  score numeric(6,2),
  constraint award_candidates_pkey PRIMARY KEY (id),
  constraint award_candidates_code UNIQUE (competition_id, code),
  constraint award_candidates_one UNIQUE (competition_id, application_id),
  constraint award_candidates_score_check CHECK (((score >= (0)::numeric) AND (score <= (100)::numeric))),
  constraint award_candidates_application_id_fkey FOREIGN KEY (application_id) REFERENCES award_applications(id),
  constraint award_candidates_competition_id_fkey FOREIGN KEY (competition_id) REFERENCES award_competitions(id) ON DELETE CASCADE
);
CREATE INDEX award_candidates_application ON public.award_candidates USING btree (application_id);
comment on column award_candidates.code is 'What reviewers see in place of the name; drawn by lot.';
comment on column award_candidates.score is 'Mean of the reviewers, set when the competition is closed.';
grant delete, insert, select, update on award_candidates to residency_app;

create table award_competition_criteria (
  id bigint generated by default as identity not null,
  competition_id bigint not null,
  name text not null,
  name_en text,
  weight integer not null,
  scale integer not null,
  sort integer default 0 not null,
  constraint award_competition_criteria_pkey PRIMARY KEY (id),
  constraint award_competition_criteria_name UNIQUE (competition_id, name),
  constraint award_competition_criteria_scale_check CHECK (((scale >= 1) AND (scale <= 100))),
  constraint award_competition_criteria_weight_check CHECK (((weight >= 1) AND (weight <= 100))),
  constraint award_competition_criteria_competition_id_fkey FOREIGN KEY (competition_id) REFERENCES award_competitions(id) ON DELETE CASCADE
);
comment on table award_competition_criteria is 'Criteria as they were when the competition began.';
grant delete, insert, select, update on award_competition_criteria to residency_app;

create table award_competitions (
  id bigint generated by default as identity not null,
  limit_id bigint not null,
  round integer default 1 not null,
  state text default 'preparing'::text not null,
  hides_names boolean default false not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint award_competitions_pkey PRIMARY KEY (id),
  constraint award_competitions_one UNIQUE (limit_id, round),
  constraint award_competitions_round_check CHECK (((round >= 1) AND (round <= 9))),
  constraint award_competitions_state_check CHECK ((state = ANY (ARRAY['preparing'::text, 'scoring'::text, 'closed'::text, 'concluded'::text]))),
  constraint award_competitions_limit_id_fkey FOREIGN KEY (limit_id) REFERENCES award_limits(id)
);
CREATE INDEX award_competitions_state ON public.award_competitions USING btree (state, id DESC);
comment on table award_competitions is 'One round of a competition for an award of a year: reviewers score its candidates by criteria.';
comment on column award_competitions.reason is 'Why it was closed before all reviewers had scored, or how a tie at the border was decided.';
grant delete, insert, select, update on award_competitions to residency_app;

create table award_criteria (
  id bigint generated by default as identity not null,
  kind_id bigint not null,
  name text not null,
  name_en text,
  weight integer not null,
  scale integer not null,
  sort integer default 0 not null,
  constraint award_criteria_pkey PRIMARY KEY (id),
  constraint award_criteria_name UNIQUE (kind_id, name),
  constraint award_criteria_scale_check CHECK (((scale >= 1) AND (scale <= 100))),
  constraint award_criteria_weight_check CHECK (((weight >= 1) AND (weight <= 100))),
  constraint award_criteria_kind_id_fkey FOREIGN KEY (kind_id) REFERENCES award_kinds(id) ON DELETE CASCADE
);
comment on table award_criteria is 'By what reviewers score: weights in percent, the scale is the most points of one criterion.';
grant delete, insert, select, update on award_criteria to residency_app;

create table award_kinds (
  id bigint generated by default as identity not null,
  name text not null,
  name_en text,
  level text not null,
  audience text not null,
  mode text default 'review'::text not null,
  conditions text,
  most_per_person integer,
  needs_papers boolean default false not null,
  hides_names boolean default false not null,
  sort integer default 0 not null,
  status integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint award_kinds_pkey PRIMARY KEY (id),
  constraint award_kinds_name UNIQUE (name),
  constraint award_kinds_audience_check CHECK ((audience = ANY (ARRAY['trainee'::text, 'teacher'::text, 'outside'::text]))),
  constraint award_kinds_mode_check CHECK ((mode = ANY (ARRAY['review'::text, 'competition'::text]))),
  constraint award_kinds_most_per_person_check CHECK (((most_per_person >= 1) AND (most_per_person <= 50))),
  constraint award_kinds_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE INDEX award_kinds_audience ON public.award_kinds USING btree (audience, sort, id);
CREATE INDEX award_kinds_order ON public.award_kinds USING btree (sort, id);
comment on table award_kinds is 'What may be awarded, by level and to whom; a competition (卓越) is scored by reviewers.';
comment on column award_kinds.most_per_person is 'How often one person may receive it; null: without limit.';
comment on column award_kinds.hides_names is 'Reviewers of a competition see numbers instead of names and papers.';
grant delete, insert, select, update on award_kinds to residency_app;

create table award_limits (
  id bigint generated by default as identity not null,
  kind_id bigint not null,
  year integer not null,
  opens_on date not null,
  closes_on date not null,
  quota integer,
  base_quota integer,
  most_in_year integer,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint award_limits_pkey PRIMARY KEY (id),
  constraint award_limits_one UNIQUE (kind_id, year),
  constraint award_limits_base_quota_check CHECK (((base_quota >= 0) AND (base_quota <= 1000))),
  constraint award_limits_days CHECK ((opens_on <= closes_on)),
  constraint award_limits_most_in_year_check CHECK (((most_in_year >= 1) AND (most_in_year <= 50))),
  constraint award_limits_quota_check CHECK (((quota >= 0) AND (quota <= 10000))),
  constraint award_limits_year_check CHECK (((year >= 2000) AND (year <= 2200))),
  constraint award_limits_kind_id_fkey FOREIGN KEY (kind_id) REFERENCES award_kinds(id)
);
CREATE INDEX award_limits_year ON public.award_limits USING btree (year DESC, id DESC);
comment on table award_limits is 'A kind of award in a year: when it is applied for and how many are granted. Its row is locked by every grant.';
comment on column award_limits.quota is 'Awards of the year; null: without limit.';
comment on column award_limits.base_quota is 'Awards of each base without a quota of its own; null: without limit.';
comment on column award_limits.most_in_year is 'Awards of all kinds that one person may have in the year, this one included; null: without limit.';
grant delete, insert, select, update on award_limits to residency_app;

create table award_reviewers (
  competition_id bigint not null,
  user_id bigint not null,
  submitted_at timestamp with time zone,
  constraint award_reviewers_pkey PRIMARY KEY (competition_id, user_id),
  constraint award_reviewers_competition_id_fkey FOREIGN KEY (competition_id) REFERENCES award_competitions(id) ON DELETE CASCADE,
  constraint award_reviewers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX award_reviewers_user ON public.award_reviewers USING btree (user_id, competition_id);
grant delete, insert, select, update on award_reviewers to residency_app;

create table award_scores (
  candidate_id bigint not null,
  reviewer_id bigint not null,
  criterion_id bigint not null,
  points integer not null,
  constraint award_scores_pkey PRIMARY KEY (candidate_id, reviewer_id, criterion_id),
  constraint award_scores_points_check CHECK (((points >= 0) AND (points <= 100))),
  constraint award_scores_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES award_candidates(id) ON DELETE CASCADE,
  constraint award_scores_criterion_id_fkey FOREIGN KEY (criterion_id) REFERENCES award_competition_criteria(id) ON DELETE CASCADE,
  constraint award_scores_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES users(id)
);
CREATE INDEX award_scores_criterion ON public.award_scores USING btree (criterion_id);
CREATE INDEX award_scores_reviewer ON public.award_scores USING btree (reviewer_id);
comment on table award_scores is 'Points of one reviewer for one candidate by one criterion; read by that reviewer alone until the competition is closed.';
grant delete, insert, select, update on award_scores to residency_app;

create table barred_people (
  id bigint generated by default as identity not null,
  real_name text not null,
  id_card_sealed text not null,
  id_card_hash text not null,
  reason text not null,
  until date,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint barred_people_pkey PRIMARY KEY (id),
  constraint barred_people_id_card_hash_key UNIQUE (id_card_hash),
  constraint barred_people_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX barred_people_by ON public.barred_people USING btree (created_by);
CREATE INDEX barred_people_name ON public.barred_people USING btree (real_name);
grant delete, insert, select, update on barred_people to residency_app;

create table base_administrators (
  base_id bigint not null,
  user_id bigint not null,
  constraint base_administrators_pkey PRIMARY KEY (base_id, user_id),
  constraint base_administrators_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint base_administrators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX base_administrators_user ON public.base_administrators USING btree (user_id, base_id);
CREATE TRIGGER base_administrators_bump AFTER INSERT OR DELETE OR UPDATE ON public.base_administrators FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
grant delete, insert, select, update on base_administrators to residency_app;

create table base_departments (
  base_id bigint not null,
  department_id bigint not null,
  constraint base_departments_pkey PRIMARY KEY (base_id, department_id),
  constraint base_departments_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id) ON DELETE CASCADE,
  constraint base_departments_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE INDEX base_departments_department ON public.base_departments USING btree (department_id, base_id);
comment on table base_departments is 'Departments that belong to a base; the leading one (bases.department_id) is among them.';
grant delete, insert, select, update on base_departments to residency_app;

create table base_figures (
  id bigint generated by default as identity not null,
  indicator_id bigint not null,
  base_id bigint not null,
  year integer not null,
  value numeric(14,2) not null,
  note text,
  state text default 'entered'::text not null,
  entered_by bigint not null,
  checked_by bigint,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  reason text,
  constraint base_figures_pkey PRIMARY KEY (id),
  constraint base_figures_once UNIQUE (indicator_id, base_id, year),
  constraint base_figures_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint base_figures_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint base_figures_state_check CHECK ((state = ANY (ARRAY['entered'::text, 'checked'::text, 'returned'::text]))),
  constraint base_figures_value_check CHECK ((value >= (0)::numeric)),
  constraint base_figures_year_check CHECK (((year >= 2000) AND (year <= 2200))),
  constraint base_figures_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint base_figures_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(id),
  constraint base_figures_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id),
  constraint base_figures_indicator_id_fkey FOREIGN KEY (indicator_id) REFERENCES base_indicators(id)
);
CREATE INDEX base_figures_checker ON public.base_figures USING btree (checked_by) WHERE (checked_by IS NOT NULL);
CREATE INDEX base_figures_enterer ON public.base_figures USING btree (entered_by);
CREATE INDEX base_figures_list ON public.base_figures USING btree (base_id, year DESC, id);
CREATE INDEX base_figures_state ON public.base_figures USING btree (state, id);
CREATE INDEX base_figures_year ON public.base_figures USING btree (year DESC, id DESC);
comment on table base_figures is 'Yearly figures of a base (examinations, instruments, staff) against the national minimum.';
grant delete, insert, select, update on base_figures to residency_app;

create table base_indicators (
  id bigint generated by default as identity not null,
  base_id bigint,
  item text not null,
  category text not null,
  unit text not null,
  minimum numeric(12,2) not null,
  formula text,
  source text not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint base_indicators_pkey PRIMARY KEY (id),
  constraint base_indicators_category_check CHECK (((length(category) >= 1) AND (length(category) <= 64))),
  constraint base_indicators_formula_check CHECK (((length(formula) >= 1) AND (length(formula) <= 300))),
  constraint base_indicators_item_check CHECK (((length(item) >= 1) AND (length(item) <= 120))),
  constraint base_indicators_minimum_check CHECK ((minimum >= (0)::numeric)),
  constraint base_indicators_source_check CHECK (((length(source) >= 1) AND (length(source) <= 500))),
  constraint base_indicators_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint base_indicators_unit_check CHECK (((length(unit) >= 1) AND (length(unit) <= 16))),
  constraint base_indicators_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id)
);
CREATE INDEX base_indicators_base ON public.base_indicators USING btree (base_id, sort, id);
CREATE UNIQUE INDEX base_indicators_once ON public.base_indicators USING btree (COALESCE(base_id, (0)::bigint), category, item);
grant delete, insert, select, update on base_indicators to residency_app;

create table bases (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  mode text not null,
  department_id bigint,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  name_en text,
  head_id bigint,
  director_id bigint,
  secretary_id bigint,
  constraint bases_pkey PRIMARY KEY (id),
  constraint bases_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint bases_mode_check CHECK ((mode = ANY (ARRAY['national'::text, 'own'::text]))),
  constraint bases_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint bases_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint bases_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint bases_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint bases_director_id_fkey FOREIGN KEY (director_id) REFERENCES users(id),
  constraint bases_head_id_fkey FOREIGN KEY (head_id) REFERENCES users(id),
  constraint bases_secretary_id_fkey FOREIGN KEY (secretary_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX bases_code ON public.bases USING btree (code);
CREATE INDEX bases_department ON public.bases USING btree (department_id);
CREATE INDEX bases_director ON public.bases USING btree (director_id) WHERE (director_id IS NOT NULL);
CREATE INDEX bases_head ON public.bases USING btree (head_id) WHERE (head_id IS NOT NULL);
CREATE INDEX bases_mode ON public.bases USING btree (mode, sort, id);
CREATE UNIQUE INDEX bases_name ON public.bases USING btree (name);
CREATE INDEX bases_order ON public.bases USING btree (sort, id);
CREATE INDEX bases_secretary ON public.bases USING btree (secretary_id) WHERE (secretary_id IS NOT NULL);
CREATE TRIGGER bases_mode_mapped BEFORE UPDATE OF mode ON public.bases FOR EACH ROW WHEN ((new.mode <> old.mode)) EXECUTE FUNCTION keep_major_mapping();
comment on column bases.mode is 'national: a base of the national scheme; own: one of the hospital''s own.';
grant delete, insert, select, update on bases to residency_app;

create table blobs (
  stored_as text not null,
  is_encrypted boolean not null,
  content_hash text,
  size bigint,
  refs integer default 0 not null,
  leases integer default 0 not null,
  keep_until timestamp with time zone not null,
  constraint blobs_pkey PRIMARY KEY (stored_as),
  constraint blobs_leases_check CHECK ((leases >= 0)),
  constraint blobs_refs_check CHECK ((refs >= 0)),
  constraint blobs_size_check CHECK ((size >= 0))
);
CREATE INDEX blobs_content ON public.blobs USING btree (content_hash);
CREATE INDEX blobs_unheld ON public.blobs USING btree (keep_until) WHERE (refs = 0);
comment on column blobs.content_hash is 'Keyed hash of the plain bytes. Null while they arrive and once they are leaving: nobody can hold them then.';
comment on column blobs.refs is 'How many rows hold them; counted by the triggers hold_blobs in the transaction of those rows.';
comment on column blobs.leases is 'How many have stored them and are about to write the row that holds them: they stay that long.';
comment on column blobs.keep_until is 'When leases are forgotten: their holders must have died.';
grant delete, insert, select, update on blobs to residency_app;

create table calendar_addresses (
  user_id bigint not null,
  secret_hash bytea not null,
  language text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint calendar_addresses_pkey PRIMARY KEY (user_id),
  constraint calendar_addresses_secret_hash_key UNIQUE (secret_hash),
  constraint calendar_addresses_language_check CHECK ((language = ANY (ARRAY['zh-cn'::text, 'en'::text]))),
  constraint calendar_addresses_secret_hash_check CHECK ((length(secret_hash) = 32)),
  constraint calendar_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table calendar_addresses is 'The secret address under which a calendar program reads somebody''s calendar; only the hash of its secret is kept.';
grant delete, insert, select, update on calendar_addresses to residency_app;

create table calendar_days (
  day date not null,
  of_year integer not null,
  published_kind text,
  published_name text,
  edited_kind text,
  edited_name text,
  constraint calendar_days_pkey PRIMARY KEY (day),
  constraint calendar_days_check CHECK (((published_kind IS NOT NULL) OR (edited_kind IS NOT NULL))),
  constraint calendar_days_edited_kind_check CHECK ((edited_kind = ANY (ARRAY['off'::text, 'work'::text]))),
  constraint calendar_days_edited_name_check CHECK (((length(edited_name) >= 1) AND (length(edited_name) <= 60))),
  constraint calendar_days_published_kind_check CHECK ((published_kind = ANY (ARRAY['off'::text, 'work'::text]))),
  constraint calendar_days_published_name_check CHECK (((length(published_name) >= 1) AND (length(published_name) <= 60))),
  constraint calendar_days_of_year_fkey FOREIGN KEY (of_year) REFERENCES calendar_years(year)
);
CREATE INDEX calendar_days_year ON public.calendar_days USING btree (of_year, day);
comment on table calendar_days is 'Days that differ from their place in the week. What was edited by hand wins over what was published.';
comment on column calendar_days.of_year is 'The year whose publication names the day; the New Year holiday may begin in December before.';
grant delete, insert, select, update on calendar_days to residency_app;

create table calendar_years (
  year integer not null,
  source text not null,
  papers text[] default '{}'::text[] not null,
  changed_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint calendar_years_pkey PRIMARY KEY (year),
  constraint calendar_years_source_check CHECK ((source = ANY (ARRAY['imported'::text, 'generated'::text]))),
  constraint calendar_years_year_check CHECK (((year >= 2000) AND (year <= 2100)))
);
comment on table calendar_years is 'Years somebody decided about. imported: as published; generated: weekends and what was edited. A year without a row is assumed to have its weekends.';
grant delete, insert, select, update on calendar_years to residency_app;

create table call_times (
  day date not null,
  method text not null,
  route text not null,
  calls integer not null,
  total_ms bigint not null,
  slowest_ms integer not null,
  slowest_at timestamp with time zone not null,
  constraint call_times_pkey PRIMARY KEY (day, method, route),
  constraint call_times_calls_check CHECK ((calls > 0))
);
grant delete, insert, select, update on call_times to residency_app;

create table captchas (
  key text not null,
  answer_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint captchas_pkey PRIMARY KEY (key)
);
CREATE INDEX captchas_expiry ON public.captchas USING btree (expires_at);
grant delete, insert, select, update on captchas to residency_app;

create table certificate_batches (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint certificate_batches_pkey PRIMARY KEY (id),
  constraint certificate_batches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX certificate_batches_user ON public.certificate_batches USING btree (user_id, id DESC);
grant delete, insert, select, update on certificate_batches to residency_app;

create table certificate_keys (
  id text not null,
  public_key text not null,
  private_sealed text not null,
  created_at timestamp with time zone default now() not null,
  retired_at timestamp with time zone,
  constraint certificate_keys_pkey PRIMARY KEY (id),
  constraint certificate_keys_id_check CHECK ((id ~ '^[0-9a-f]{8}$'::text))
);
CREATE UNIQUE INDEX certificate_keys_current ON public.certificate_keys USING btree (((retired_at IS NULL))) WHERE (retired_at IS NULL);
comment on table certificate_keys is 'Ed25519 keys of certificates; the one that is not retired signs, all are published.';
grant delete, insert, select, update on certificate_keys to residency_app;

create table certificate_number_counters (
  year integer not null,
  unit_code text not null,
  kind text not null,
  last integer not null,
  constraint certificate_number_counters_pkey PRIMARY KEY (year, unit_code, kind),
  constraint certificate_number_counters_kind_check CHECK ((kind = ANY (ARRAY['technician'::text, 'pharmacist'::text]))),
  constraint certificate_number_counters_last_check CHECK (((last >= 1) AND (last <= 9999)))
);
grant delete, insert, select, update on certificate_number_counters to residency_app;

create table certificates (
  id bigint generated by default as identity not null,
  number text not null,
  trainee_id bigint not null,
  completion_id bigint not null,
  batch_id bigint not null,
  replaces_id bigint,
  holder text,
  gender smallint,
  birth_month text,
  major text not null,
  unit text not null,
  hospital text not null,
  starts_on date not null,
  ends_on date not null,
  issued_on date not null,
  key_id text,
  statement text,
  pdf_as text,
  pdf_size integer,
  revoked_on date,
  revoked_by bigint,
  revocation text,
  erased_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_number_key UNIQUE (number),
  constraint certificates_replaces_id_key UNIQUE (replaces_id),
  constraint certificates_birth_month_check CHECK ((birth_month ~ '^\d{4}-\d{2}$'::text)),
  constraint certificates_dates CHECK ((starts_on <= ends_on)),
  constraint certificates_drawn CHECK (((pdf_as IS NULL) = (pdf_size IS NULL))),
  constraint certificates_gender_check CHECK ((gender = ANY (ARRAY[1, 2]))),
  constraint certificates_named CHECK (((holder IS NULL) = (erased_at IS NOT NULL))),
  constraint certificates_revocation_check CHECK (((length(revocation) >= 1) AND (length(revocation) <= 500))),
  constraint certificates_revoked CHECK ((((revoked_on IS NULL) = (revocation IS NULL)) AND (revoked_on >= issued_on))),
  constraint certificates_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES certificate_batches(id),
  constraint certificates_completion_id_fkey FOREIGN KEY (completion_id) REFERENCES completions(id),
  constraint certificates_key_id_fkey FOREIGN KEY (key_id) REFERENCES certificate_keys(id),
  constraint certificates_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES certificates(id),
  constraint certificates_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(id),
  constraint certificates_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX certificates_batch ON public.certificates USING btree (batch_id, id);
CREATE INDEX certificates_completion ON public.certificates USING btree (completion_id, id DESC);
CREATE UNIQUE INDEX certificates_in_force ON public.certificates USING btree (completion_id) WHERE (revoked_on IS NULL);
CREATE INDEX certificates_issued ON public.certificates USING btree (issued_on DESC, id DESC);
CREATE INDEX certificates_key ON public.certificates USING btree (key_id);
CREATE INDEX certificates_number_folded ON public.certificates USING btree (fold_code(number));
CREATE INDEX certificates_revocations ON public.certificates USING btree (revoked_on, id) WHERE (revoked_on IS NOT NULL);
CREATE INDEX certificates_revoker ON public.certificates USING btree (revoked_by);
CREATE INDEX certificates_trainee ON public.certificates USING btree (trainee_id, id DESC);
CREATE TRIGGER certificates_hold_blobs AFTER INSERT OR DELETE OR UPDATE OF pdf_as ON public.certificates FOR EACH ROW EXECUTE FUNCTION hold_blobs('pdf_as');
comment on table certificates is 'Never deleted: a number is given once, also after revocation. After its time only number and revocation remain.';
grant delete, insert, select, update on certificates to residency_app;

create table channel_refusals (
  user_id bigint not null,
  kind text not null,
  channel text not null,
  constraint channel_refusals_pkey PRIMARY KEY (user_id, kind, channel),
  constraint channel_refusals_channel_check CHECK ((channel = ANY (ARRAY['wechat'::text, 'sms'::text, 'mail'::text]))),
  constraint channel_refusals_kind_fkey FOREIGN KEY (kind) REFERENCES notice_templates(kind) ON DELETE CASCADE,
  constraint channel_refusals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX channel_refusals_kind ON public.channel_refusals USING btree (kind);
grant delete, insert, select, update on channel_refusals to residency_app;

create table cohort_deviations (
  id bigint generated by default as identity not null,
  cohort_id bigint not null,
  standard_row_id bigint,
  clause text not null,
  facts jsonb not null,
  reason text,
  state text default 'proposed'::text not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint cohort_deviations_pkey PRIMARY KEY (id),
  constraint cohort_deviations_once UNIQUE (cohort_id, clause),
  constraint cohort_deviations_clause_check CHECK (((length(clause) >= 1) AND (length(clause) <= 120))),
  constraint cohort_deviations_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint cohort_deviations_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'rejected'::text]))),
  constraint cohort_deviations_cohort_id_fkey FOREIGN KEY (cohort_id) REFERENCES cohorts(id) ON DELETE CASCADE,
  constraint cohort_deviations_standard_row_id_fkey FOREIGN KEY (standard_row_id) REFERENCES standard_rows(id)
);
CREATE INDEX cohort_deviations_row ON public.cohort_deviations USING btree (standard_row_id);
CREATE INDEX cohort_deviations_state ON public.cohort_deviations USING btree (state, id);
comment on column cohort_deviations.facts is 'What the standard asks for and what the cohort does: computed, never typed.';
grant delete, insert, select, update on cohort_deviations to residency_app;

create table cohort_options (
  row_id bigint not null,
  department_id bigint not null,
  place integer not null,
  constraint cohort_options_pkey PRIMARY KEY (row_id, department_id),
  constraint cohort_options_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint cohort_options_row_id_fkey FOREIGN KEY (row_id) REFERENCES cohort_rows(id) ON DELETE CASCADE
);
CREATE INDEX cohort_options_department ON public.cohort_options USING btree (department_id);
grant delete, insert, select, update on cohort_options to residency_app;

create table cohort_rows (
  id bigint generated by default as identity not null,
  cohort_id bigint not null,
  standard_row_id bigint,
  place integer not null,
  stage smallint,
  kind text not null,
  department_id bigint,
  months integer,
  choose_least integer,
  choose_most integer,
  sum_months integer,
  may_split boolean default false not null,
  name text,
  constraint cohort_rows_pkey PRIMARY KEY (id),
  constraint cohort_rows_place UNIQUE (cohort_id, place),
  constraint cohort_rows_choose_least_check CHECK (((choose_least >= 1) AND (choose_least <= 30))),
  constraint cohort_rows_choose_most_check CHECK (((choose_most >= 1) AND (choose_most <= 30))),
  constraint cohort_rows_kind_check CHECK ((kind = ANY (ARRAY['required'::text, 'fixed'::text, 'free'::text]))),
  constraint cohort_rows_months_check CHECK (((months >= 1) AND (months <= 60))),
  constraint cohort_rows_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint cohort_rows_shape CHECK (
CASE kind
    WHEN 'required'::text THEN ((department_id IS NOT NULL) AND (months IS NOT NULL) AND (choose_least IS NULL) AND (choose_most IS NULL) AND (sum_months IS NULL))
    WHEN 'fixed'::text THEN ((department_id IS NULL) AND (months IS NOT NULL) AND (choose_least IS NOT NULL) AND (choose_most = choose_least) AND (sum_months IS NULL))
    ELSE ((department_id IS NULL) AND (months IS NULL) AND (choose_least IS NOT NULL) AND (choose_most >= choose_least) AND (sum_months IS NOT NULL))
END),
  constraint cohort_rows_stage_check CHECK ((stage = ANY (ARRAY[1, 2]))),
  constraint cohort_rows_sum_months_check CHECK (((sum_months >= 1) AND (sum_months <= 60))),
  constraint cohort_rows_cohort_id_fkey FOREIGN KEY (cohort_id) REFERENCES cohorts(id) ON DELETE CASCADE,
  constraint cohort_rows_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint cohort_rows_standard_row_id_fkey FOREIGN KEY (standard_row_id) REFERENCES standard_rows(id)
);
CREATE INDEX cohort_rows_department ON public.cohort_rows USING btree (department_id);
CREATE INDEX cohort_rows_standard ON public.cohort_rows USING btree (standard_row_id);
grant delete, insert, select, update on cohort_rows to residency_app;

create table cohorts (
  id bigint generated by default as identity not null,
  name text not null,
  major_id bigint not null,
  year integer not null,
  starts_on date not null,
  standard_id bigint not null,
  state text default 'draft'::text not null,
  electives_open_from timestamp with time zone,
  electives_open_until timestamp with time zone,
  note text,
  created_by bigint not null,
  submitted_by bigint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  in_stages boolean default true not null,
  constraint cohorts_pkey PRIMARY KEY (id),
  constraint cohorts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint cohorts_note_check CHECK (((length(note) >= 1) AND (length(note) <= 2000))),
  constraint cohorts_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'returned'::text]))),
  constraint cohorts_window CHECK ((electives_open_from < electives_open_until)),
  constraint cohorts_window_whole CHECK (((electives_open_from IS NULL) = (electives_open_until IS NULL))),
  constraint cohorts_year_check CHECK (((year >= 2000) AND (year <= 2200))),
  constraint cohorts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint cohorts_major_id_fkey FOREIGN KEY (major_id) REFERENCES majors(id),
  constraint cohorts_standard_id_fkey FOREIGN KEY (standard_id) REFERENCES standards(id),
  constraint cohorts_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES users(id)
);
CREATE INDEX cohorts_creator ON public.cohorts USING btree (created_by);
CREATE INDEX cohorts_list ON public.cohorts USING btree (starts_on DESC, id DESC);
CREATE UNIQUE INDEX cohorts_name ON public.cohorts USING btree (major_id, name);
CREATE INDEX cohorts_standard ON public.cohorts USING btree (standard_id);
CREATE INDEX cohorts_state ON public.cohorts USING btree (state, id);
CREATE INDEX cohorts_submitter ON public.cohorts USING btree (submitted_by) WHERE (submitted_by IS NOT NULL);
CREATE INDEX cohorts_year ON public.cohorts USING btree (year, starts_on DESC);
comment on table cohorts is 'Trainees who follow one standard from one start (届), localised to the departments of the hospital.';
comment on column cohorts.in_stages is 'False: one table without stages though the standard has them.';
grant delete, insert, select, update on cohorts to residency_app;

create table competence_badges (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  hash bytea not null,
  issued_by bigint not null,
  issued_at timestamp with time zone not null,
  revoked_by bigint,
  revoked_at timestamp with time zone,
  reason text,
  constraint competence_badges_pkey PRIMARY KEY (id),
  constraint competence_badges_hash_key UNIQUE (hash),
  constraint competence_badges_hash_check CHECK ((length(hash) = 32)),
  constraint competence_badges_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint competence_badges_revoked CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  constraint competence_badges_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint competence_badges_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(id),
  constraint competence_badges_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX competence_badges_issuer ON public.competence_badges USING btree (issued_by);
CREATE INDEX competence_badges_revoker ON public.competence_badges USING btree (revoked_by);
CREATE INDEX competence_badges_trainee ON public.competence_badges USING btree (trainee_id);
CREATE UNIQUE INDEX competence_badges_valid ON public.competence_badges USING btree (trainee_id) WHERE (revoked_at IS NULL);
comment on table competence_badges is 'Codes of badges by their hash. A trainee has one that is valid.';
grant delete, insert, select, update on competence_badges to residency_app;

create table competence_evidence (
  grant_id bigint not null,
  observation_id bigint not null,
  constraint competence_evidence_pkey PRIMARY KEY (grant_id, observation_id),
  constraint competence_evidence_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES competence_grants(id) ON DELETE CASCADE,
  constraint competence_evidence_observation_id_fkey FOREIGN KEY (observation_id) REFERENCES competence_observations(id)
);
CREATE INDEX competence_evidence_observation ON public.competence_evidence USING btree (observation_id);
comment on table competence_evidence is 'The observations on which a proposal rests, as they were when it was made.';
grant delete, insert, select, update on competence_evidence to residency_app;

create table competence_grants (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  item_id bigint not null,
  department_id bigint not null,
  level smallint not null,
  basis text not null,
  valid_until date not null,
  state text default 'proposed'::text not null,
  reason text,
  proposed_by bigint not null,
  granted_by bigint,
  granted_at timestamp with time zone,
  reminded_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint competence_grants_pkey PRIMARY KEY (id),
  constraint competence_grants_basis_check CHECK (((length(basis) >= 1) AND (length(basis) <= 500))),
  constraint competence_grants_granted CHECK (((state = ANY (ARRAY['proposed'::text, 'declined'::text, 'retracted'::text])) = (granted_at IS NULL))),
  constraint competence_grants_granter CHECK (((granted_by IS NULL) = (granted_at IS NULL))),
  constraint competence_grants_level_check CHECK (((level >= 1) AND (level <= 5))),
  constraint competence_grants_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint competence_grants_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'granted'::text, 'declined'::text, 'retracted'::text, 'withdrawn'::text, 'ended'::text]))),
  constraint competence_grants_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint competence_grants_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id),
  constraint competence_grants_item_id_fkey FOREIGN KEY (item_id) REFERENCES competence_items(id),
  constraint competence_grants_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint competence_grants_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX competence_grants_department ON public.competence_grants USING btree (department_id);
CREATE INDEX competence_grants_end ON public.competence_grants USING btree (valid_until) WHERE (state = 'granted'::text);
CREATE INDEX competence_grants_granter ON public.competence_grants USING btree (granted_by);
CREATE INDEX competence_grants_item ON public.competence_grants USING btree (item_id);
CREATE INDEX competence_grants_latest ON public.competence_grants USING btree (trainee_id, item_id, granted_at DESC, id DESC);
CREATE INDEX competence_grants_list ON public.competence_grants USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX competence_grants_proposed ON public.competence_grants USING btree (trainee_id, item_id) WHERE (state = 'proposed'::text);
CREATE INDEX competence_grants_proposer ON public.competence_grants USING btree (proposed_by);
CREATE INDEX competence_grants_state ON public.competence_grants USING btree (state, created_at DESC, id DESC);
comment on table competence_grants is 'Levels of trainees by item. What applies is the latest decision, if it is neither withdrawn nor over.';
grant delete, insert, select, update on competence_grants to residency_app;

create table competence_items (
  id bigint generated by default as identity not null,
  profession text not null,
  kind text not null,
  name text not null,
  needed_level smallint,
  valid_months integer default 12 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint competence_items_pkey PRIMARY KEY (id),
  constraint competence_items_once UNIQUE (profession, kind, name),
  constraint competence_items_kind_check CHECK ((kind = ANY (ARRAY['disease'::text, 'skill'::text, 'rescue'::text, 'basic'::text, 'study'::text]))),
  constraint competence_items_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint competence_items_needed_level_check CHECK (((needed_level >= 1) AND (needed_level <= 5))),
  constraint competence_items_profession_check CHECK ((profession = ANY (ARRAY['technician'::text, 'pharmacist'::text]))),
  constraint competence_items_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint competence_items_valid_months_check CHECK (((valid_months >= 1) AND (valid_months <= 60)))
);
comment on table competence_items is 'Requirements that carry levels, by kind and name, so that the next edition of a standard keeps them.';
comment on column competence_items.needed_level is 'The level that completion asks for; null: none.';
grant delete, insert, select, update on competence_items to residency_app;

create table competence_lookups (
  badge_id bigint not null,
  day date not null,
  count integer not null,
  constraint competence_lookups_pkey PRIMARY KEY (badge_id, day),
  constraint competence_lookups_count_check CHECK ((count >= 1)),
  constraint competence_lookups_badge_id_fkey FOREIGN KEY (badge_id) REFERENCES competence_badges(id) ON DELETE CASCADE
);
comment on table competence_lookups is 'How often a badge was looked up on a day; nothing of who did it.';
grant delete, insert, select, update on competence_lookups to residency_app;

create table competence_observations (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  item_id bigint not null,
  department_id bigint not null,
  observer_id bigint not null,
  observed_on date not null,
  help smallint not null,
  complexity text not null,
  remark text,
  created_at timestamp with time zone default now() not null,
  constraint competence_observations_pkey PRIMARY KEY (id),
  constraint competence_observations_complexity_check CHECK ((complexity = ANY (ARRAY['low'::text, 'middle'::text, 'high'::text]))),
  constraint competence_observations_help_check CHECK (((help >= 1) AND (help <= 5))),
  constraint competence_observations_remark_check CHECK (((length(remark) >= 1) AND (length(remark) <= 200))),
  constraint competence_observations_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint competence_observations_item_id_fkey FOREIGN KEY (item_id) REFERENCES competence_items(id),
  constraint competence_observations_observer_id_fkey FOREIGN KEY (observer_id) REFERENCES users(id),
  constraint competence_observations_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX competence_observations_day ON public.competence_observations USING btree (observed_on);
CREATE INDEX competence_observations_department ON public.competence_observations USING btree (department_id);
CREATE INDEX competence_observations_item ON public.competence_observations USING btree (item_id, observed_on);
CREATE INDEX competence_observations_observer ON public.competence_observations USING btree (observer_id);
CREATE INDEX competence_observations_trainee ON public.competence_observations USING btree (trainee_id, item_id, observed_on DESC, id DESC);
comment on column competence_observations.help is 'How little help was needed: 1 the observer did it, 5 the observer was not needed.';
grant delete, insert, select, update on competence_observations to residency_app;

create table competence_photo_consents (
  trainee_id bigint not null,
  agreed_at timestamp with time zone not null,
  constraint competence_photo_consents_pkey PRIMARY KEY (trainee_id),
  constraint competence_photo_consents_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
grant delete, insert, select, update on competence_photo_consents to residency_app;

create table competence_settings (
  id integer default 1 not null,
  shows_photo smallint default 0 not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint competence_settings_pkey PRIMARY KEY (id),
  constraint competence_settings_id_check CHECK ((id = 1)),
  constraint competence_settings_shows_photo_check CHECK ((shows_photo = ANY (ARRAY[0, 1])))
);
comment on table competence_settings is 'One row: whether a look-up shows the photo of a trainee who agreed to it (Personal Information Protection Law, art. 25).';
grant delete, insert, select, update on competence_settings to residency_app;

create table completions (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  state text default 'proposed'::text not null,
  proposed_by bigint not null,
  reason text,
  unmet jsonb default '[]'::jsonb not null,
  refusal text,
  confirmed_on date,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint completions_pkey PRIMARY KEY (id),
  constraint completions_confirmed CHECK (((state = ANY (ARRAY['confirmed'::text, 'certified'::text])) = (confirmed_on IS NOT NULL))),
  constraint completions_reason CHECK (((unmet = '[]'::jsonb) OR (reason IS NOT NULL))),
  constraint completions_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint completions_refusal_check CHECK (((length(refusal) >= 1) AND (length(refusal) <= 500))),
  constraint completions_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'certified'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint completions_unmet_check CHECK ((jsonb_typeof(unmet) = 'array'::text)),
  constraint completions_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint completions_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX completions_list ON public.completions USING btree (state, id DESC);
CREATE INDEX completions_of ON public.completions USING btree (trainee_id, id DESC);
CREATE UNIQUE INDEX completions_open ON public.completions USING btree (trainee_id) WHERE (state = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'certified'::text]));
CREATE INDEX completions_proposer ON public.completions USING btree (proposed_by);
comment on column completions.unmet is 'Lines of the check that were not met when it was proposed: [{area, key, state, label}].';
grant delete, insert, select, update on completions to residency_app;

create table concern_box (
  id integer default 1 not null,
  notified_on date,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint concern_box_pkey PRIMARY KEY (id),
  constraint concern_box_id_check CHECK ((id = 1))
);
comment on column concern_box.notified_on is 'The day of the last announcement: what came before it is shown.';
grant delete, insert, select, update on concern_box to residency_app;

create table concern_messages (
  id bigint not null,
  concern_id bigint not null,
  place integer not null,
  is_of_sender boolean not null,
  text_sealed text not null,
  said_on date not null,
  constraint concern_messages_pkey PRIMARY KEY (id),
  constraint concern_messages_place UNIQUE (concern_id, place),
  constraint concern_messages_place_check CHECK (((place >= 1) AND (place <= 60))),
  constraint concern_messages_concern_id_fkey FOREIGN KEY (concern_id) REFERENCES concerns(id)
);
CREATE INDEX concern_messages_said_on ON public.concern_messages USING btree (said_on);
comment on table concern_messages is 'What the sender and the readers wrote; who of the readers is in the audit log.';
grant delete, insert, select, update on concern_messages to residency_app;

create table concern_pictures (
  id bigint not null,
  concern_id bigint not null,
  place integer not null,
  bytes bytea not null,
  said_on date not null,
  is_settled boolean default false not null,
  constraint concern_pictures_pkey PRIMARY KEY (id),
  constraint concern_pictures_place UNIQUE (concern_id, place),
  constraint concern_pictures_place_check CHECK (((place >= 1) AND (place <= 3))),
  constraint concern_pictures_concern_id_fkey FOREIGN KEY (concern_id) REFERENCES concerns(id)
);
CREATE INDEX concern_pictures_said_on ON public.concern_pictures USING btree (said_on);
comment on table concern_pictures is 'Pictures of a concern as JPEG, drawn again without metadata.';
comment on column concern_pictures.is_settled is 'Written again in a drawn order after its day.';
grant delete, insert, select, update on concern_pictures to residency_app;

create table concern_readers (
  user_id bigint not null,
  constraint concern_readers_pkey PRIMARY KEY (user_id),
  constraint concern_readers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant delete, insert, select, update on concern_readers to residency_app;

create table concerns (
  id bigint not null,
  kind text not null,
  department_id bigint,
  hidden_from bigint[] default '{}'::bigint[] not null,
  code_hash bytea not null,
  state text default 'received'::text not null,
  received_on date not null,
  closed_on date,
  has_news boolean default false not null,
  opened_on date,
  constraint concerns_pkey PRIMARY KEY (id),
  constraint concerns_closed CHECK (((state = 'closed'::text) = (closed_on IS NOT NULL))),
  constraint concerns_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint concerns_kind_check CHECK ((kind = ANY (ARRAY['mistreatment'::text, 'safety'::text, 'teaching'::text, 'idea'::text]))),
  constraint concerns_state_check CHECK ((state = ANY (ARRAY['received'::text, 'inWork'::text, 'answered'::text, 'closed'::text]))),
  constraint concerns_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE UNIQUE INDEX concerns_code_hash ON public.concerns USING btree (code_hash);
CREATE INDEX concerns_department_id ON public.concerns USING btree (department_id);
CREATE INDEX concerns_received_on ON public.concerns USING btree (received_on);
comment on table concerns is 'Messages without a name: nothing of the sender, no time finer than a day.';
comment on column concerns.hidden_from is 'Readers who never see it, chosen by the sender.';
comment on column concerns.has_news is 'The last announcement showed something new of its sender.';
comment on column concerns.opened_on is 'The day on which the sender asked to show it to those whom it was hidden from.';
grant delete, insert, select, update on concerns to residency_app;

create table consents (
  user_id bigint not null,
  kind text not null,
  consent_version text not null,
  given_at timestamp with time zone not null,
  constraint consents_pkey PRIMARY KEY (user_id, kind, consent_version),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant delete, insert, select, update on consents to residency_app;

create table core_fields (
  field text not null,
  is_core boolean not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint core_fields_pkey PRIMARY KEY (field)
);
grant delete, insert, select, update on core_fields to residency_app;

create table deliveries (
  id bigint generated always as identity not null,
  notice_id bigint not null,
  user_id bigint not null,
  channel text not null,
  state text default 'due'::text not null,
  in_digest boolean default false not null,
  due_at timestamp with time zone not null,
  since timestamp with time zone not null,
  tries integer default 0 not null,
  taken_at timestamp with time zone,
  done_at timestamp with time zone,
  reason text,
  handed_at timestamp with time zone,
  constraint deliveries_pkey PRIMARY KEY (id),
  constraint deliveries_notice_id_channel_key UNIQUE (notice_id, channel),
  constraint deliveries_channel_check CHECK ((channel = ANY (ARRAY['wechat'::text, 'sms'::text, 'mail'::text]))),
  constraint deliveries_reason_check CHECK ((length(reason) <= 60)),
  constraint deliveries_state_check CHECK ((state = ANY (ARRAY['due'::text, 'sending'::text, 'sent'::text, 'failed'::text]))),
  constraint deliveries_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE,
  constraint deliveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX deliveries_due ON public.deliveries USING btree (due_at, id) WHERE (state = 'due'::text);
CREATE INDEX deliveries_failed ON public.deliveries USING btree (done_at) WHERE (state = 'failed'::text);
CREATE INDEX deliveries_state ON public.deliveries USING btree (state, id DESC);
CREATE INDEX deliveries_taken ON public.deliveries USING btree (taken_at) WHERE (state = 'sending'::text);
CREATE INDEX deliveries_user ON public.deliveries USING btree (user_id, channel);
alter table deliveries set (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
comment on column deliveries.in_digest is 'Sent together with the others of its reader and channel.';
comment on column deliveries.since is 'When it was due first: three days later it has failed.';
comment on column deliveries.reason is 'The key of the last refusal, never an address.';
comment on column deliveries.handed_at is 'When the present try was handed to its carrier; null while it waits in the hands of a process.';
grant delete, insert, select, update on deliveries to residency_app;

create table department_administrators (
  department_id bigint not null,
  user_id bigint not null,
  constraint department_administrators_pkey PRIMARY KEY (department_id, user_id),
  constraint department_administrators_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint department_administrators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX department_administrators_user ON public.department_administrators USING btree (user_id);
CREATE TRIGGER department_administrators_bump AFTER INSERT OR DELETE OR UPDATE ON public.department_administrators FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
grant delete, insert, select, update on department_administrators to residency_app;

create table department_matches (
  id bigint generated by default as identity not null,
  standard_department_id bigint not null,
  department_id bigint not null,
  share integer not null,
  constraint department_matches_pkey PRIMARY KEY (id),
  constraint department_matches_share_check CHECK (((share >= 1) AND (share <= 100))),
  constraint department_matches_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint department_matches_standard_department_id_fkey FOREIGN KEY (standard_department_id) REFERENCES standard_departments(id) ON DELETE CASCADE
);
CREATE INDEX department_matches_department ON public.department_matches USING btree (department_id);
CREATE UNIQUE INDEX department_matches_once ON public.department_matches USING btree (standard_department_id, department_id);
comment on column department_matches.share is 'Percent of the months that are spent in this department of the hospital; the shares of one standard department are 100 together.';
grant delete, insert, select, update on department_matches to residency_app;

create table department_months (
  department_id bigint not null,
  month date not null,
  seats integer not null,
  reason text,
  updated_by bigint not null,
  updated_at timestamp with time zone default now() not null,
  constraint department_months_pkey PRIMARY KEY (department_id, month),
  constraint department_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint department_months_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint department_months_seats_check CHECK (((seats >= 0) AND (seats <= 999))),
  constraint department_months_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint department_months_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE INDEX department_months_by ON public.department_months USING btree (updated_by);
CREATE INDEX department_months_month ON public.department_months USING btree (month, department_id);
comment on table department_months is 'Months in which a department takes another number of trainees than usual (departments.capacity); 0 closes it.';
grant delete, insert, select, update on department_months to residency_app;

create table departments (
  id bigint generated always as identity not null,
  parent_id bigint default 0 not null,
  tree_path text not null,
  name text not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  code text,
  name_en text,
  kind text default 'other'::text not null,
  level smallint generated always as (LEAST(2, GREATEST(0, ((length(tree_path) - length(replace(tree_path, '/'::text, ''::text))) - 1)))) stored not null,
  training_unit_id bigint,
  head_id bigint,
  secretary_id bigint,
  capacity integer,
  ratio real default 2 not null,
  least_trainees integer default 0 not null,
  constraint departments_pkey PRIMARY KEY (id),
  constraint departments_capacity_check CHECK (((capacity >= 0) AND (capacity <= 999))),
  constraint departments_capacity_level CHECK (((capacity IS NULL) OR (level = 2))),
  constraint departments_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint departments_kind_check CHECK ((kind = ANY (ARRAY['pharmacy'::text, 'technical'::text, 'clinical'::text, 'office'::text, 'other'::text]))),
  constraint departments_least_trainees_check CHECK (((least_trainees >= 0) AND (least_trainees <= 999))),
  constraint departments_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint departments_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint departments_ratio_check CHECK (((ratio >= (0.5)::double precision) AND (ratio <= (20)::double precision))),
  constraint departments_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint departments_unit_on_top CHECK (((training_unit_id IS NULL) OR (parent_id = 0))),
  constraint departments_head_id_fkey FOREIGN KEY (head_id) REFERENCES users(id),
  constraint departments_secretary_id_fkey FOREIGN KEY (secretary_id) REFERENCES users(id),
  constraint departments_training_unit_id_fkey FOREIGN KEY (training_unit_id) REFERENCES training_units(id)
);
CREATE UNIQUE INDEX departments_code ON public.departments USING btree (code);
CREATE INDEX departments_disabled ON public.departments USING btree (tree_path text_pattern_ops) WHERE (status = 0);
CREATE INDEX departments_head ON public.departments USING btree (head_id) WHERE (head_id IS NOT NULL);
CREATE INDEX departments_level ON public.departments USING btree (level, parent_id, sort, id);
CREATE UNIQUE INDEX departments_name ON public.departments USING btree (parent_id, name);
CREATE INDEX departments_parent ON public.departments USING btree (parent_id, sort, id);
CREATE INDEX departments_secretary ON public.departments USING btree (secretary_id) WHERE (secretary_id IS NOT NULL);
CREATE INDEX departments_tree_path ON public.departments USING btree (tree_path text_pattern_ops);
CREATE UNIQUE INDEX departments_unit ON public.departments USING btree (training_unit_id);
comment on column departments.tree_path is 'Ids from the root to this row, each followed by a slash: 1/4/9/';
comment on column departments.level is '0 the top (a unit), 1 first-level department, 2 second-level department and what is below it; follows from the path.';
comment on column departments.training_unit_id is 'On a top only: the unit this tree of departments belongs to.';
comment on column departments.capacity is 'How many trainees it takes in a month; null: it takes none.';
comment on column departments.ratio is 'How many trainees one supervisor has at a time.';
comment on column departments.least_trainees is 'How many trainees it needs in a month; 0: none. In a month with fewer seats it needs as many as it has seats.';
grant delete, insert, select, update on departments to residency_app;

create table departure_clearances (
  id bigint generated by default as identity not null,
  departure_id bigint not null,
  name text not null,
  name_en text,
  owner text not null,
  department_id bigint,
  sort integer not null,
  outcome text,
  remark text,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint departure_clearances_pkey PRIMARY KEY (id),
  constraint departure_clearances_once UNIQUE (departure_id, name),
  constraint departure_clearances_decided CHECK ((((outcome IS NULL) = (decided_by IS NULL)) AND ((outcome IS NULL) = (decided_at IS NULL)))),
  constraint departure_clearances_outcome_check CHECK ((outcome = ANY (ARRAY['signed'::text, 'refused'::text]))),
  constraint departure_clearances_owner_check CHECK ((owner = ANY (ARRAY['department'::text, 'base'::text, 'office'::text, 'trainee'::text]))),
  constraint departure_clearances_refused CHECK (((outcome IS DISTINCT FROM 'refused'::text) OR (remark IS NOT NULL))),
  constraint departure_clearances_remark_check CHECK (((length(remark) >= 1) AND (length(remark) <= 500))),
  constraint departure_clearances_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint departure_clearances_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint departure_clearances_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES trainee_departures(id) ON DELETE CASCADE
);
CREATE INDEX departure_clearances_by ON public.departure_clearances USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX departure_clearances_department ON public.departure_clearances USING btree (department_id, departure_id) WHERE (department_id IS NOT NULL);
CREATE UNIQUE INDEX departure_clearances_evaluation ON public.departure_clearances USING btree (departure_id) WHERE (owner = 'trainee'::text);
comment on table departure_clearances is 'The checklist of one departure: each item is signed off by its owner, or refused with what is missing.';
grant delete, insert, select, update on departure_clearances to residency_app;

create table departure_items (
  id bigint generated by default as identity not null,
  name text not null,
  name_en text,
  owner text not null,
  department_id bigint,
  rates text,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint departure_items_pkey PRIMARY KEY (id),
  constraint departure_items_department CHECK (((owner = 'department'::text) = (department_id IS NOT NULL))),
  constraint departure_items_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint departure_items_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 60))),
  constraint departure_items_owner_check CHECK ((owner = ANY (ARRAY['department'::text, 'base'::text, 'office'::text, 'trainee'::text]))),
  constraint departure_items_rates CHECK (((owner = 'trainee'::text) = (rates IS NOT NULL))),
  constraint departure_items_rates_check CHECK ((rates = ANY (ARRAY['department'::text, 'supervisor'::text]))),
  constraint departure_items_sort_check CHECK (((sort >= 0) AND (sort <= 99999))),
  constraint departure_items_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint departure_items_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE INDEX departure_items_department_key ON public.departure_items USING btree (department_id) WHERE (department_id IS NOT NULL);
CREATE UNIQUE INDEX departure_items_name ON public.departure_items USING btree (name, COALESCE(rates, ''::text));
CREATE INDEX departure_items_order ON public.departure_items USING btree (sort, id);
CREATE INDEX departure_items_owner ON public.departure_items USING btree (owner, sort, id);
comment on table departure_items is 'What checklists to come are made of; a departure keeps the checklist it began with.';
comment on column departure_items.rates is 'Items of the trainee are rated from 1 to 5: each department of the own rotation, or each supervisor there.';
grant delete, insert, select, update on departure_items to residency_app;

create table departure_ratings (
  id bigint generated by default as identity not null,
  departure_id bigint not null,
  department_id bigint not null,
  supervisor_id bigint,
  comment text,
  created_at timestamp with time zone default now() not null,
  constraint departure_ratings_pkey PRIMARY KEY (id),
  constraint departure_ratings_comment_check CHECK (((length(comment) >= 1) AND (length(comment) <= 500))),
  constraint departure_ratings_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint departure_ratings_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES trainee_departures(id) ON DELETE CASCADE,
  constraint departure_ratings_supervisor_id_fkey FOREIGN KEY (supervisor_id) REFERENCES users(id)
);
CREATE INDEX departure_ratings_commented ON public.departure_ratings USING btree (created_at) WHERE (comment IS NOT NULL);
CREATE INDEX departure_ratings_department ON public.departure_ratings USING btree (department_id, supervisor_id);
CREATE UNIQUE INDEX departure_ratings_once ON public.departure_ratings USING btree (departure_id, department_id, COALESCE(supervisor_id, (0)::bigint));
CREATE INDEX departure_ratings_supervisor ON public.departure_ratings USING btree (supervisor_id) WHERE (supervisor_id IS NOT NULL);
comment on table departure_ratings is 'A department (supervisor_id is null) or a supervisor, rated by a trainee who leaves; read as averages from three trainees on.';
grant delete, insert, select, update on departure_ratings to residency_app;

create table departure_scores (
  rating_id bigint not null,
  item_id bigint not null,
  score smallint not null,
  constraint departure_scores_pkey PRIMARY KEY (rating_id, item_id),
  constraint departure_scores_score_check CHECK (((score >= 1) AND (score <= 5))),
  constraint departure_scores_item_id_fkey FOREIGN KEY (item_id) REFERENCES departure_items(id),
  constraint departure_scores_rating_id_fkey FOREIGN KEY (rating_id) REFERENCES departure_ratings(id) ON DELETE CASCADE
);
CREATE INDEX departure_scores_item ON public.departure_scores USING btree (item_id);
grant delete, insert, select, update on departure_scores to residency_app;

create table dict_items (
  id bigint generated always as identity not null,
  type_id bigint not null,
  value text not null,
  label_zh text not null,
  label_en text,
  colour text,
  sort integer default 0 not null,
  status smallint default 1 not null,
  remark text,
  is_built_in boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint dict_items_pkey PRIMARY KEY (id),
  constraint dict_items_colour_check CHECK ((colour ~ '^#[0-9a-fA-F]{6}$'::text)),
  constraint dict_items_label_en_check CHECK (((length(label_en) >= 1) AND (length(label_en) <= 120))),
  constraint dict_items_label_zh_check CHECK (((length(label_zh) >= 1) AND (length(label_zh) <= 120))),
  constraint dict_items_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint dict_items_value_check CHECK (((length(value) >= 1) AND (length(value) <= 64))),
  constraint dict_items_type_id_fkey FOREIGN KEY (type_id) REFERENCES dict_types(id)
);
CREATE INDEX dict_items_order ON public.dict_items USING btree (type_id, sort, id);
CREATE UNIQUE INDEX dict_items_value ON public.dict_items USING btree (type_id, value);
grant delete, insert, select, update on dict_items to residency_app;

create table dict_types (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  name_en text,
  status smallint default 1 not null,
  remark text,
  is_built_in boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint dict_types_pkey PRIMARY KEY (id),
  constraint dict_types_code_check CHECK ((code ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'::text)),
  constraint dict_types_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint dict_types_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint dict_types_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE UNIQUE INDEX dict_types_code ON public.dict_types USING btree (code);
grant delete, insert, select, update on dict_types to residency_app;

create table duty_changes (
  id bigint generated by default as identity not null,
  roster_id bigint not null,
  trainee_id bigint not null,
  day date not null,
  kind_before bigint,
  kind_after bigint,
  reason text,
  changed_by bigint not null,
  changed_at timestamp with time zone default now() not null,
  swap_id bigint,
  constraint duty_changes_pkey PRIMARY KEY (id),
  constraint duty_changes_cause CHECK (((reason IS NULL) = (swap_id IS NOT NULL))),
  constraint duty_changes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint duty_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  constraint duty_changes_kind_after_fkey FOREIGN KEY (kind_after) REFERENCES shift_kinds(id),
  constraint duty_changes_kind_before_fkey FOREIGN KEY (kind_before) REFERENCES shift_kinds(id),
  constraint duty_changes_roster_id_fkey FOREIGN KEY (roster_id) REFERENCES duty_rosters(id) ON DELETE CASCADE,
  constraint duty_changes_swap_id_fkey FOREIGN KEY (swap_id) REFERENCES duty_swaps(id) ON DELETE CASCADE,
  constraint duty_changes_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX duty_changes_by ON public.duty_changes USING btree (changed_by);
CREATE INDEX duty_changes_kind_after ON public.duty_changes USING btree (kind_after);
CREATE INDEX duty_changes_kind_before ON public.duty_changes USING btree (kind_before);
CREATE INDEX duty_changes_roster ON public.duty_changes USING btree (roster_id, id DESC);
CREATE INDEX duty_changes_swap ON public.duty_changes USING btree (swap_id);
CREATE INDEX duty_changes_trainee ON public.duty_changes USING btree (trainee_id);
grant delete, insert, select, update on duty_changes to residency_app;

create table duty_hours (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  day date not null,
  signed_in_at timestamp with time zone,
  signed_out_at timestamp with time zone,
  device_hash bytea,
  left_device_hash bytea,
  outcome text,
  worked_from timestamp with time zone,
  worked_until timestamp with time zone,
  reason text,
  corrected_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint duty_hours_pkey PRIMARY KEY (id),
  constraint duty_hours_once UNIQUE (trainee_id, day),
  constraint duty_hours_corrected CHECK ((((outcome IS NULL) = (reason IS NULL)) AND ((outcome IS NULL) = (corrected_at IS NULL)))),
  constraint duty_hours_device_hash_check CHECK ((length(device_hash) = 32)),
  constraint duty_hours_left_device_hash_check CHECK ((length(left_device_hash) = 32)),
  constraint duty_hours_outcome_check CHECK ((outcome = ANY (ARRAY['worked'::text, 'missed'::text]))),
  constraint duty_hours_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint duty_hours_signed CHECK (((signed_out_at IS NULL) OR (signed_in_at <= signed_out_at))),
  constraint duty_hours_worked CHECK ((((NOT (outcome IS DISTINCT FROM 'worked'::text)) = (worked_from IS NOT NULL)) AND ((worked_from IS NULL) = (worked_until IS NULL)) AND (worked_from < worked_until))),
  constraint duty_hours_shift FOREIGN KEY (trainee_id, day) REFERENCES duty_shifts(trainee_id, day) DEFERRABLE INITIALLY DEFERRED,
  constraint duty_hours_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX duty_hours_device ON public.duty_hours USING btree (device_hash, day);
CREATE INDEX duty_hours_left_device ON public.duty_hours USING btree (left_device_hash, day);
comment on column duty_hours.device_hash is 'The browser that signed in, without being readable: one phone signs in and out one person.';
comment on column duty_hours.left_device_hash is 'The browser that signed out.';
comment on column duty_hours.outcome is 'Set by a correction; null: the hours are those of the sign-in.';
grant delete, insert, select, update on duty_hours to residency_app;

create table duty_preferences (
  trainee_id bigint not null,
  day date not null,
  wants boolean not null,
  updated_at timestamp with time zone default now() not null,
  constraint duty_preferences_pkey PRIMARY KEY (trainee_id, day),
  constraint duty_preferences_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id) ON DELETE CASCADE
);
comment on column duty_preferences.wants is 'A shift on that day; false: rather none.';
grant delete, insert, select, update on duty_preferences to residency_app;

create table duty_regime (
  id integer default 1 not null,
  regime text default 'labour'::text not null,
  agreed_overtime integer default 8 not null,
  own_weekly integer default 60 not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  holidays_settled boolean default false not null,
  earned_months integer default 6 not null,
  constraint duty_regime_pkey PRIMARY KEY (id),
  constraint duty_regime_agreed_overtime_check CHECK (((agreed_overtime >= 0) AND (agreed_overtime <= 9))),
  constraint duty_regime_earned_months_check CHECK (((earned_months >= 1) AND (earned_months <= 12))),
  constraint duty_regime_id_check CHECK ((id = 1)),
  constraint duty_regime_own_weekly_check CHECK (((own_weekly >= 40) AND (own_weekly <= 80))),
  constraint duty_regime_regime_check CHECK ((regime = ANY (ARRAY['labour'::text, 'own'::text, 'acgme'::text])))
);
comment on column duty_regime.holidays_settled is 'The pay of shifts on legal holidays is settled, so that they earn leave under the labour law too.';
comment on column duty_regime.earned_months is 'Months after which leave that a shift earned ends.';
grant delete, insert, select, update on duty_regime to residency_app;

create table duty_rosters (
  id bigint generated by default as identity not null,
  department_id bigint not null,
  month date not null,
  state text default 'draft'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  published_at timestamp with time zone,
  version integer default 1 not null,
  constraint duty_rosters_pkey PRIMARY KEY (id),
  constraint duty_rosters_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint duty_rosters_published CHECK (((published_at IS NULL) = (state = 'draft'::text))),
  constraint duty_rosters_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'closed'::text]))),
  constraint duty_rosters_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE INDEX duty_rosters_by_month ON public.duty_rosters USING btree (month DESC, id DESC);
CREATE UNIQUE INDEX duty_rosters_month ON public.duty_rosters USING btree (department_id, month);
grant delete, insert, select, update on duty_rosters to residency_app;

create table duty_settings (
  department_id bigint not null,
  needs_consent boolean default true not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint duty_settings_pkey PRIMARY KEY (department_id),
  constraint duty_settings_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
grant delete, insert, select, update on duty_settings to residency_app;

create table duty_shifts (
  id bigint generated by default as identity not null,
  roster_id bigint not null,
  kind_id bigint not null,
  trainee_id bigint not null,
  day date not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  is_locked boolean default false not null,
  is_settled boolean default false not null,
  earns numeric(2,1),
  constraint duty_shifts_pkey PRIMARY KEY (id),
  constraint duty_shifts_one_a_day UNIQUE (trainee_id, day),
  constraint duty_shifts_earns_check CHECK (((earns >= (0)::numeric) AND (earns <= (3)::numeric))),
  constraint duty_shifts_ordered CHECK ((starts_at < ends_at)),
  constraint duty_shifts_kind_id_fkey FOREIGN KEY (kind_id) REFERENCES shift_kinds(id),
  constraint duty_shifts_roster_id_fkey FOREIGN KEY (roster_id) REFERENCES duty_rosters(id) ON DELETE CASCADE,
  constraint duty_shifts_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX duty_shifts_kind ON public.duty_shifts USING btree (kind_id, day);
CREATE INDEX duty_shifts_roster ON public.duty_shifts USING btree (roster_id, day);
CREATE INDEX duty_shifts_unsettled ON public.duty_shifts USING btree (ends_at, id) WHERE (NOT is_settled);
comment on column duty_shifts.is_settled is 'The leave that it earns is booked, or it earns none.';
comment on column duty_shifts.earns is 'Days of leave by the rules of the time when it was over, if it was worked; null: not over yet.';
grant delete, insert, select, update on duty_shifts to residency_app;

create table duty_swaps (
  id bigint generated by default as identity not null,
  roster_id bigint not null,
  giver_id bigint not null,
  taker_id bigint not null,
  day date not null,
  kind_id bigint not null,
  return_day date,
  return_kind_id bigint,
  note text,
  refusal text,
  needs_consent boolean not null,
  state text default 'asked'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint duty_swaps_pkey PRIMARY KEY (id),
  constraint duty_swaps_note_check CHECK (((length(note) >= 1) AND (length(note) <= 200))),
  constraint duty_swaps_refusal_check CHECK (((length(refusal) >= 1) AND (length(refusal) <= 500))),
  constraint duty_swaps_return CHECK (((return_day IS NULL) = (return_kind_id IS NULL))),
  constraint duty_swaps_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'swapped'::text, 'refused'::text, 'withdrawn'::text, 'lapsed'::text]))),
  constraint duty_swaps_two_people CHECK ((giver_id <> taker_id)),
  constraint duty_swaps_giver_id_fkey FOREIGN KEY (giver_id) REFERENCES trainees(id),
  constraint duty_swaps_kind_id_fkey FOREIGN KEY (kind_id) REFERENCES shift_kinds(id),
  constraint duty_swaps_return_kind_id_fkey FOREIGN KEY (return_kind_id) REFERENCES shift_kinds(id),
  constraint duty_swaps_roster_id_fkey FOREIGN KEY (roster_id) REFERENCES duty_rosters(id) ON DELETE CASCADE,
  constraint duty_swaps_taker_id_fkey FOREIGN KEY (taker_id) REFERENCES trainees(id)
);
CREATE INDEX duty_swaps_giver ON public.duty_swaps USING btree (giver_id, id DESC);
CREATE INDEX duty_swaps_kind ON public.duty_swaps USING btree (kind_id);
CREATE UNIQUE INDEX duty_swaps_open ON public.duty_swaps USING btree (giver_id, day) WHERE (state = ANY (ARRAY['asked'::text, 'agreed'::text]));
CREATE UNIQUE INDEX duty_swaps_open_return ON public.duty_swaps USING btree (taker_id, return_day) WHERE ((state = ANY (ARRAY['asked'::text, 'agreed'::text])) AND (return_day IS NOT NULL));
CREATE INDEX duty_swaps_return_kind ON public.duty_swaps USING btree (return_kind_id);
CREATE INDEX duty_swaps_roster ON public.duty_swaps USING btree (roster_id, id DESC);
CREATE INDEX duty_swaps_taker ON public.duty_swaps USING btree (taker_id, id DESC);
CREATE INDEX duty_swaps_waiting ON public.duty_swaps USING btree (state, id DESC);
grant delete, insert, select, update on duty_swaps to residency_app;

create table duty_weeks (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  starts_on date not null,
  state text default 'unconfirmed'::text not null,
  question text,
  questioned_by bigint,
  answer text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint duty_weeks_pkey PRIMARY KEY (id),
  constraint duty_weeks_once UNIQUE (trainee_id, starts_on),
  constraint duty_weeks_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 200))),
  constraint duty_weeks_question CHECK (((question IS NULL) = (questioned_by IS NULL))),
  constraint duty_weeks_question_check CHECK (((length(question) >= 1) AND (length(question) <= 200))),
  constraint duty_weeks_starts_on_check CHECK ((EXTRACT(isodow FROM starts_on) = (1)::numeric)),
  constraint duty_weeks_state_check CHECK ((state = ANY (ARRAY['unconfirmed'::text, 'confirmed'::text, 'questioned'::text]))),
  constraint duty_weeks_questioned_by_fkey FOREIGN KEY (questioned_by) REFERENCES users(id),
  constraint duty_weeks_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX duty_weeks_questioned_by ON public.duty_weeks USING btree (questioned_by);
CREATE INDEX duty_weeks_starts_on ON public.duty_weeks USING btree (starts_on, state);
comment on table duty_weeks is 'A week without a row is not confirmed.';
grant delete, insert, select, update on duty_weeks to residency_app;

create table earned_days (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  day date not null,
  days numeric(3,1) not null,
  ends_on date not null,
  moved numeric(3,1) default 0 not null,
  ended numeric(3,1) default 0 not null,
  is_over boolean default false not null,
  warned_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint earned_days_pkey PRIMARY KEY (id),
  constraint earned_days_once UNIQUE (trainee_id, day),
  constraint earned_days_days_check CHECK ((days >= (0)::numeric)),
  constraint earned_days_end CHECK ((day < ends_on)),
  constraint earned_days_ended_check CHECK ((ended >= (0)::numeric)),
  constraint earned_days_moved_check CHECK ((moved >= (0)::numeric)),
  constraint earned_days_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id) ON DELETE CASCADE
);
CREATE INDEX earned_days_ends_on ON public.earned_days USING btree (ends_on, trainee_id);
comment on column earned_days.ends_on is 'The last day on which they may be used.';
comment on column earned_days.moved is 'Of them, carried into the account of the year in which they end.';
comment on column earned_days.ended is 'Of them, not used in time.';
comment on column earned_days.is_over is 'Their last day is over, and ended is known.';
grant delete, insert, select, update on earned_days to residency_app;

create table elective_choices (
  trainee_id bigint not null,
  row_id bigint not null,
  department_id bigint not null,
  months integer not null,
  place integer not null,
  chosen_at timestamp with time zone default now() not null,
  constraint elective_choices_pkey PRIMARY KEY (trainee_id, row_id, department_id),
  constraint elective_choices_months_check CHECK (((months >= 1) AND (months <= 60))),
  constraint elective_choices_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint elective_choices_row_id_fkey FOREIGN KEY (row_id) REFERENCES cohort_rows(id) ON DELETE CASCADE,
  constraint elective_choices_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id) ON DELETE CASCADE
);
CREATE INDEX elective_choices_department ON public.elective_choices USING btree (department_id);
CREATE INDEX elective_choices_row ON public.elective_choices USING btree (row_id);
grant delete, insert, select, update on elective_choices to residency_app;

create table evaluation_answers (
  id bigint generated by default as identity not null,
  task_id bigint,
  template_id bigint not null,
  rater_id bigint not null,
  trainee_id bigint,
  teacher_id bigint,
  department_id bigint,
  block_id bigint,
  scores jsonb not null,
  texts jsonb not null,
  score numeric(5,2),
  key uuid not null,
  assessed_on date not null,
  created_at timestamp with time zone default now() not null,
  constraint evaluation_answers_pkey PRIMARY KEY (id),
  constraint evaluation_answers_key UNIQUE (rater_id, key),
  constraint evaluation_answers_task_id_key UNIQUE (task_id),
  constraint evaluation_answers_score_check CHECK (((score >= (0)::numeric) AND (score <= (100)::numeric))),
  constraint evaluation_answers_scores_check CHECK ((jsonb_typeof(scores) = 'object'::text)),
  constraint evaluation_answers_subject CHECK ((num_nonnulls(trainee_id, teacher_id, department_id) = 1)),
  constraint evaluation_answers_texts_check CHECK ((jsonb_typeof(texts) = 'object'::text)),
  constraint evaluation_answers_block_id_fkey FOREIGN KEY (block_id) REFERENCES rotation_blocks(id),
  constraint evaluation_answers_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint evaluation_answers_rater_id_fkey FOREIGN KEY (rater_id) REFERENCES users(id),
  constraint evaluation_answers_task_id_fkey FOREIGN KEY (task_id) REFERENCES evaluation_tasks(id),
  constraint evaluation_answers_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id),
  constraint evaluation_answers_template_id_fkey FOREIGN KEY (template_id) REFERENCES evaluation_templates(id),
  constraint evaluation_answers_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX evaluation_answers_block ON public.evaluation_answers USING btree (block_id) WHERE (block_id IS NOT NULL);
CREATE INDEX evaluation_answers_department ON public.evaluation_answers USING btree (department_id) WHERE (department_id IS NOT NULL);
CREATE INDEX evaluation_answers_list ON public.evaluation_answers USING btree (assessed_on DESC, id DESC);
CREATE INDEX evaluation_answers_rater ON public.evaluation_answers USING btree (rater_id, assessed_on DESC, id DESC);
CREATE INDEX evaluation_answers_teacher ON public.evaluation_answers USING btree (teacher_id) WHERE (teacher_id IS NOT NULL);
CREATE INDEX evaluation_answers_template ON public.evaluation_answers USING btree (template_id, assessed_on DESC, id DESC);
CREATE INDEX evaluation_answers_trainee ON public.evaluation_answers USING btree (trainee_id, assessed_on DESC, id DESC) WHERE (trainee_id IS NOT NULL);
comment on table evaluation_answers is 'Named answers: of a task, or begun by a supervisor without one (task_id is null).';
comment on column evaluation_answers.scores is 'Item key → mark, place of the choice, or null for not observed. texts: item key → text.';
comment on column evaluation_answers.key is 'Made where the form is filled in: an answer that is sent twice is kept once.';
grant delete, insert, select, update on evaluation_answers to residency_app;

create table evaluation_ballots (
  id uuid default gen_random_uuid() not null,
  subject_id bigint not null,
  scores jsonb not null,
  texts jsonb not null,
  constraint evaluation_ballots_pkey PRIMARY KEY (id),
  constraint evaluation_ballots_scores_check CHECK ((jsonb_typeof(scores) = 'object'::text)),
  constraint evaluation_ballots_texts_check CHECK ((jsonb_typeof(texts) = 'object'::text)),
  constraint evaluation_ballots_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES evaluation_subjects(id) ON DELETE CASCADE
);
CREATE INDEX evaluation_ballots_urn ON public.evaluation_ballots USING btree (subject_id);
alter table evaluation_ballots set (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
comment on table evaluation_ballots is 'Anonymous answers: no rater, no task, no time, no sequence. All ballots of a subject are written anew with every one that is cast (docs/decisions/0042).';
grant delete, insert, select, update on evaluation_ballots to residency_app;

create table evaluation_competencies (
  id bigint generated by default as identity not null,
  profession text not null,
  domain text not null,
  code text not null,
  name text not null,
  name_en text,
  levels jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint evaluation_competencies_pkey PRIMARY KEY (id),
  constraint evaluation_competencies_code UNIQUE (profession, code),
  constraint evaluation_competencies_code_check CHECK ((code ~ '^[A-Z][0-9]{1,2}$'::text)),
  constraint evaluation_competencies_domain_check CHECK ((domain = ANY (ARRAY['professionalism'::text, 'knowledge'::text, 'quality'::text, 'communication'::text, 'teaching'::text, 'learning'::text]))),
  constraint evaluation_competencies_levels_check CHECK (((jsonb_typeof(levels) = 'array'::text) AND (jsonb_array_length(levels) = 5))),
  constraint evaluation_competencies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint evaluation_competencies_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 100))),
  constraint evaluation_competencies_profession_check CHECK ((profession = ANY (ARRAY['technician'::text, 'pharmacist'::text])))
);
comment on table evaluation_competencies is 'Sub-competencies of a profession. Items of forms name one by its code, which professions share; levels: five texts in both languages.';
grant delete, insert, select, update on evaluation_competencies to residency_app;

create table evaluation_department_forms (
  department_id bigint not null,
  series_id bigint not null,
  updated_at timestamp with time zone default now() not null,
  constraint evaluation_department_forms_pkey PRIMARY KEY (department_id),
  constraint evaluation_department_forms_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id) ON DELETE CASCADE,
  constraint evaluation_department_forms_series_id_fkey FOREIGN KEY (series_id) REFERENCES evaluation_templates(id) ON DELETE CASCADE
);
CREATE INDEX evaluation_department_forms_series ON public.evaluation_department_forms USING btree (series_id);
comment on table evaluation_department_forms is 'The form that supervisors of a department find first at the bedside, by its series, so that new editions follow.';
grant delete, insert, select, update on evaluation_department_forms to residency_app;

create table evaluation_examinations (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  examiner_id bigint not null,
  department_id bigint not null,
  template_id bigint not null,
  topic text not null,
  exam_on date not null,
  starts_at text not null,
  place text not null,
  state text default 'planned'::text not null,
  taken_on date,
  scores jsonb,
  texts jsonb,
  score numeric(5,2),
  reason text,
  planned_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint evaluation_examinations_pkey PRIMARY KEY (id),
  constraint evaluation_examinations_place_check CHECK (((length(place) >= 1) AND (length(place) <= 80))),
  constraint evaluation_examinations_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint evaluation_examinations_score_check CHECK (((score >= (0)::numeric) AND (score <= (100)::numeric))),
  constraint evaluation_examinations_scored CHECK (((state = ANY (ARRAY['scored'::text, 'confirmed'::text, 'objected'::text])) = ((scores IS NOT NULL) AND (texts IS NOT NULL)))),
  constraint evaluation_examinations_scores_check CHECK ((jsonb_typeof(scores) = 'object'::text)),
  constraint evaluation_examinations_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint evaluation_examinations_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'taken'::text, 'scored'::text, 'confirmed'::text, 'objected'::text, 'cancelled'::text]))),
  constraint evaluation_examinations_taken CHECK (((state = ANY (ARRAY['planned'::text, 'cancelled'::text])) OR (taken_on IS NOT NULL))),
  constraint evaluation_examinations_texts_check CHECK ((jsonb_typeof(texts) = 'object'::text)),
  constraint evaluation_examinations_topic_check CHECK (((length(topic) >= 1) AND (length(topic) <= 80))),
  constraint evaluation_examinations_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint evaluation_examinations_examiner_id_fkey FOREIGN KEY (examiner_id) REFERENCES users(id),
  constraint evaluation_examinations_planned_by_fkey FOREIGN KEY (planned_by) REFERENCES users(id),
  constraint evaluation_examinations_template_id_fkey FOREIGN KEY (template_id) REFERENCES evaluation_templates(id),
  constraint evaluation_examinations_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX evaluation_examinations_by ON public.evaluation_examinations USING btree (planned_by);
CREATE INDEX evaluation_examinations_department ON public.evaluation_examinations USING btree (department_id, exam_on DESC, id DESC);
CREATE INDEX evaluation_examinations_examiner ON public.evaluation_examinations USING btree (examiner_id, exam_on DESC, id DESC);
CREATE INDEX evaluation_examinations_list ON public.evaluation_examinations USING btree (exam_on DESC, id DESC);
CREATE UNIQUE INDEX evaluation_examinations_once ON public.evaluation_examinations USING btree (trainee_id, exam_on, topic) WHERE (state <> 'cancelled'::text);
CREATE INDEX evaluation_examinations_state ON public.evaluation_examinations USING btree (state, exam_on DESC, id DESC);
CREATE INDEX evaluation_examinations_template ON public.evaluation_examinations USING btree (template_id);
CREATE INDEX evaluation_examinations_trainee ON public.evaluation_examinations USING btree (trainee_id, exam_on DESC, id DESC);
comment on table evaluation_examinations is 'A teacher examines a trainee in practice: planned, taken, scored, confirmed by the trainee.';
comment on column evaluation_examinations.reason is 'Why the trainee objects to the marks; empty again once they were given anew.';
grant delete, insert, select, update on evaluation_examinations to residency_app;

create table evaluation_load_rules (
  id integer default 1 not null,
  most_per_week integer default 5 not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint evaluation_load_rules_pkey PRIMARY KEY (id),
  constraint evaluation_load_rules_id_check CHECK ((id = 1)),
  constraint evaluation_load_rules_most_per_week_check CHECK (((most_per_week >= 1) AND (most_per_week <= 50)))
);
grant delete, insert, select, update on evaluation_load_rules to residency_app;

create table evaluation_reminders (
  id integer default 1 not null,
  days_before integer default 3 not null,
  every_days integer default 7 not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint evaluation_reminders_pkey PRIMARY KEY (id),
  constraint evaluation_reminders_days_before_check CHECK (((days_before >= 0) AND (days_before <= 30))),
  constraint evaluation_reminders_every_days_check CHECK (((every_days >= 1) AND (every_days <= 30))),
  constraint evaluation_reminders_id_check CHECK ((id = 1))
);
comment on table evaluation_reminders is 'One row: how many days before it is due raters are reminded first, and how often once it is overdue.';
grant delete, insert, select, update on evaluation_reminders to residency_app;

create table evaluation_request_rules (
  id integer default 1 not null,
  hours_open integer default 72 not null,
  per_day integer default 5 not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint evaluation_request_rules_pkey PRIMARY KEY (id),
  constraint evaluation_request_rules_hours_open_check CHECK (((hours_open >= 1) AND (hours_open <= 336))),
  constraint evaluation_request_rules_id_check CHECK ((id = 1)),
  constraint evaluation_request_rules_per_day_check CHECK (((per_day >= 1) AND (per_day <= 20)))
);
grant delete, insert, select, update on evaluation_request_rules to residency_app;

create table evaluation_requests (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  supervisor_id bigint not null,
  template_id bigint not null,
  department_id bigint not null,
  block_id bigint,
  about_on date not null,
  asked_on date not null,
  code text not null,
  lapses_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  state text default 'asked'::text not null,
  ended_at timestamp with time zone,
  answer_id bigint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint evaluation_requests_pkey PRIMARY KEY (id),
  constraint evaluation_requests_answer_once UNIQUE (answer_id),
  constraint evaluation_requests_code UNIQUE (code),
  constraint evaluation_requests_answer CHECK (((state = 'answered'::text) = (answer_id IS NOT NULL))),
  constraint evaluation_requests_code_check CHECK (((length(code) >= 20) AND (length(code) <= 100))),
  constraint evaluation_requests_days CHECK ((about_on <= asked_on)),
  constraint evaluation_requests_ended CHECK (((state = 'asked'::text) = (ended_at IS NULL))),
  constraint evaluation_requests_open_stay CHECK (((state <> 'asked'::text) OR (block_id IS NOT NULL))),
  constraint evaluation_requests_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'answered'::text, 'declined'::text, 'lapsed'::text, 'withdrawn'::text]))),
  constraint evaluation_requests_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES evaluation_answers(id),
  constraint evaluation_requests_block_id_fkey FOREIGN KEY (block_id) REFERENCES rotation_blocks(id) ON DELETE SET NULL,
  constraint evaluation_requests_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint evaluation_requests_supervisor_id_fkey FOREIGN KEY (supervisor_id) REFERENCES users(id),
  constraint evaluation_requests_template_id_fkey FOREIGN KEY (template_id) REFERENCES evaluation_templates(id),
  constraint evaluation_requests_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX evaluation_requests_block ON public.evaluation_requests USING btree (block_id);
CREATE INDEX evaluation_requests_department ON public.evaluation_requests USING btree (department_id, asked_on);
CREATE UNIQUE INDEX evaluation_requests_open ON public.evaluation_requests USING btree (trainee_id, supervisor_id, template_id) WHERE (state = 'asked'::text);
CREATE INDEX evaluation_requests_supervisor ON public.evaluation_requests USING btree (supervisor_id, state, lapses_at);
CREATE INDEX evaluation_requests_template ON public.evaluation_requests USING btree (template_id);
CREATE INDEX evaluation_requests_trainee ON public.evaluation_requests USING btree (trainee_id, asked_on);
CREATE INDEX evaluation_requests_waiting ON public.evaluation_requests USING btree (lapses_at) WHERE (state = 'asked'::text);
comment on column evaluation_requests.about_on is 'The day that is rated: that of the question, or the last of the stay.';
comment on column evaluation_requests.asked_on is 'The day of the question in China, by which requests are counted.';
comment on column evaluation_requests.code is 'It opens nothing but this request, and only in the session of the supervisor who was asked; so it can be shown again.';
grant delete, insert, select, update on evaluation_requests to residency_app;

create table evaluation_requirement_competencies (
  profession text not null,
  kind text not null,
  item text not null,
  competency_id bigint not null,
  constraint evaluation_requirement_competencies_pkey PRIMARY KEY (profession, kind, item),
  constraint evaluation_requirement_competencies_item_check CHECK (((length(item) >= 1) AND (length(item) <= 120))),
  constraint evaluation_requirement_competencies_kind_check CHECK ((kind = ANY (ARRAY['disease'::text, 'skill'::text, 'rescue'::text, 'basic'::text, 'study'::text]))),
  constraint evaluation_requirement_competencies_profession_check CHECK ((profession = ANY (ARRAY['technician'::text, 'pharmacist'::text]))),
  constraint evaluation_requirement_competencies_competency_id_fkey FOREIGN KEY (competency_id) REFERENCES evaluation_competencies(id) ON DELETE CASCADE
);
CREATE INDEX evaluation_requirement_competencies_of ON public.evaluation_requirement_competencies USING btree (competency_id);
comment on table evaluation_requirement_competencies is 'Requirements by kind and name, so that the next edition of a standard keeps its mapping.';
grant delete, insert, select, update on evaluation_requirement_competencies to residency_app;

create table evaluation_severities (
  base_id bigint not null,
  rater_id bigint not null,
  ratings integer not null,
  trainees integer not null,
  mean numeric(4,2) not null,
  group_no integer not null,
  severity numeric(7,3),
  se numeric(7,3),
  computed_on date not null,
  constraint evaluation_severities_pkey PRIMARY KEY (base_id, rater_id),
  constraint evaluation_severities_group_no_check CHECK ((group_no >= 1)),
  constraint evaluation_severities_ratings_check CHECK ((ratings >= 1)),
  constraint evaluation_severities_se_check CHECK ((se >= (0)::numeric)),
  constraint evaluation_severities_trainees_check CHECK ((trainees >= 1)),
  constraint evaluation_severities_whole CHECK (((severity IS NULL) = (se IS NULL))),
  constraint evaluation_severities_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id) ON DELETE CASCADE,
  constraint evaluation_severities_rater_id_fkey FOREIGN KEY (rater_id) REFERENCES users(id)
);
CREATE INDEX evaluation_severities_list ON public.evaluation_severities USING btree (group_no, severity DESC NULLS LAST, base_id, rater_id);
CREATE INDEX evaluation_severities_rater ON public.evaluation_severities USING btree (rater_id);
comment on table evaluation_severities is 'How strict raters mark, by base, computed each night; severity is null where the marks are too few to say.';
comment on column evaluation_severities.group_no is 'Raters of two groups have no trainee in common, by nobody in between either, and are not compared.';
grant delete, insert, select, update on evaluation_severities to residency_app;

create table evaluation_subjects (
  id bigint generated by default as identity not null,
  target_id bigint not null,
  trainee_id bigint,
  teacher_id bigint,
  department_id bigint,
  block_id bigint,
  constraint evaluation_subjects_pkey PRIMARY KEY (id),
  constraint evaluation_subjects_once UNIQUE NULLS NOT DISTINCT (target_id, trainee_id, teacher_id, department_id, block_id),
  constraint evaluation_subjects_one CHECK ((num_nonnulls(trainee_id, teacher_id, department_id) = 1)),
  constraint evaluation_subjects_stay CHECK (((block_id IS NULL) OR (trainee_id IS NOT NULL))),
  constraint evaluation_subjects_block_id_fkey FOREIGN KEY (block_id) REFERENCES rotation_blocks(id),
  constraint evaluation_subjects_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint evaluation_subjects_target_id_fkey FOREIGN KEY (target_id) REFERENCES evaluation_targets(id) ON DELETE CASCADE,
  constraint evaluation_subjects_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id),
  constraint evaluation_subjects_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX evaluation_subjects_block ON public.evaluation_subjects USING btree (block_id) WHERE (block_id IS NOT NULL);
CREATE INDEX evaluation_subjects_department ON public.evaluation_subjects USING btree (department_id) WHERE (department_id IS NOT NULL);
CREATE INDEX evaluation_subjects_teacher ON public.evaluation_subjects USING btree (teacher_id) WHERE (teacher_id IS NOT NULL);
CREATE INDEX evaluation_subjects_trainee ON public.evaluation_subjects USING btree (trainee_id) WHERE (trainee_id IS NOT NULL);
comment on table evaluation_subjects is 'Who or what a target rates: a trainee (for a stay), a teacher, a department.';
grant delete, insert, select, update on evaluation_subjects to residency_app;

create table evaluation_targets (
  id bigint generated by default as identity not null,
  name text not null,
  template_id bigint not null,
  direction text not null,
  occasion text not null,
  period_from date not null,
  period_until date not null,
  due_on date not null,
  closes_on date not null,
  raters integer,
  is_anonymous boolean default false not null,
  base_id bigint,
  cohort_ids bigint[] default '{}'::bigint[] not null,
  department_ids bigint[] default '{}'::bigint[] not null,
  state text default 'draft'::text not null,
  opened_at timestamp with time zone,
  reminded_on date,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  tasks_opened_on date,
  constraint evaluation_targets_pkey PRIMARY KEY (id),
  constraint evaluation_targets_closes CHECK ((due_on <= closes_on)),
  constraint evaluation_targets_direction_check CHECK ((direction = ANY (ARRAY['teacherTrainee'::text, 'departmentTrainee'::text, 'baseTrainee'::text, 'traineeTeacher'::text, 'traineeDepartment'::text, 'peer'::text, 'self'::text, 'nurse'::text, 'patient'::text]))),
  constraint evaluation_targets_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint evaluation_targets_named CHECK (((NOT is_anonymous) OR (direction = ANY (ARRAY['traineeTeacher'::text, 'traineeDepartment'::text, 'peer'::text, 'nurse'::text, 'patient'::text])))),
  constraint evaluation_targets_occasion_check CHECK ((occasion = ANY (ARRAY['exit'::text, 'month'::text, 'term'::text, 'year'::text, 'free'::text]))),
  constraint evaluation_targets_period CHECK ((period_from <= period_until)),
  constraint evaluation_targets_raters_check CHECK (((raters >= 1) AND (raters <= 20))),
  constraint evaluation_targets_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text, 'released'::text]))),
  constraint evaluation_targets_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint evaluation_targets_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint evaluation_targets_template_id_fkey FOREIGN KEY (template_id) REFERENCES evaluation_templates(id)
);
CREATE INDEX evaluation_targets_base ON public.evaluation_targets USING btree (base_id, due_on DESC, id DESC);
CREATE INDEX evaluation_targets_by ON public.evaluation_targets USING btree (created_by);
CREATE INDEX evaluation_targets_direction ON public.evaluation_targets USING btree (direction, due_on DESC, id DESC);
CREATE INDEX evaluation_targets_list ON public.evaluation_targets USING btree (due_on DESC, id DESC);
CREATE INDEX evaluation_targets_state ON public.evaluation_targets USING btree (state, due_on DESC, id DESC);
CREATE INDEX evaluation_targets_template ON public.evaluation_targets USING btree (template_id);
comment on column evaluation_targets.due_on is 'Until when it is asked for; who is late can still answer until closes_on.';
comment on column evaluation_targets.raters is 'How many rate one subject, drawn by lot; null: everybody who can.';
comment on column evaluation_targets.base_id is 'Trainees of which base; null: of all of them. cohort_ids, department_ids: empty means all.';
comment on column evaluation_targets.state is 'released: results have been shown; it is never opened again.';
comment on column evaluation_targets.reminded_on is 'The last day of reminders. On the target, not on tasks: a task says nothing of when.';
grant delete, insert, select, update on evaluation_targets to residency_app;

create table evaluation_tasks (
  id bigint generated by default as identity not null,
  target_id bigint not null,
  subject_id bigint not null,
  rater_id bigint not null,
  done boolean default false not null,
  opens_on date not null,
  is_dropped boolean default false not null,
  constraint evaluation_tasks_pkey PRIMARY KEY (id),
  constraint evaluation_tasks_once UNIQUE (subject_id, rater_id),
  constraint evaluation_tasks_ended CHECK ((NOT (done AND is_dropped))),
  constraint evaluation_tasks_rater_id_fkey FOREIGN KEY (rater_id) REFERENCES users(id),
  constraint evaluation_tasks_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES evaluation_subjects(id) ON DELETE CASCADE,
  constraint evaluation_tasks_target_id_fkey FOREIGN KEY (target_id) REFERENCES evaluation_targets(id) ON DELETE CASCADE
);
CREATE INDEX evaluation_tasks_load ON public.evaluation_tasks USING btree (rater_id, opens_on);
CREATE INDEX evaluation_tasks_opens_on ON public.evaluation_tasks USING btree (opens_on, rater_id);
CREATE INDEX evaluation_tasks_rater ON public.evaluation_tasks USING btree (rater_id, done, target_id);
CREATE INDEX evaluation_tasks_target ON public.evaluation_tasks USING btree (target_id, done);
comment on table evaluation_tasks is 'Who is to rate whom, from which day on, and whether it is done: no time of an answer, and nothing of what was answered.';
comment on column evaluation_tasks.is_dropped is 'The rater had too little contact; somebody else was asked if there was anybody.';
grant delete, insert, select, update on evaluation_tasks to residency_app;

create table evaluation_teacher_forms (
  user_id bigint not null,
  series_ids bigint[] not null,
  updated_at timestamp with time zone default now() not null,
  constraint evaluation_teacher_forms_pkey PRIMARY KEY (user_id),
  constraint evaluation_teacher_forms_series_ids_check CHECK (((cardinality(series_ids) >= 1) AND (cardinality(series_ids) <= 10))),
  constraint evaluation_teacher_forms_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table evaluation_teacher_forms is 'Forms that a supervisor wants first at the bedside, in this order, by their series.';
grant delete, insert, select, update on evaluation_teacher_forms to residency_app;

create table evaluation_templates (
  id bigint generated by default as identity not null,
  series_id bigint not null,
  edition integer not null,
  code text,
  kind text not null,
  name text not null,
  name_en text,
  intro text,
  intro_en text,
  sections jsonb default '[]'::jsonb not null,
  state text default 'draft'::text not null,
  published_at timestamp with time zone,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint evaluation_templates_pkey PRIMARY KEY (id),
  constraint evaluation_templates_code_key UNIQUE (code),
  constraint evaluation_templates_edition UNIQUE (series_id, edition),
  constraint evaluation_templates_code_check CHECK ((code ~ '^[a-zA-Z]{1,24}$'::text)),
  constraint evaluation_templates_edition_check CHECK ((edition >= 1)),
  constraint evaluation_templates_intro_check CHECK (((length(intro) >= 1) AND (length(intro) <= 300))),
  constraint evaluation_templates_intro_en_check CHECK (((length(intro_en) >= 1) AND (length(intro_en) <= 500))),
  constraint evaluation_templates_kind_check CHECK ((kind = ANY (ARRAY['miniCex'::text, 'dops'::text, 'exit'::text, 'monthly'::text, 'yearly'::text, 'teacher'::text, 'department'::text, 'nurse'::text, 'patient'::text, 'peer'::text, 'self'::text, 'examine'::text]))),
  constraint evaluation_templates_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint evaluation_templates_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 100))),
  constraint evaluation_templates_published CHECK (((state = 'draft'::text) = (published_at IS NULL))),
  constraint evaluation_templates_sections_check CHECK ((jsonb_typeof(sections) = 'array'::text)),
  constraint evaluation_templates_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'superseded'::text]))),
  constraint evaluation_templates_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX evaluation_templates_by ON public.evaluation_templates USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX evaluation_templates_kind ON public.evaluation_templates USING btree (kind, state, id DESC);
CREATE UNIQUE INDEX evaluation_templates_one_draft ON public.evaluation_templates USING btree (series_id) WHERE (state = 'draft'::text);
CREATE UNIQUE INDEX evaluation_templates_one_published ON public.evaluation_templates USING btree (series_id) WHERE (state = 'published'::text);
CREATE INDEX evaluation_templates_state ON public.evaluation_templates USING btree (state, id DESC);
CREATE TRIGGER evaluation_templates_fixed BEFORE UPDATE ON public.evaluation_templates FOR EACH ROW EXECUTE FUNCTION keep_published_templates();
comment on column evaluation_templates.code is 'First edition of a form that comes with the product; null for the office''s own and for later editions.';
comment on column evaluation_templates.sections is 'Sections with their items, in the shape of the contract; an answer names items by their key.';
grant delete, insert, select, update on evaluation_templates to residency_app;

create table evaluation_ticket_counts (
  subject_id bigint not null,
  issued_by bigint not null,
  issued integer not null,
  used integer not null,
  constraint evaluation_ticket_counts_pkey PRIMARY KEY (subject_id, issued_by),
  constraint evaluation_ticket_counts_check CHECK (((used >= 0) AND (used <= issued))),
  constraint evaluation_ticket_counts_issued_check CHECK ((issued >= 0)),
  constraint evaluation_ticket_counts_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint evaluation_ticket_counts_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES evaluation_subjects(id) ON DELETE CASCADE
);
CREATE INDEX evaluation_ticket_counts_issuer ON public.evaluation_ticket_counts USING btree (issued_by);
comment on table evaluation_ticket_counts is 'How many tickets somebody made and how many were used, of those that have been erased since.';
grant delete, insert, select, update on evaluation_ticket_counts to residency_app;

create table evaluation_tickets (
  hash bytea not null,
  subject_id bigint not null,
  issued_by bigint not null,
  expires_at timestamp with time zone not null,
  used boolean default false not null,
  constraint evaluation_tickets_pkey PRIMARY KEY (hash),
  constraint evaluation_tickets_hash_check CHECK ((length(hash) = 32)),
  constraint evaluation_tickets_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint evaluation_tickets_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES evaluation_subjects(id) ON DELETE CASCADE
);
CREATE INDEX evaluation_tickets_expiry ON public.evaluation_tickets USING btree (expires_at);
CREATE INDEX evaluation_tickets_issuer ON public.evaluation_tickets USING btree (issued_by);
CREATE INDEX evaluation_tickets_subject ON public.evaluation_tickets USING btree (subject_id);
comment on table evaluation_tickets is 'One-use codes, by their hash: no time of use, and nothing of what was answered. All tickets of a subject are written anew with every answer (docs/decisions/0042).';
grant delete, insert, select, update on evaluation_tickets to residency_app;

create table exam_scores (
  id bigint generated by default as identity not null,
  registration_id bigint not null,
  offer_id bigint,
  component text not null,
  points integer not null,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  checked_by bigint,
  checked_at timestamp with time zone,
  differed_at timestamp with time zone,
  differed_by bigint,
  waiver_id bigint,
  constraint exam_scores_pkey PRIMARY KEY (id),
  constraint exam_scores_once UNIQUE NULLS NOT DISTINCT (registration_id, offer_id, component),
  constraint exam_scores_check CHECK (((checked_by IS NULL) = (checked_at IS NULL))),
  constraint exam_scores_component_check CHECK ((component = ANY (ARRAY['theory'::text, 'skill'::text, 'interview'::text]))),
  constraint exam_scores_differed CHECK (((differed_by IS NULL) = (differed_at IS NULL))),
  constraint exam_scores_points_check CHECK (((points >= 0) AND (points <= 10000))),
  constraint exam_scores_second_person CHECK (((checked_by <> entered_by) OR (waiver_id IS NOT NULL))),
  constraint exam_scores_waiver_of_check CHECK (((waiver_id IS NULL) OR (checked_by IS NOT NULL))),
  constraint exam_scores_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(id),
  constraint exam_scores_differed_by_fkey FOREIGN KEY (differed_by) REFERENCES users(id),
  constraint exam_scores_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id),
  constraint exam_scores_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id),
  constraint exam_scores_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint exam_scores_waiver_id_fkey FOREIGN KEY (waiver_id) REFERENCES second_person_changes(id)
);
CREATE INDEX exam_scores_checked ON public.exam_scores USING btree (checked_by) WHERE (checked_by IS NOT NULL);
CREATE INDEX exam_scores_differed_by ON public.exam_scores USING btree (differed_by) WHERE (differed_by IS NOT NULL);
CREATE INDEX exam_scores_entered ON public.exam_scores USING btree (entered_by);
CREATE INDEX exam_scores_offer ON public.exam_scores USING btree (offer_id) WHERE (offer_id IS NOT NULL);
CREATE INDEX exam_scores_unchecked ON public.exam_scores USING btree (registration_id) WHERE (checked_by IS NULL);
CREATE INDEX exam_scores_waiver ON public.exam_scores USING btree (waiver_id) WHERE (waiver_id IS NOT NULL);
comment on column exam_scores.points is 'Hundredths of a point.';
comment on column exam_scores.differed_by is 'The person whose second entry differed; null once the score was entered again or checked.';
comment on column exam_scores.waiver_id is 'The change of the setting by which one person entered and checked the score.';
grant delete, insert, select, update on exam_scores to residency_app;

create table exam_seats (
  registration_id bigint not null,
  session_id bigint not null,
  seat_no integer not null,
  ticket_number text not null,
  arranged_by bigint not null,
  arranged_at timestamp with time zone not null,
  constraint exam_seats_pkey PRIMARY KEY (registration_id),
  constraint exam_seats_session_id_seat_no_key UNIQUE (session_id, seat_no),
  constraint exam_seats_ticket_number_key UNIQUE (ticket_number),
  constraint exam_seats_seat_no_check CHECK ((seat_no >= 1)),
  constraint exam_seats_arranged_by_fkey FOREIGN KEY (arranged_by) REFERENCES users(id),
  constraint exam_seats_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint exam_seats_session_id_fkey FOREIGN KEY (session_id) REFERENCES exam_sessions(id)
);
CREATE INDEX exam_seats_by ON public.exam_seats USING btree (arranged_by);
grant delete, insert, select, update on exam_seats to residency_app;

create table exam_sessions (
  id bigint generated by default as identity not null,
  intake_id bigint not null,
  name text not null,
  place text not null,
  room text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  seats integer not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint exam_sessions_pkey PRIMARY KEY (id),
  constraint exam_sessions_intake_id_name_key UNIQUE (intake_id, name),
  constraint exam_sessions_check CHECK ((starts_at < ends_at)),
  constraint exam_sessions_seats_check CHECK (((seats >= 1) AND (seats <= 10000))),
  constraint exam_sessions_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id)
);
CREATE INDEX exam_sessions_order ON public.exam_sessions USING btree (intake_id, starts_at, id);
grant delete, insert, select, update on exam_sessions to residency_app;

create table files (
  id bigint generated by default as identity not null,
  key text not null,
  purpose text not null,
  name text not null,
  type text not null,
  size bigint not null,
  content_hash text not null,
  stored_as text not null,
  user_id bigint not null,
  record_kind text,
  record_id bigint,
  created_at timestamp with time zone default now() not null,
  unreferred_since timestamp with time zone default now(),
  constraint files_pkey PRIMARY KEY (id),
  constraint files_key_key UNIQUE (key),
  constraint files_purpose_check CHECK ((purpose = ANY (ARRAY['image'::text, 'avatar'::text, 'photo'::text, 'attachment'::text, 'proof'::text, 'sheet'::text, 'guide'::text, 'inform'::text, 'material'::text, 'course'::text]))),
  constraint files_referred_or_not CHECK (((record_kind IS NULL) = (record_id IS NULL))),
  constraint files_size_check CHECK ((size >= 0)),
  constraint files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX files_record ON public.files USING btree (record_kind, record_id);
CREATE INDEX files_swept ON public.files USING btree (unreferred_since) WHERE (record_kind IS NULL);
CREATE INDEX files_user ON public.files USING btree (user_id, id DESC);
CREATE TRIGGER files_hold_blobs AFTER INSERT OR DELETE OR UPDATE OF stored_as ON public.files FOR EACH ROW EXECUTE FUNCTION hold_blobs('stored_as');
comment on column files.key is 'What outsiders know of a file: opaque and unguessable, never a path.';
comment on column files.record_kind is 'The record that refers to the file; whoever may read it may read the file. Null: not referred to yet.';
comment on column files.unreferred_since is 'Since when no record refers to the file; after a day it is swept.';
grant delete, insert, select, update on files to residency_app;

create table final_scores (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  theory numeric(4,1),
  theory_on date,
  skill numeric(4,1),
  skill_on date,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint final_scores_pkey PRIMARY KEY (id),
  constraint final_scores_trainee_id_key UNIQUE (trainee_id),
  constraint final_scores_skill_check CHECK (((skill >= (0)::numeric) AND (skill <= (100)::numeric))),
  constraint final_scores_skill_day CHECK (((skill IS NULL) = (skill_on IS NULL))),
  constraint final_scores_theory_check CHECK (((theory >= (0)::numeric) AND (theory <= (100)::numeric))),
  constraint final_scores_theory_day CHECK (((theory IS NULL) = (theory_on IS NULL))),
  constraint final_scores_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
comment on table final_scores is 'Final theory and skill, typed or imported by the office: no other area owns them.';
grant delete, insert, select, update on final_scores to residency_app;

create table flow_decisions (
  id bigint generated always as identity not null,
  flow text not null,
  action text not null,
  user_id bigint not null,
  undo_until timestamp with time zone not null,
  records jsonb default '[]'::jsonb not null,
  constraint flow_decisions_pkey PRIMARY KEY (id),
  constraint flow_decisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX flow_decisions_until ON public.flow_decisions USING btree (undo_until);
CREATE INDEX flow_decisions_user ON public.flow_decisions USING btree (user_id);
comment on table flow_decisions is 'Decisions that can still be undone; removed when their time is over.';
comment on column flow_decisions.records is 'Of each record its version and step after the decision, and what the decision wrote beside the state, as it was before.';
grant delete, insert, select, update on flow_decisions to residency_app;

create table flow_history (
  id bigint generated always as identity not null,
  flow text not null,
  record_id bigint not null,
  action text not null,
  from_state text not null,
  to_state text not null,
  reason text,
  user_id bigint,
  at timestamp with time zone not null,
  undoes bigint,
  waiver_id bigint,
  constraint flow_history_pkey PRIMARY KEY (id),
  constraint flow_history_undoes_fkey FOREIGN KEY (undoes) REFERENCES flow_history(id),
  constraint flow_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint flow_history_waiver_id_fkey FOREIGN KEY (waiver_id) REFERENCES second_person_changes(id)
);
CREATE INDEX flow_history_record ON public.flow_history USING btree (flow, record_id, id);
CREATE UNIQUE INDEX flow_history_undoes ON public.flow_history USING btree (undoes) WHERE (undoes IS NOT NULL);
CREATE INDEX flow_history_user ON public.flow_history USING btree (user_id);
CREATE INDEX flow_history_waiver ON public.flow_history USING btree (waiver_id) WHERE (waiver_id IS NOT NULL);
CREATE TRIGGER flow_history_fixed BEFORE DELETE OR UPDATE ON public.flow_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table flow_history set (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
comment on column flow_history.undoes is 'The step that this one has undone; null for a step forward, back or to the end.';
comment on column flow_history.waiver_id is 'The change of the setting by which the person of the earlier step took this one too; null where nothing was waived.';
grant insert, select on flow_history to residency_app;

create table guides (
  id bigint generated always as identity not null,
  title text not null,
  title_en text,
  body jsonb not null,
  body_en jsonb,
  role_ids bigint[] default '{}'::bigint[] not null,
  sort integer default 0 not null,
  is_published boolean default false not null,
  published_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint guides_pkey PRIMARY KEY (id),
  constraint guides_check CHECK ((is_published = (published_at IS NOT NULL))),
  constraint guides_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100))),
  constraint guides_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 200)))
);
CREATE INDEX guides_order ON public.guides USING btree (sort, id);
comment on table guides is 'Work guides: some dozens of rows. body is the checked document of the kernel, never HTML. Their files are those that name record guide.';
grant delete, insert, select, update on guides to residency_app;

create table home_shortcuts (
  user_id bigint not null,
  pinned text[] not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint home_shortcuts_pkey PRIMARY KEY (user_id),
  constraint home_shortcuts_pinned_check CHECK ((cardinality(pinned) <= 24)),
  constraint home_shortcuts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table home_shortcuts is 'Pages somebody has put on the home page, by view key and in their order; a row exists once they were arranged by hand.';
grant delete, insert, select, update on home_shortcuts to residency_app;

create table import_results (
  key_hash bytea not null,
  user_id bigint not null,
  sealed bytea not null,
  expires_at timestamp with time zone not null,
  constraint import_results_pkey PRIMARY KEY (key_hash),
  constraint import_results_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX import_results_expiry ON public.import_results USING btree (expires_at);
CREATE INDEX import_results_user ON public.import_results USING btree (user_id);
comment on column import_results.sealed is 'The sheet, sealed: it holds one-time passwords and what was typed in.';
grant delete, insert, select, update on import_results to residency_app;

create table intake_requirements (
  intake_id bigint not null,
  trainee_kind text not null,
  section text not null,
  constraint intake_requirements_pkey PRIMARY KEY (intake_id, trainee_kind, section),
  constraint intake_requirements_section_check CHECK ((section = ANY (ARRAY['sign'::text, 'basic'::text, 'photo'::text, 'train'::text, 'junior'::text, 'undergraduate'::text, 'master'::text, 'doctor'::text, 'foreign'::text, 'certificate'::text, 'work'::text, 'scientific'::text, 'award'::text, 'regular'::text]))),
  constraint intake_requirements_trainee_kind_check CHECK ((trainee_kind = ANY (ARRAY['sponsored'::text, 'open'::text, 'degree'::text, 'partner'::text]))),
  constraint intake_requirements_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id) ON DELETE CASCADE
);
grant delete, insert, select, update on intake_requirements to residency_app;

create table intakes (
  id bigint generated by default as identity not null,
  year integer not null,
  name text not null,
  state text default 'draft'::text not null,
  trainee_kinds text[] not null,
  sign_up_from timestamp with time zone not null,
  sign_up_until timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  name_en text,
  serial integer default 1 not null,
  edit_until timestamp with time zone not null,
  review_until timestamp with time zone not null,
  confirm_until timestamp with time zone not null,
  score_review_until timestamp with time zone,
  exam_on date,
  publication_from date,
  publication_until date,
  arrival_on date,
  is_two_step boolean default false not null,
  exempt_kinds text[] default '{}'::text[] not null,
  scores_by text default 'applicant'::text not null,
  theory_weight integer default 60 not null,
  skill_weight integer default 20 not null,
  interview_weight integer default 20 not null,
  theory_minimum integer default 0 not null,
  skill_minimum integer default 0 not null,
  interview_minimum integer default 0 not null,
  passes_on_seats boolean default false not null,
  seed_sealed text,
  seed_commitment text,
  seed_committed_at timestamp with time zone,
  ticket_last integer default 0 not null,
  notice text,
  constraint intakes_pkey PRIMARY KEY (id),
  constraint intakes_serial UNIQUE (year, serial),
  constraint intakes_check CHECK ((sign_up_from < sign_up_until)),
  constraint intakes_exempt_kinds_check CHECK ((exempt_kinds <@ ARRAY['sponsored'::text, 'open'::text, 'degree'::text, 'partner'::text])),
  constraint intakes_minimums CHECK ((((theory_minimum >= 0) AND (theory_minimum <= 10000)) AND ((skill_minimum >= 0) AND (skill_minimum <= 10000)) AND ((interview_minimum >= 0) AND (interview_minimum <= 10000)))),
  constraint intakes_publication CHECK ((publication_from <= publication_until)),
  constraint intakes_scores_by_check CHECK ((scores_by = ANY (ARRAY['applicant'::text, 'offer'::text]))),
  constraint intakes_serial_check CHECK (((serial >= 1) AND (serial <= 99))),
  constraint intakes_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text, 'admitting'::text, 'published'::text, 'finished'::text]))),
  constraint intakes_trainee_kinds_check CHECK ((trainee_kinds <@ ARRAY['sponsored'::text, 'open'::text, 'degree'::text, 'partner'::text])),
  constraint intakes_weights CHECK ((((theory_weight >= 0) AND (theory_weight <= 100)) AND ((skill_weight >= 0) AND (skill_weight <= 100)) AND ((interview_weight >= 0) AND (interview_weight <= 100)) AND (((theory_weight + skill_weight) + interview_weight) = 100))),
  constraint intakes_windows CHECK (((sign_up_until <= edit_until) AND (edit_until <= review_until) AND (review_until <= confirm_until))),
  constraint intakes_year_check CHECK (((year >= 2000) AND (year <= 2100)))
);
CREATE UNIQUE INDEX intakes_name ON public.intakes USING btree (year, name);
CREATE INDEX intakes_state ON public.intakes USING btree (state, sign_up_from DESC);
comment on column intakes.serial is 'The running number of an intake within its year: part of every ticket number.';
comment on column intakes.theory_minimum is 'Minimums are hundredths of a point; weights add up to 100.';
comment on column intakes.passes_on_seats is 'Whether seats left over in a split quota pass on to other kinds in a second run.';
grant delete, insert, select, update on intakes to residency_app;

create table known_devices (
  user_id bigint not null,
  device_hash bytea not null,
  last_used_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  agent text default ''::text not null,
  first_used_at timestamp with time zone,
  constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint known_devices_id UNIQUE (id),
  constraint known_devices_agent CHECK ((length(agent) <= 300)),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
comment on column known_devices.agent is 'What the browser called itself at the latest login; empty for devices from before it was kept.';
comment on column known_devices.first_used_at is 'Null for devices from before it was kept.';
grant delete, insert, select, update on known_devices to residency_app;

create table learning_attempt_events (
  id bigint generated always as identity not null,
  attempt_id bigint not null,
  client_id uuid not null,
  seq integer not null,
  kind text not null,
  item_id bigint,
  part text default ''::text not null,
  value jsonb,
  made_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  is_late boolean not null,
  constraint learning_attempt_events_pkey PRIMARY KEY (id),
  constraint learning_attempt_events_once UNIQUE (attempt_id, client_id, seq),
  constraint learning_attempt_events_kind_check CHECK ((kind = ANY (ARRAY['answer'::text, 'flag'::text, 'leave'::text, 'return'::text]))),
  constraint learning_attempt_events_part_check CHECK ((part ~ '^[a-z0-9]{0,12}$'::text)),
  constraint learning_attempt_events_seq_check CHECK ((seq >= 1)),
  constraint learning_attempt_events_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES learning_attempts(id)
);
CREATE INDEX learning_attempt_events_fold ON public.learning_attempt_events USING btree (attempt_id, id);
CREATE INDEX learning_attempt_events_late ON public.learning_attempt_events USING btree (attempt_id) WHERE (is_late AND (kind = 'answer'::text));
CREATE TRIGGER learning_attempt_events_fixed BEFORE DELETE OR UPDATE ON public.learning_attempt_events FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
alter table learning_attempt_events set (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
comment on table learning_attempt_events is 'The journal of an attempt: its state is the fold of it in the order of id. Rows are only added.';
comment on column learning_attempt_events.made_at is 'By the device''s clock, for the record only.';
comment on column learning_attempt_events.is_late is 'Received after the deadline and the grace, or after the end: kept, and counted only where the office decides so.';
grant delete, insert, select, update on learning_attempt_events to residency_app;

create table learning_attempts (
  id bigint generated by default as identity not null,
  exam_id bigint not null,
  candidate_id bigint not null,
  paper_id bigint not null,
  number integer not null,
  seed integer not null,
  state text default 'running'::text not null,
  started_at timestamp with time zone not null,
  deadline_at timestamp with time zone not null,
  paused_at timestamp with time zone,
  paused_seconds integer default 0 not null,
  ended_at timestamp with time zone,
  client_id uuid,
  window_id uuid,
  last_seq integer default 0 not null,
  seen_at timestamp with time zone not null,
  is_away boolean default false not null,
  away_count integer default 0 not null,
  away_seconds integer default 0 not null,
  readmissions integer default 0 not null,
  takes_late boolean default false not null,
  late_decided_at timestamp with time zone,
  late_reason text,
  score integer,
  most integer,
  is_passed boolean,
  version integer default 1 not null,
  device_hash bytea,
  held_at timestamp with time zone,
  journal_events integer default 0 not null,
  journal_bytes bigint default 0 not null,
  has_written boolean default false not null,
  constraint learning_attempts_pkey PRIMARY KEY (id),
  constraint learning_attempts_number UNIQUE (candidate_id, number),
  constraint learning_attempts_device_hash_check CHECK ((length(device_hash) = 32)),
  constraint learning_attempts_end CHECK (((state = ANY (ARRAY['running'::text, 'paused'::text])) = (ended_at IS NULL))),
  constraint learning_attempts_last_seq_check CHECK ((last_seq >= 0)),
  constraint learning_attempts_late CHECK ((num_nonnulls(late_decided_at, late_reason) = ANY (ARRAY[0, 2]))),
  constraint learning_attempts_late_reason_check CHECK (((length(late_reason) >= 1) AND (length(late_reason) <= 300))),
  constraint learning_attempts_most_check CHECK ((most > 0)),
  constraint learning_attempts_number_check CHECK ((number >= 1)),
  constraint learning_attempts_pause CHECK (((state = 'paused'::text) = (paused_at IS NOT NULL))),
  constraint learning_attempts_paused_seconds_check CHECK ((paused_seconds >= 0)),
  constraint learning_attempts_score CHECK ((num_nonnulls(score, most, is_passed) = ANY (ARRAY[0, 3]))),
  constraint learning_attempts_score_check CHECK ((score >= 0)),
  constraint learning_attempts_state_check CHECK ((state = ANY (ARRAY['running'::text, 'paused'::text, 'submitted'::text, 'timedOut'::text, 'marked'::text, 'released'::text]))),
  constraint learning_attempts_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES learning_candidates(id),
  constraint learning_attempts_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES learning_exams(id),
  constraint learning_attempts_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES learning_papers(id)
);
CREATE INDEX learning_attempts_due ON public.learning_attempts USING btree (deadline_at) WHERE (state = 'running'::text);
CREATE INDEX learning_attempts_exam ON public.learning_attempts USING btree (exam_id, state);
CREATE UNIQUE INDEX learning_attempts_open ON public.learning_attempts USING btree (candidate_id) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text]));
CREATE INDEX learning_attempts_paper ON public.learning_attempts USING btree (paper_id);
CREATE INDEX learning_attempts_written ON public.learning_attempts USING btree (exam_id, state) WHERE has_written;
comment on column learning_attempts.seed is 'What the order of questions and options is drawn from.';
comment on column learning_attempts.client_id is 'The device whose journal goes on; null: any device may take over (re-admitted). window_id: the window that counts.';
comment on column learning_attempts.last_seq is 'The last event that was kept of client_id.';
comment on column learning_attempts.takes_late is 'The office decided that events which came after the grace count.';
comment on column learning_attempts.score is 'Hundredths of a point, as most.';
comment on column learning_attempts.device_hash is 'Hash of the device cookie of the browser that holds the attempt; null: its cookie is too new, or nobody holds it.';
comment on column learning_attempts.held_at is 'Since when the device holds the attempt with its cookie.';
comment on column learning_attempts.journal_events is 'Events that its journal holds, of all devices.';
comment on column learning_attempts.journal_bytes is 'Bytes that the answers in its journal take.';
comment on column learning_attempts.has_written is 'Has a mark that a person gives (learning_marks, not is_by_rule).';
grant delete, insert, select, update on learning_attempts to residency_app;

create table learning_candidates (
  id bigint generated by default as identity not null,
  exam_id bigint not null,
  user_id bigint,
  person_id bigint,
  paper_id bigint,
  room_id bigint,
  seat integer,
  extra_minutes integer default 0 not null,
  extra_attempts integer default 0 not null,
  note text,
  constraint learning_candidates_pkey PRIMARY KEY (id),
  constraint learning_candidates_person UNIQUE (exam_id, person_id),
  constraint learning_candidates_seat UNIQUE (room_id, seat),
  constraint learning_candidates_user UNIQUE (exam_id, user_id),
  constraint learning_candidates_extra_attempts_check CHECK (((extra_attempts >= 0) AND (extra_attempts <= 10))),
  constraint learning_candidates_extra_minutes_check CHECK (((extra_minutes >= 0) AND (extra_minutes <= 600))),
  constraint learning_candidates_note_check CHECK (((length(note) >= 1) AND (length(note) <= 300))),
  constraint learning_candidates_seat_check CHECK ((seat >= 1)),
  constraint learning_candidates_who CHECK ((num_nonnulls(user_id, person_id) = 1)),
  constraint learning_candidates_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES learning_exams(id) ON DELETE CASCADE,
  constraint learning_candidates_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES learning_papers(id),
  constraint learning_candidates_person_id_fkey FOREIGN KEY (person_id) REFERENCES learning_induction_people(id),
  constraint learning_candidates_room_id_fkey FOREIGN KEY (room_id) REFERENCES learning_exam_rooms(id),
  constraint learning_candidates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX learning_candidates_of_person ON public.learning_candidates USING btree (person_id, exam_id) WHERE (person_id IS NOT NULL);
CREATE INDEX learning_candidates_of_user ON public.learning_candidates USING btree (user_id, exam_id) WHERE (user_id IS NOT NULL);
CREATE INDEX learning_candidates_paper ON public.learning_candidates USING btree (paper_id) WHERE (paper_id IS NOT NULL);
comment on column learning_candidates.paper_id is 'The form of the paper, given with the first attempt.';
grant delete, insert, select, update on learning_candidates to residency_app;

create table learning_chapters (
  id bigint generated by default as identity not null,
  course_id bigint not null,
  place integer not null,
  title text not null,
  constraint learning_chapters_pkey PRIMARY KEY (id),
  constraint learning_chapters_place UNIQUE (course_id, place) DEFERRABLE INITIALLY DEFERRED,
  constraint learning_chapters_place_check CHECK ((place >= 1)),
  constraint learning_chapters_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint learning_chapters_course_id_fkey FOREIGN KEY (course_id) REFERENCES learning_courses(id) ON DELETE CASCADE
);
grant delete, insert, select, update on learning_chapters to residency_app;

create table learning_corrections (
  id bigint generated by default as identity not null,
  exam_id bigint not null,
  item_id bigint not null,
  kind text not null,
  edition integer,
  reason text not null,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  constraint learning_corrections_pkey PRIMARY KEY (id),
  constraint learning_corrections_once UNIQUE (exam_id, item_id),
  constraint learning_corrections_edition CHECK (((kind = 'edition'::text) = (edition IS NOT NULL))),
  constraint learning_corrections_kind_check CHECK ((kind = ANY (ARRAY['edition'::text, 'everybody'::text, 'dropped'::text]))),
  constraint learning_corrections_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint learning_corrections_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES learning_exams(id) ON DELETE CASCADE,
  constraint learning_corrections_item_id_fkey FOREIGN KEY (item_id) REFERENCES learning_paper_items(id),
  constraint learning_corrections_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id)
);
CREATE INDEX learning_corrections_by ON public.learning_corrections USING btree (made_by);
CREATE INDEX learning_corrections_item ON public.learning_corrections USING btree (item_id);
comment on table learning_corrections is 'A question corrected after an exam: marked by another edition, right for everybody, or dropped from score and total.';
grant delete, insert, select, update on learning_corrections to residency_app;

create table learning_course_number_counters (
  year integer not null,
  last integer not null,
  constraint learning_course_number_counters_pkey PRIMARY KEY (year),
  constraint learning_course_number_counters_last_check CHECK ((last >= 0))
);
grant delete, insert, select, update on learning_course_number_counters to residency_app;

create table learning_course_people (
  course_id bigint not null,
  user_id bigint not null,
  is_assigned boolean not null,
  done_at timestamp with time zone,
  certificate_number text,
  reminded_week boolean default false not null,
  reminded_day boolean default false not null,
  constraint learning_course_people_pkey PRIMARY KEY (course_id, user_id),
  constraint learning_course_people_certificate_number_key UNIQUE (certificate_number),
  constraint learning_course_people_certificate CHECK (((done_at IS NULL) = (certificate_number IS NULL))),
  constraint learning_course_people_course_id_fkey FOREIGN KEY (course_id) REFERENCES learning_courses(id) ON DELETE CASCADE,
  constraint learning_course_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX learning_course_people_open ON public.learning_course_people USING btree (course_id) WHERE (done_at IS NULL);
CREATE INDEX learning_course_people_user ON public.learning_course_people USING btree (user_id, course_id);
grant delete, insert, select, update on learning_course_people to residency_app;

create table learning_courses (
  id bigint generated by default as identity not null,
  title text not null,
  intro text,
  audience text not null,
  base_id bigint,
  cohort_ids bigint[] default '{}'::bigint[] not null,
  department_ids bigint[] default '{}'::bigint[] not null,
  opens_on date,
  due_on date,
  is_open boolean not null,
  is_slow boolean not null,
  state text default 'draft'::text not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint learning_courses_pkey PRIMARY KEY (id),
  constraint learning_courses_audience_check CHECK ((audience = ANY (ARRAY['trainee'::text, 'teacher'::text]))),
  constraint learning_courses_days CHECK ((opens_on <= due_on)),
  constraint learning_courses_intro_check CHECK (((length(intro) >= 1) AND (length(intro) <= 2000))),
  constraint learning_courses_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text]))),
  constraint learning_courses_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint learning_courses_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint learning_courses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX learning_courses_audience ON public.learning_courses USING btree (audience, id DESC);
CREATE INDEX learning_courses_base ON public.learning_courses USING btree (base_id, id DESC) WHERE (base_id IS NOT NULL);
CREATE INDEX learning_courses_by ON public.learning_courses USING btree (created_by, id DESC);
CREATE INDEX learning_courses_state ON public.learning_courses USING btree (state, id DESC);
comment on column learning_courses.base_id is 'Null: for the whole hospital. cohort_ids, department_ids: empty means all of the audience.';
comment on column learning_courses.is_slow is 'Playing counts at normal speed only.';
grant delete, insert, select, update on learning_courses to residency_app;

create table learning_exam_messages (
  id bigint generated by default as identity not null,
  exam_id bigint not null,
  candidate_id bigint,
  text text not null,
  sent_by bigint not null,
  sent_at timestamp with time zone not null,
  constraint learning_exam_messages_pkey PRIMARY KEY (id),
  constraint learning_exam_messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 300))),
  constraint learning_exam_messages_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES learning_candidates(id) ON DELETE CASCADE,
  constraint learning_exam_messages_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES learning_exams(id) ON DELETE CASCADE,
  constraint learning_exam_messages_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id)
);
CREATE INDEX learning_exam_messages_by ON public.learning_exam_messages USING btree (sent_by);
CREATE INDEX learning_exam_messages_candidate ON public.learning_exam_messages USING btree (candidate_id) WHERE (candidate_id IS NOT NULL);
CREATE INDEX learning_exam_messages_exam ON public.learning_exam_messages USING btree (exam_id, id);
comment on column learning_exam_messages.candidate_id is 'Null: to everybody in the exam.';
grant delete, insert, select, update on learning_exam_messages to residency_app;

create table learning_exam_papers (
  exam_id bigint not null,
  paper_id bigint not null,
  constraint learning_exam_papers_pkey PRIMARY KEY (exam_id, paper_id),
  constraint learning_exam_papers_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES learning_exams(id) ON DELETE CASCADE,
  constraint learning_exam_papers_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES learning_papers(id)
);
CREATE INDEX learning_exam_papers_paper ON public.learning_exam_papers USING btree (paper_id);
grant delete, insert, select, update on learning_exam_papers to residency_app;

create table learning_exam_rooms (
  id bigint generated by default as identity not null,
  exam_id bigint not null,
  name text not null,
  seats integer not null,
  constraint learning_exam_rooms_pkey PRIMARY KEY (id),
  constraint learning_exam_rooms_name UNIQUE (exam_id, name),
  constraint learning_exam_rooms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint learning_exam_rooms_seats_check CHECK (((seats >= 1) AND (seats <= 2000))),
  constraint learning_exam_rooms_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES learning_exams(id) ON DELETE CASCADE
);
grant delete, insert, select, update on learning_exam_rooms to residency_app;

create table learning_exam_staff (
  exam_id bigint not null,
  user_id bigint not null,
  role text not null,
  constraint learning_exam_staff_pkey PRIMARY KEY (exam_id, role, user_id),
  constraint learning_exam_staff_role_check CHECK ((role = ANY (ARRAY['invigilator'::text, 'marker'::text]))),
  constraint learning_exam_staff_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES learning_exams(id) ON DELETE CASCADE,
  constraint learning_exam_staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX learning_exam_staff_user ON public.learning_exam_staff USING btree (user_id, role);
grant delete, insert, select, update on learning_exam_staff to residency_app;

create table learning_exams (
  id bigint generated by default as identity not null,
  title text not null,
  note text,
  base_id bigint,
  train_id bigint,
  mode text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  minutes integer not null,
  grace_seconds integer default 60 not null,
  attempts integer default 1 not null,
  shuffles_questions boolean default true not null,
  shuffles_options boolean default true not null,
  keeps_device boolean default true not null,
  marks_twice boolean default false not null,
  marks_apart integer default 20 not null,
  shows text default 'result'::text not null,
  release_at timestamp with time zone,
  resit_of bigint,
  cohort_ids bigint[] default '{}'::bigint[] not null,
  state text default 'draft'::text not null,
  reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint learning_exams_pkey PRIMARY KEY (id),
  constraint learning_exams_attempts_check CHECK (((attempts >= 1) AND (attempts <= 10))),
  constraint learning_exams_grace_seconds_check CHECK (((grace_seconds >= 0) AND (grace_seconds <= 600))),
  constraint learning_exams_marks_apart_check CHECK (((marks_apart >= 0) AND (marks_apart <= 100))),
  constraint learning_exams_minutes_check CHECK (((minutes >= 1) AND (minutes <= 600))),
  constraint learning_exams_mode_check CHECK ((mode = ANY (ARRAY['room'::text, 'remote'::text]))),
  constraint learning_exams_note_check CHECK (((length(note) >= 1) AND (length(note) <= 2000))),
  constraint learning_exams_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint learning_exams_shows_check CHECK ((shows = ANY (ARRAY['result'::text, 'own'::text, 'right'::text]))),
  constraint learning_exams_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'released'::text, 'cancelled'::text]))),
  constraint learning_exams_times CHECK (((opens_at < closes_at) AND (closes_at <= (opens_at + '90 days'::interval)))),
  constraint learning_exams_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint learning_exams_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint learning_exams_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint learning_exams_resit_of_fkey FOREIGN KEY (resit_of) REFERENCES learning_exams(id),
  constraint learning_exams_train_id_fkey FOREIGN KEY (train_id) REFERENCES learning_induction_trains(id)
);
CREATE INDEX learning_exams_base ON public.learning_exams USING btree (base_id, opens_at DESC) WHERE (base_id IS NOT NULL);
CREATE INDEX learning_exams_by ON public.learning_exams USING btree (created_by, opens_at DESC);
CREATE INDEX learning_exams_list ON public.learning_exams USING btree (opens_at DESC, id DESC);
CREATE INDEX learning_exams_release ON public.learning_exams USING btree (release_at) WHERE ((state = 'published'::text) AND (release_at IS NOT NULL));
CREATE INDEX learning_exams_resit ON public.learning_exams USING btree (resit_of) WHERE (resit_of IS NOT NULL);
CREATE INDEX learning_exams_state ON public.learning_exams USING btree (state, opens_at DESC, id DESC);
CREATE INDEX learning_exams_train ON public.learning_exams USING btree (train_id) WHERE (train_id IS NOT NULL);
comment on column learning_exams.train_id is 'An exam of an induction: its candidates are the train''s people.';
comment on column learning_exams.keeps_device is 'Another device goes on only after re-admission.';
comment on column learning_exams.marks_apart is 'Percent of an answer''s points by which two markers may differ before a third decides.';
comment on column learning_exams.shows is 'After release: the result, the own answers with their points, or the right answers too.';
grant delete, insert, select, update on learning_exams to residency_app;

create table learning_gradings (
  id bigint generated by default as identity not null,
  attempt_id bigint not null,
  item_id bigint not null,
  part text default ''::text not null,
  round integer not null,
  marker_id bigint not null,
  points integer not null,
  comment text,
  at timestamp with time zone not null,
  version integer default 1 not null,
  constraint learning_gradings_pkey PRIMARY KEY (id),
  constraint learning_gradings_marker UNIQUE (attempt_id, item_id, part, marker_id),
  constraint learning_gradings_round UNIQUE (attempt_id, item_id, part, round),
  constraint learning_gradings_comment_check CHECK (((length(comment) >= 1) AND (length(comment) <= 1000))),
  constraint learning_gradings_points_check CHECK ((points >= 0)),
  constraint learning_gradings_round_check CHECK (((round >= 1) AND (round <= 3))),
  constraint learning_gradings_mark FOREIGN KEY (attempt_id, item_id, part) REFERENCES learning_marks(attempt_id, item_id, part),
  constraint learning_gradings_marker_id_fkey FOREIGN KEY (marker_id) REFERENCES users(id)
);
CREATE INDEX learning_gradings_by ON public.learning_gradings USING btree (marker_id, id DESC);
grant delete, insert, select, update on learning_gradings to residency_app;

create table learning_induction_notices (
  id bigint generated by default as identity not null,
  train_id bigint,
  title text not null,
  body jsonb not null,
  is_shown boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint learning_induction_notices_pkey PRIMARY KEY (id),
  constraint learning_induction_notices_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint learning_induction_notices_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint learning_induction_notices_train_id_fkey FOREIGN KEY (train_id) REFERENCES learning_induction_trains(id)
);
CREATE INDEX learning_induction_notices_by ON public.learning_induction_notices USING btree (created_by);
CREATE INDEX learning_induction_notices_list ON public.learning_induction_notices USING btree (id DESC);
CREATE INDEX learning_induction_notices_train ON public.learning_induction_notices USING btree (train_id, id DESC);
comment on column learning_induction_notices.train_id is 'Null: for all trains.';
grant delete, insert, select, update on learning_induction_notices to residency_app;

create table learning_induction_people (
  id bigint generated by default as identity not null,
  train_id bigint not null,
  name text not null,
  mobile_sealed text,
  mobile_hash text,
  id_card_sealed text,
  id_card_hash text,
  registration_id bigint,
  source text not null,
  is_active boolean default true not null,
  by_office boolean default false not null,
  learned_at timestamp with time zone,
  erased_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  name_search text generated always as (((fold_search(COALESCE(name, ''::text)) || ' '::text) || name_initials(COALESCE(name, ''::text)))) stored,
  constraint learning_induction_people_pkey PRIMARY KEY (id),
  constraint learning_induction_people_once UNIQUE (train_id, id_card_hash),
  constraint learning_induction_people_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint learning_induction_people_numbers CHECK ((num_nulls(mobile_sealed, mobile_hash, id_card_sealed, id_card_hash) =
CASE
    WHEN (erased_at IS NULL) THEN 0
    ELSE 4
END)),
  constraint learning_induction_people_source_check CHECK ((source = ANY (ARRAY['admitted'::text, 'sheet'::text, 'hand'::text]))),
  constraint learning_induction_people_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint learning_induction_people_train_id_fkey FOREIGN KEY (train_id) REFERENCES learning_induction_trains(id)
);
CREATE INDEX learning_induction_people_list ON public.learning_induction_people USING btree (train_id, id DESC);
CREATE INDEX learning_induction_people_mobile ON public.learning_induction_people USING btree (train_id, mobile_hash);
CREATE INDEX learning_induction_people_registration ON public.learning_induction_people USING btree (registration_id) WHERE (registration_id IS NOT NULL);
comment on column learning_induction_people.name_search is 'What a search for a person is compared with: the name, folded, and its initials.';
grant delete, insert, select, update on learning_induction_people to residency_app;

create table learning_induction_progress (
  video_id bigint not null,
  person_id bigint not null,
  ranges jsonb default '[]'::jsonb not null,
  covered numeric(8,1) default 0 not null,
  "position" numeric(8,1) default 0 not null,
  client_id uuid not null,
  last_seq integer default 0 not null,
  beat_at timestamp with time zone not null,
  began_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint learning_induction_progress_pkey PRIMARY KEY (video_id, person_id),
  constraint learning_induction_progress_covered_check CHECK ((covered >= (0)::numeric)),
  constraint learning_induction_progress_position_check CHECK (("position" >= (0)::numeric)),
  constraint learning_induction_progress_ranges_check CHECK ((jsonb_typeof(ranges) = 'array'::text)),
  constraint learning_induction_progress_person_id_fkey FOREIGN KEY (person_id) REFERENCES learning_induction_people(id) ON DELETE CASCADE,
  constraint learning_induction_progress_video_id_fkey FOREIGN KEY (video_id) REFERENCES learning_induction_videos(id) ON DELETE CASCADE
);
CREATE INDEX learning_induction_progress_person ON public.learning_induction_progress USING btree (person_id);
grant delete, insert, select, update on learning_induction_progress to residency_app;

create table learning_induction_sessions (
  token_hash bytea not null,
  person_id bigint not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint learning_induction_sessions_pkey PRIMARY KEY (token_hash),
  constraint learning_induction_sessions_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint learning_induction_sessions_person_id_fkey FOREIGN KEY (person_id) REFERENCES learning_induction_people(id) ON DELETE CASCADE
);
CREATE INDEX learning_induction_sessions_expiry ON public.learning_induction_sessions USING btree (expires_at);
CREATE INDEX learning_induction_sessions_person ON public.learning_induction_sessions USING btree (person_id);
grant delete, insert, select, update on learning_induction_sessions to residency_app;

create table learning_induction_trains (
  id bigint generated by default as identity not null,
  title text not null,
  intro text,
  intake_id bigint,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  needs_all boolean default true not null,
  invitation_hash bytea not null,
  invitation_sealed text not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint learning_induction_trains_pkey PRIMARY KEY (id),
  constraint learning_induction_trains_invitation_hash_key UNIQUE (invitation_hash),
  constraint learning_induction_trains_intro_check CHECK (((length(intro) >= 1) AND (length(intro) <= 2000))),
  constraint learning_induction_trains_invitation_hash_check CHECK ((length(invitation_hash) = 32)),
  constraint learning_induction_trains_times CHECK ((opens_at < closes_at)),
  constraint learning_induction_trains_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint learning_induction_trains_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint learning_induction_trains_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id)
);
CREATE INDEX learning_induction_trains_by ON public.learning_induction_trains USING btree (created_by);
CREATE INDEX learning_induction_trains_intake ON public.learning_induction_trains USING btree (intake_id) WHERE (intake_id IS NOT NULL);
CREATE INDEX learning_induction_trains_list ON public.learning_induction_trains USING btree (opens_at DESC, id DESC);
comment on column learning_induction_trains.intake_id is 'Whoever is admitted in this intake is listed automatically.';
comment on column learning_induction_trains.needs_all is 'Its exam opens once every video has been seen.';
grant delete, insert, select, update on learning_induction_trains to residency_app;

create table learning_induction_videos (
  id bigint generated by default as identity not null,
  train_id bigint not null,
  place integer not null,
  title text not null,
  kind text not null,
  seconds integer not null,
  file_key text not null,
  is_hidden boolean default false not null,
  version integer default 1 not null,
  constraint learning_induction_videos_pkey PRIMARY KEY (id),
  constraint learning_induction_videos_kind_check CHECK ((kind = ANY (ARRAY['video'::text, 'document'::text]))),
  constraint learning_induction_videos_place_check CHECK ((place >= 1)),
  constraint learning_induction_videos_seconds_check CHECK (((seconds >= 1) AND (seconds <= 36000))),
  constraint learning_induction_videos_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint learning_induction_videos_train_id_fkey FOREIGN KEY (train_id) REFERENCES learning_induction_trains(id) ON DELETE CASCADE
);
CREATE INDEX learning_induction_videos_train ON public.learning_induction_videos USING btree (train_id, is_hidden, place);
grant delete, insert, select, update on learning_induction_videos to residency_app;

create table learning_lecture_people (
  lecture_id bigint not null,
  user_id bigint not null,
  is_guest boolean default false not null,
  presence text,
  signed_at timestamp with time zone,
  device_hash bytea,
  corrected_by bigint,
  note text,
  constraint learning_lecture_people_pkey PRIMARY KEY (lecture_id, user_id),
  constraint learning_lecture_people_device UNIQUE (lecture_id, device_hash),
  constraint learning_lecture_people_device_hash_check CHECK ((length(device_hash) = 32)),
  constraint learning_lecture_people_note_check CHECK (((length(note) >= 1) AND (length(note) <= 200))),
  constraint learning_lecture_people_presence_check CHECK ((presence = ANY (ARRAY['here'::text, 'late'::text, 'excused'::text, 'absent'::text]))),
  constraint learning_lecture_people_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES users(id),
  constraint learning_lecture_people_lecture_id_fkey FOREIGN KEY (lecture_id) REFERENCES learning_lectures(id) ON DELETE CASCADE,
  constraint learning_lecture_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX learning_lecture_people_corrector ON public.learning_lecture_people USING btree (corrected_by) WHERE (corrected_by IS NOT NULL);
CREATE INDEX learning_lecture_people_presence ON public.learning_lecture_people USING btree (lecture_id, presence);
CREATE INDEX learning_lecture_people_user ON public.learning_lecture_people USING btree (user_id, lecture_id);
comment on table learning_lecture_people is 'Whoever is expected, and guests who signed in.';
comment on column learning_lecture_people.presence is 'Null: awaited, absent once the lecture is over.';
comment on column learning_lecture_people.device_hash is 'The phone that signed in, by the hash of its cookie: one person each.';
grant delete, insert, select, update on learning_lecture_people to residency_app;

create table learning_lecture_refusals (
  id bigint generated by default as identity not null,
  lecture_id bigint not null,
  user_id bigint not null,
  at timestamp with time zone not null,
  constraint learning_lecture_refusals_pkey PRIMARY KEY (id),
  constraint learning_lecture_refusals_once UNIQUE (lecture_id, user_id),
  constraint learning_lecture_refusals_lecture_id_fkey FOREIGN KEY (lecture_id) REFERENCES learning_lectures(id) ON DELETE CASCADE,
  constraint learning_lecture_refusals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX learning_lecture_refusals_user ON public.learning_lecture_refusals USING btree (user_id);
comment on table learning_lecture_refusals is 'Who tried to sign in with a phone that had signed in somebody else: the first time.';
grant delete, insert, select, update on learning_lecture_refusals to residency_app;

create table learning_lectures (
  id bigint generated by default as identity not null,
  title text not null,
  kind text not null,
  place text not null,
  speaker text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  opens_before integer not null,
  late_after integer not null,
  is_open boolean not null,
  base_id bigint,
  department_id bigint,
  cohort_ids bigint[] default '{}'::bigint[] not null,
  department_ids bigint[] default '{}'::bigint[] not null,
  user_ids bigint[] default '{}'::bigint[] not null,
  state text default 'planned'::text not null,
  reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  speaker_id bigint,
  constraint learning_lectures_pkey PRIMARY KEY (id),
  constraint learning_lectures_host CHECK (((base_id IS NULL) OR (department_id IS NULL))),
  constraint learning_lectures_kind_check CHECK ((kind = ANY (ARRAY['lecture'::text, 'round'::text, 'class'::text, 'case'::text]))),
  constraint learning_lectures_late_after_check CHECK (((late_after >= 0) AND (late_after <= 240))),
  constraint learning_lectures_opens_before_check CHECK (((opens_before >= 0) AND (opens_before <= 240))),
  constraint learning_lectures_place_check CHECK (((length(place) >= 1) AND (length(place) <= 120))),
  constraint learning_lectures_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint learning_lectures_speaker_check CHECK (((length(speaker) >= 1) AND (length(speaker) <= 60))),
  constraint learning_lectures_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'closed'::text, 'cancelled'::text]))),
  constraint learning_lectures_times CHECK (((starts_at < ends_at) AND (ends_at <= (starts_at + '12:00:00'::interval)))),
  constraint learning_lectures_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint learning_lectures_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint learning_lectures_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint learning_lectures_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint learning_lectures_speaker_id_fkey FOREIGN KEY (speaker_id) REFERENCES users(id)
);
CREATE INDEX learning_lectures_base ON public.learning_lectures USING btree (base_id, starts_at DESC) WHERE (base_id IS NOT NULL);
CREATE INDEX learning_lectures_by ON public.learning_lectures USING btree (created_by, starts_at DESC);
CREATE INDEX learning_lectures_department ON public.learning_lectures USING btree (department_id, starts_at DESC) WHERE (department_id IS NOT NULL);
CREATE INDEX learning_lectures_list ON public.learning_lectures USING btree (starts_at DESC, id DESC);
CREATE INDEX learning_lectures_speaker ON public.learning_lectures USING btree (speaker_id, starts_at) WHERE (speaker_id IS NOT NULL);
CREATE INDEX learning_lectures_state ON public.learning_lectures USING btree (state, starts_at DESC, id DESC);
comment on column learning_lectures.opens_before is 'Minutes before the begin at which sign-in opens; it closes with the end.';
comment on column learning_lectures.base_id is 'The base or the department that holds it; neither: the office, or a teacher for trainees named.';
comment on column learning_lectures.speaker_id is 'The account of the speaker, who is credited with the teaching once somebody has signed in; speaker then holds the name.';
grant delete, insert, select, update on learning_lectures to residency_app;

create table learning_lessons (
  id bigint generated by default as identity not null,
  course_id bigint not null,
  chapter_id bigint,
  place integer not null,
  title text not null,
  kind text not null,
  seconds integer not null,
  file_key text not null,
  is_hidden boolean default false not null,
  constraint learning_lessons_pkey PRIMARY KEY (id),
  constraint learning_lessons_kind_check CHECK ((kind = ANY (ARRAY['video'::text, 'document'::text]))),
  constraint learning_lessons_place_check CHECK ((place >= 1)),
  constraint learning_lessons_seconds_check CHECK (((seconds >= 1) AND (seconds <= 36000))),
  constraint learning_lessons_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint learning_lessons_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES learning_chapters(id) ON DELETE SET NULL,
  constraint learning_lessons_course_id_fkey FOREIGN KEY (course_id) REFERENCES learning_courses(id) ON DELETE CASCADE
);
CREATE INDEX learning_lessons_chapter ON public.learning_lessons USING btree (chapter_id, place) WHERE (chapter_id IS NOT NULL);
CREATE INDEX learning_lessons_course ON public.learning_lessons USING btree (course_id, is_hidden, place);
comment on column learning_lessons.seconds is 'Length of a video; of a document how long it is open before it counts as read.';
comment on column learning_lessons.is_hidden is 'Left out of the outline after somebody had begun it.';
grant delete, insert, select, update on learning_lessons to residency_app;

create table learning_marker_numbers (
  exam_id bigint not null,
  marker_id bigint not null,
  attempt_id bigint not null,
  number integer not null,
  constraint learning_marker_numbers_pkey PRIMARY KEY (marker_id, attempt_id),
  constraint learning_marker_numbers_once UNIQUE (exam_id, marker_id, number),
  constraint learning_marker_numbers_number_check CHECK (((number >= 100000) AND (number <= 999999))),
  constraint learning_marker_numbers_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES learning_attempts(id),
  constraint learning_marker_numbers_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES learning_exams(id) ON DELETE CASCADE,
  constraint learning_marker_numbers_marker_id_fkey FOREIGN KEY (marker_id) REFERENCES users(id)
);
CREATE INDEX learning_marker_numbers_attempt ON public.learning_marker_numbers USING btree (attempt_id);
comment on table learning_marker_numbers is 'The number by which a marker knows an attempt: drawn by chance for each marker, and never changed.';
grant delete, insert, select, update on learning_marker_numbers to residency_app;

create table learning_marks (
  attempt_id bigint not null,
  item_id bigint not null,
  part text default ''::text not null,
  most integer not null,
  points integer,
  is_by_rule boolean not null,
  edition integer not null,
  constraint learning_marks_pkey PRIMARY KEY (attempt_id, item_id, part),
  constraint learning_marks_check CHECK (((points >= 0) AND (points <= most))),
  constraint learning_marks_most_check CHECK ((most >= 0)),
  constraint learning_marks_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES learning_attempts(id),
  constraint learning_marks_item_id_fkey FOREIGN KEY (item_id) REFERENCES learning_paper_items(id)
);
CREATE INDEX learning_marks_by_hand ON public.learning_marks USING btree (item_id, part) WHERE (NOT is_by_rule);
CREATE INDEX learning_marks_by_hand_of_attempt ON public.learning_marks USING btree (attempt_id) WHERE (NOT is_by_rule);
CREATE INDEX learning_marks_item ON public.learning_marks USING btree (item_id, part) WHERE (points IS NULL);
CREATE INDEX learning_marks_of_item ON public.learning_marks USING btree (item_id);
CREATE INDEX learning_marks_open ON public.learning_marks USING btree (attempt_id) WHERE (points IS NULL);
CREATE TRIGGER learning_marks_written AFTER INSERT ON public.learning_marks REFERENCING NEW TABLE AS new_marks FOR EACH STATEMENT EXECUTE FUNCTION note_written_answers();
alter table learning_marks set (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
comment on table learning_marks is 'Points of every answer of an ended attempt, in hundredths; null: waits for a marker.';
comment on column learning_marks.edition is 'The edition of the question by which it was marked.';
grant delete, insert, select, update on learning_marks to residency_app;

create table learning_paper_items (
  id bigint generated by default as identity not null,
  paper_id bigint not null,
  section integer not null,
  place integer not null,
  question_id bigint not null,
  edition integer not null,
  points integer not null,
  constraint learning_paper_items_pkey PRIMARY KEY (id),
  constraint learning_paper_items_once UNIQUE (paper_id, question_id),
  constraint learning_paper_items_place UNIQUE (paper_id, place) DEFERRABLE INITIALLY DEFERRED,
  constraint learning_paper_items_place_check CHECK ((place >= 1)),
  constraint learning_paper_items_points_check CHECK (((points >= 1) AND (points <= 100000))),
  constraint learning_paper_items_section_check CHECK ((section >= 0)),
  constraint learning_paper_items_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES learning_papers(id) ON DELETE CASCADE,
  constraint learning_paper_items_question FOREIGN KEY (question_id, edition) REFERENCES learning_question_editions(question_id, edition)
);
CREATE INDEX learning_paper_items_edition ON public.learning_paper_items USING btree (question_id, edition);
comment on column learning_paper_items.place is 'Through the whole paper.';
comment on column learning_paper_items.points is 'Hundredths of a point.';
grant delete, insert, select, update on learning_paper_items to residency_app;

create table learning_papers (
  id bigint generated by default as identity not null,
  title text not null,
  note text,
  base_id bigint,
  state text default 'draft'::text not null,
  pass_percent integer default 60 not null,
  gives_part boolean default false not null,
  sections jsonb default '[]'::jsonb not null,
  blueprint jsonb,
  family_id bigint,
  form text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint learning_papers_pkey PRIMARY KEY (id),
  constraint learning_papers_form UNIQUE (family_id, form),
  constraint learning_papers_blueprint_check CHECK ((jsonb_typeof(blueprint) = 'object'::text)),
  constraint learning_papers_form_check CHECK ((form ~ '^[A-Z]$'::text)),
  constraint learning_papers_note_check CHECK (((length(note) >= 1) AND (length(note) <= 1000))),
  constraint learning_papers_pass_percent_check CHECK (((pass_percent >= 1) AND (pass_percent <= 100))),
  constraint learning_papers_sections_check CHECK ((jsonb_typeof(sections) = 'array'::text)),
  constraint learning_papers_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'checked'::text, 'locked'::text]))),
  constraint learning_papers_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint learning_papers_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint learning_papers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint learning_papers_family_id_fkey FOREIGN KEY (family_id) REFERENCES learning_papers(id)
);
CREATE INDEX learning_papers_base ON public.learning_papers USING btree (base_id, id DESC) WHERE (base_id IS NOT NULL);
CREATE INDEX learning_papers_by ON public.learning_papers USING btree (created_by, id DESC);
CREATE INDEX learning_papers_list ON public.learning_papers USING btree (id DESC, base_id);
CREATE INDEX learning_papers_state ON public.learning_papers USING btree (state, id DESC);
comment on column learning_papers.gives_part is 'Part of the points for a multiple choice with some of the right options and no wrong one; else all or nothing.';
comment on column learning_papers.sections is 'Headings in their order: [{title, note}].';
comment on column learning_papers.family_id is 'The first of parallel forms drawn together; form is its letter.';
grant delete, insert, select, update on learning_papers to residency_app;

create table learning_progress (
  lesson_id bigint not null,
  user_id bigint not null,
  ranges jsonb default '[]'::jsonb not null,
  covered numeric(8,1) default 0 not null,
  "position" numeric(8,1) default 0 not null,
  client_id uuid not null,
  last_seq integer default 0 not null,
  beat_at timestamp with time zone not null,
  began_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint learning_progress_pkey PRIMARY KEY (lesson_id, user_id),
  constraint learning_progress_covered_check CHECK ((covered >= (0)::numeric)),
  constraint learning_progress_position_check CHECK (("position" >= (0)::numeric)),
  constraint learning_progress_ranges_check CHECK ((jsonb_typeof(ranges) = 'array'::text)),
  constraint learning_progress_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES learning_lessons(id) ON DELETE CASCADE,
  constraint learning_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX learning_progress_user ON public.learning_progress USING btree (user_id, beat_at DESC);
comment on column learning_progress.ranges is 'What was played and credited: [[from, until], …] in seconds, in order and apart.';
comment on column learning_progress.client_id is 'The window that counts: the one that was opened last.';
grant delete, insert, select, update on learning_progress to residency_app;

create table learning_question_categories (
  id bigint generated by default as identity not null,
  parent_id bigint,
  base_id bigint,
  name text not null,
  place integer default 1 not null,
  version integer default 1 not null,
  constraint learning_question_categories_pkey PRIMARY KEY (id),
  constraint learning_question_categories_name UNIQUE NULLS NOT DISTINCT (parent_id, base_id, name),
  constraint learning_question_categories_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint learning_question_categories_place_check CHECK ((place >= 1)),
  constraint learning_question_categories_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint learning_question_categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES learning_question_categories(id)
);
CREATE INDEX learning_question_categories_base ON public.learning_question_categories USING btree (base_id) WHERE (base_id IS NOT NULL);
comment on column learning_question_categories.base_id is 'Null: of the whole hospital. A child has its parent''s.';
grant delete, insert, select, update on learning_question_categories to residency_app;

create table learning_question_editions (
  question_id bigint not null,
  edition integer not null,
  content jsonb not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint learning_question_editions_pkey PRIMARY KEY (question_id, edition),
  constraint learning_question_editions_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint learning_question_editions_edition_check CHECK ((edition >= 1)),
  constraint learning_question_editions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint learning_question_editions_question_id_fkey FOREIGN KEY (question_id) REFERENCES learning_questions(id) ON DELETE CASCADE
);
CREATE INDEX learning_question_editions_by ON public.learning_question_editions USING btree (created_by);
comment on table learning_question_editions is 'Every edition, by the contract''s questionContent. What a paper or an attempt names never changes.';
grant delete, insert, select, update on learning_question_editions to residency_app;

create table learning_question_pairs (
  one_id bigint not null,
  other_id bigint not null,
  share integer not null,
  apart_by bigint,
  constraint learning_question_pairs_pkey PRIMARY KEY (one_id, other_id),
  constraint learning_question_pairs_order CHECK ((one_id < other_id)),
  constraint learning_question_pairs_share_check CHECK (((share >= 0) AND (share <= 100))),
  constraint learning_question_pairs_apart_by_fkey FOREIGN KEY (apart_by) REFERENCES users(id),
  constraint learning_question_pairs_one_id_fkey FOREIGN KEY (one_id) REFERENCES learning_questions(id) ON DELETE CASCADE,
  constraint learning_question_pairs_other_id_fkey FOREIGN KEY (other_id) REFERENCES learning_questions(id) ON DELETE CASCADE
);
CREATE INDEX learning_question_pairs_apart ON public.learning_question_pairs USING btree (apart_by);
CREATE INDEX learning_question_pairs_list ON public.learning_question_pairs USING btree (share DESC, one_id, other_id) WHERE (apart_by IS NULL);
CREATE INDEX learning_question_pairs_other ON public.learning_question_pairs USING btree (other_id);
comment on table learning_question_pairs is 'Likely duplicates, found when a question is written.';
comment on column learning_question_pairs.share is 'How much of their texts is the same, in percent.';
comment on column learning_question_pairs.apart_by is 'Who said that they are not the same.';
grant delete, insert, select, update on learning_question_pairs to residency_app;

create table learning_questions (
  id bigint generated by default as identity not null,
  category_id bigint not null,
  base_id bigint,
  state text default 'draft'::text not null,
  edition integer default 1 not null,
  kind text not null,
  difficulty integer not null,
  points text[] default '{}'::text[] not null,
  stem text not null,
  likeness text not null,
  bands integer[] default '{}'::integer[] not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint learning_questions_pkey PRIMARY KEY (id),
  constraint learning_questions_difficulty_check CHECK (((difficulty >= 1) AND (difficulty <= 5))),
  constraint learning_questions_edition_check CHECK ((edition >= 1)),
  constraint learning_questions_kind_check CHECK ((kind = ANY (ARRAY['single'::text, 'multiple'::text, 'trueFalse'::text, 'blank'::text, 'matching'::text, 'short'::text, 'essay'::text, 'case'::text]))),
  constraint learning_questions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'reviewed'::text, 'inUse'::text, 'retired'::text]))),
  constraint learning_questions_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint learning_questions_category_id_fkey FOREIGN KEY (category_id) REFERENCES learning_question_categories(id),
  constraint learning_questions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX learning_questions_bands ON public.learning_questions USING gin (bands);
CREATE INDEX learning_questions_base ON public.learning_questions USING btree (base_id, id DESC) WHERE (base_id IS NOT NULL);
CREATE INDEX learning_questions_by ON public.learning_questions USING btree (created_by, id DESC);
CREATE INDEX learning_questions_category ON public.learning_questions USING btree (category_id, id DESC);
CREATE INDEX learning_questions_kind ON public.learning_questions USING btree (kind, difficulty, id DESC);
CREATE INDEX learning_questions_list ON public.learning_questions USING btree (id DESC, base_id);
CREATE INDEX learning_questions_points ON public.learning_questions USING gin (points);
CREATE INDEX learning_questions_state ON public.learning_questions USING btree (state, id DESC);
comment on column learning_questions.base_id is 'That of its category, for scopes. Null: of the whole hospital.';
comment on column learning_questions.edition is 'The current edition; kind and stem are repeated from it.';
comment on column learning_questions.points is 'Knowledge points, by name.';
comment on column learning_questions.likeness is 'What likely duplicates are found by: the text of stem and options without spaces, marks and case.';
comment on column learning_questions.bands is 'Hashes of likeness: questions that share one may be alike, and are compared by the text.';
grant delete, insert, select, update on learning_questions to residency_app;

create table leave_account_changes (
  id bigint generated by default as identity not null,
  account_id bigint not null,
  days numeric(5,1) not null,
  kind text not null,
  reason text not null,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  constraint leave_account_changes_pkey PRIMARY KEY (id),
  constraint leave_account_changes_kind_check CHECK ((kind = ANY (ARRAY['carried'::text, 'earned'::text, 'corrected'::text, 'usedBefore'::text, 'carriedOver'::text, 'carryEnded'::text, 'earnedMoved'::text, 'earnedEnded'::text]))),
  constraint leave_account_changes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint leave_account_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES leave_accounts(id) ON DELETE CASCADE,
  constraint leave_account_changes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX leave_account_changes_by ON public.leave_account_changes USING btree (created_by);
CREATE INDEX leave_account_changes_of ON public.leave_account_changes USING btree (account_id, id);
comment on table leave_account_changes is 'What the office changed in an account, each with its reason.';
comment on column leave_account_changes.created_by is 'Null: done at a date, by nobody.';
grant delete, insert, select, update on leave_account_changes to residency_app;

create table leave_accounts (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  leave_type_id bigint not null,
  year integer not null,
  entitled numeric(5,1),
  adjusted numeric(5,1) default 0 not null,
  granted numeric(5,1) generated always as ((entitled + adjusted)) stored,
  used_before numeric(5,1) default 0 not null,
  used numeric(5,1) default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint leave_accounts_pkey PRIMARY KEY (id),
  constraint leave_accounts_one UNIQUE (trainee_id, leave_type_id, year),
  constraint leave_accounts_entitled_check CHECK ((entitled >= (0)::numeric)),
  constraint leave_accounts_not_below_zero CHECK (((used + used_before) <= granted)),
  constraint leave_accounts_used_before_check CHECK ((used_before >= (0)::numeric)),
  constraint leave_accounts_used_check CHECK ((used >= (0)::numeric)),
  constraint leave_accounts_year_check CHECK (((year >= 2000) AND (year <= 2100))),
  constraint leave_accounts_leave_type_id_fkey FOREIGN KEY (leave_type_id) REFERENCES leave_types(id),
  constraint leave_accounts_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id) ON DELETE CASCADE
);
CREATE INDEX leave_accounts_type ON public.leave_accounts USING btree (leave_type_id, year, trainee_id);
CREATE INDEX leave_accounts_year ON public.leave_accounts USING btree (year DESC, trainee_id);
comment on table leave_accounts is 'Days of a type in a calendar year. Days are held from the submission of a leave.';
comment on column leave_accounts.entitled is 'By the table of days, as last computed; null: the type has no yearly limit, and granted is null too.';
comment on column leave_accounts.used_before is 'Taken before leaves were recorded here.';
grant delete, insert, select, update on leave_accounts to residency_app;

create table leave_people (
  trainee_id bigint not null,
  works_since date not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint leave_people_pkey PRIMARY KEY (trainee_id),
  constraint leave_people_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id) ON DELETE CASCADE
);
comment on table leave_people is 'When a trainee began to work, for days by seniority; without a row the first day of training counts.';
grant delete, insert, select, update on leave_people to residency_app;

create table leave_settings (
  is_only boolean default true not null,
  province_code text,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  report_days integer default 14 not null,
  constraint leave_settings_pkey PRIMARY KEY (is_only),
  constraint leave_settings_is_only_check CHECK (is_only),
  constraint leave_settings_province_code_check CHECK ((province_code ~ '^[0-9]{2}$'::text)),
  constraint leave_settings_report_days_check CHECK (((report_days >= 0) AND (report_days <= 90)))
);
comment on table leave_settings is 'One row for the hospital.';
comment on column leave_settings.province_code is 'First two digits of the region code; null: not said, so nothing is recorded that provinces regulate.';
comment on column leave_settings.report_days is 'Days after an away until which its report is due.';
grant delete, insert, select, update on leave_settings to residency_app;

create table leave_step_rules (
  id bigint generated by default as identity not null,
  leave_type_id bigint,
  supervisor_over numeric(4,1),
  department_over numeric(4,1),
  base_over numeric(4,1),
  office_over numeric(4,1),
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint leave_step_rules_pkey PRIMARY KEY (id),
  constraint leave_step_rules_one UNIQUE NULLS NOT DISTINCT (leave_type_id),
  constraint leave_step_rules_base_over_check CHECK (((base_over >= (0)::numeric) AND (base_over <= (365)::numeric))),
  constraint leave_step_rules_department_over_check CHECK (((department_over >= (0)::numeric) AND (department_over <= (365)::numeric))),
  constraint leave_step_rules_office_over_check CHECK (((office_over >= (0)::numeric) AND (office_over <= (365)::numeric))),
  constraint leave_step_rules_somebody CHECK ((COALESCE(LEAST(supervisor_over, department_over, base_over, office_over), (1)::numeric) = (0)::numeric)),
  constraint leave_step_rules_supervisor_over_check CHECK (((supervisor_over >= (0)::numeric) AND (supervisor_over <= (365)::numeric))),
  constraint leave_step_rules_leave_type_id_fkey FOREIGN KEY (leave_type_id) REFERENCES leave_types(id) ON DELETE CASCADE
);
comment on table leave_step_rules is 'Which steps decide a leave, by its working days. leave_type_id null: every type without an exception.';
comment on column leave_step_rules.supervisor_over is 'The step is needed for more days than this; 0: always; null: never. At least one step is always needed.';
grant delete, insert, select, update on leave_step_rules to residency_app;

create table leave_type_days (
  id bigint generated by default as identity not null,
  leave_type_id bigint not null,
  per text not null,
  province_code text,
  min_work_years integer default 0 not null,
  days numeric(5,1),
  name text,
  name_en text,
  source text not null,
  same_as_national boolean default false not null,
  from_child integer default 1 not null,
  is_counted boolean default false not null,
  constraint leave_type_days_pkey PRIMARY KEY (id),
  constraint leave_type_days_one UNIQUE NULLS NOT DISTINCT (leave_type_id, per, province_code, min_work_years, from_child, name),
  constraint leave_type_days_counted CHECK (((NOT is_counted) OR (per = 'extra'::text))),
  constraint leave_type_days_days_check CHECK ((((days >= 0.5) AND (days <= (730)::numeric)) AND ((days * (2)::numeric) = trunc((days * (2)::numeric))))),
  constraint leave_type_days_extra_named CHECK (((per = 'extra'::text) = (name IS NOT NULL))),
  constraint leave_type_days_from_child_check CHECK (((from_child >= 1) AND (from_child <= 9))),
  constraint leave_type_days_min_work_years_check CHECK (((min_work_years >= 0) AND (min_work_years <= 50))),
  constraint leave_type_days_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint leave_type_days_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint leave_type_days_national CHECK ((same_as_national = (days IS NULL))),
  constraint leave_type_days_national_of_province CHECK (((NOT same_as_national) OR ((province_code IS NOT NULL) AND (per <> 'extra'::text)))),
  constraint leave_type_days_per_check CHECK ((per = ANY (ARRAY['year'::text, 'event'::text, 'extra'::text]))),
  constraint leave_type_days_province_code_check CHECK ((province_code ~ '^[0-9]{2}$'::text)),
  constraint leave_type_days_source_check CHECK (((length(source) >= 1) AND (length(source) <= 300))),
  constraint leave_type_days_leave_type_id_fkey FOREIGN KEY (leave_type_id) REFERENCES leave_types(id) ON DELETE CASCADE
);
comment on table leave_type_days is 'Days of a type per year or per event by years of work; rows of a province stand in place of the national ones. No row of a kind: no limit.';
comment on column leave_type_days.per is 'extra: days added to those of an event, such as a difficult birth; named.';
comment on column leave_type_days.same_as_national is 'The province has been looked up and gives the national days. Without a line of its own a province is not recorded where others are.';
comment on column leave_type_days.from_child is 'From this child on.';
comment on column leave_type_days.is_counted is 'Extra days that are chosen as often as they occur, such as for each further child.';
grant delete, insert, select, update on leave_type_days to residency_app;

create table leave_types (
  id bigint generated by default as identity not null,
  code text not null,
  name text not null,
  name_en text,
  is_paid boolean default true not null,
  counted_by text default 'working'::text not null,
  allows_half boolean default false not null,
  is_earned boolean default false not null,
  notice_days integer default 0 not null,
  papers_from numeric(4,1),
  papers text,
  papers_en text,
  extends_training text default 'never'::text not null,
  extends_over integer,
  source text,
  is_built_in boolean default false not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  is_never_hindered boolean default false not null,
  event_kind text,
  for_gender smallint,
  annual_regime text,
  carries_until text,
  constraint leave_types_pkey PRIMARY KEY (id),
  constraint leave_types_annual_regime_check CHECK ((annual_regime = ANY (ARRAY['enterprise'::text, 'publicInstitution'::text]))),
  constraint leave_types_carries_until_check CHECK ((carries_until ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'::text)),
  constraint leave_types_code_check CHECK ((code ~ '^[a-z][a-zA-Z0-9]{0,31}$'::text)),
  constraint leave_types_counted_by_check CHECK ((counted_by = ANY (ARRAY['working'::text, 'calendar'::text]))),
  constraint leave_types_event_kind_check CHECK ((event_kind = ANY (ARRAY['birth'::text, 'marriage'::text, 'death'::text, 'injury'::text, 'other'::text]))),
  constraint leave_types_extends_over_check CHECK (((extends_over >= 0) AND (extends_over <= 365))),
  constraint leave_types_extends_training_check CHECK ((extends_training = ANY (ARRAY['never'::text, 'always'::text, 'overLimit'::text]))),
  constraint leave_types_for_gender_check CHECK ((for_gender = ANY (ARRAY[1, 2]))),
  constraint leave_types_limit_said CHECK (((extends_training = 'overLimit'::text) = (extends_over IS NOT NULL))),
  constraint leave_types_name_check CHECK (((length(name) >= 1) AND (length(name) <= 30))),
  constraint leave_types_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 60))),
  constraint leave_types_notice_days_check CHECK (((notice_days >= 0) AND (notice_days <= 90))),
  constraint leave_types_papers_check CHECK (((length(papers) >= 1) AND (length(papers) <= 200))),
  constraint leave_types_papers_en_check CHECK (((length(papers_en) >= 1) AND (length(papers_en) <= 200))),
  constraint leave_types_papers_from_check CHECK (((papers_from >= (0)::numeric) AND (papers_from <= (365)::numeric))),
  constraint leave_types_papers_named CHECK (((papers_from IS NULL) = (papers IS NULL))),
  constraint leave_types_sort_check CHECK (((sort >= 0) AND (sort <= 9999))),
  constraint leave_types_source_check CHECK (((length(source) >= 1) AND (length(source) <= 300))),
  constraint leave_types_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE UNIQUE INDEX leave_types_code ON public.leave_types USING btree (code);
CREATE UNIQUE INDEX leave_types_name ON public.leave_types USING btree (name);
CREATE INDEX leave_types_order ON public.leave_types USING btree (sort, id);
comment on column leave_types.is_earned is 'Days exist only as the office grants them, such as compensatory leave (补休).';
comment on column leave_types.papers_from is 'Papers are asked for from this many days; 0: always; null: never.';
comment on column leave_types.extends_training is 'Whether days of it prolong the training: never, always, or those of a year over extends_over.';
comment on column leave_types.source is 'Where notice, papers and counting come from.';
comment on column leave_types.is_never_hindered is 'Not refused for an exam, a class or a duty at a fixed time: the trainee is warned, and the office is asked to move it.';
comment on column leave_types.event_kind is 'What an application names, so that the days of an event hold for all that name the same one; null with days per event: other.';
comment on column leave_types.for_gender is '1 men, 2 women; null: everybody.';
comment on column leave_types.annual_regime is 'By which rules annual leave is had; null: by the table of days alone.';
comment on column leave_types.carries_until is 'Days left of a year may be used until this month and day of the next; null: they end with the year.';
grant delete, insert, select, update on leave_types to residency_app;

create table majors (
  id bigint generated always as identity not null,
  base_id bigint not null,
  code text not null,
  name text not null,
  name_en text,
  kind text not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  national_id bigint,
  constraint majors_pkey PRIMARY KEY (id),
  constraint majors_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint majors_kind_check CHECK ((kind = ANY (ARRAY['technician'::text, 'pharmacist'::text]))),
  constraint majors_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint majors_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint majors_not_its_own_standard CHECK ((national_id <> id)),
  constraint majors_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint majors_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint majors_national_id_fkey FOREIGN KEY (national_id) REFERENCES majors(id)
);
CREATE UNIQUE INDEX majors_code ON public.majors USING btree (base_id, code);
CREATE INDEX majors_kind ON public.majors USING btree (kind, sort, id);
CREATE INDEX majors_national ON public.majors USING btree (national_id) WHERE (national_id IS NOT NULL);
CREATE INDEX majors_order ON public.majors USING btree (base_id, sort, id);
CREATE TRIGGER majors_mapping BEFORE INSERT OR UPDATE OF national_id, base_id ON public.majors FOR EACH ROW WHEN ((new.national_id IS NOT NULL)) EXECUTE FUNCTION keep_major_mapping();
comment on column majors.national_id is 'Of a major of one of the hospital''s own bases: the national major it is mapped to.';
grant delete, insert, select, update on majors to residency_app;

create table mentor_applications (
  id bigint generated by default as identity not null,
  window_id bigint not null,
  trainee_id bigint not null,
  entry_id bigint not null,
  choice_rank integer not null,
  statement text,
  mentor_rank integer,
  state text default 'applied'::text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mentor_applications_pkey PRIMARY KEY (id),
  constraint mentor_applications_rank EXCLUDE USING btree (window_id WITH =, trainee_id WITH =, choice_rank WITH =) WHERE ((state = 'applied'::text)) DEFERRABLE INITIALLY DEFERRED,
  constraint mentor_applications_choice_rank_check CHECK (((choice_rank >= 1) AND (choice_rank <= 20))),
  constraint mentor_applications_mentor_rank_check CHECK (((mentor_rank >= 1) AND (mentor_rank <= 1000))),
  constraint mentor_applications_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'accepted'::text, 'refused'::text, 'revoked'::text, 'lapsed'::text]))),
  constraint mentor_applications_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES mentor_entries(id),
  constraint mentor_applications_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id),
  constraint mentor_applications_window_id_fkey FOREIGN KEY (window_id) REFERENCES mentor_windows(id)
);
CREATE UNIQUE INDEX mentor_applications_accepted ON public.mentor_applications USING btree (window_id, trainee_id) WHERE (state = 'accepted'::text);
CREATE INDEX mentor_applications_entry ON public.mentor_applications USING btree (entry_id, state, id);
CREATE UNIQUE INDEX mentor_applications_once ON public.mentor_applications USING btree (window_id, trainee_id, entry_id) WHERE (state <> 'revoked'::text);
CREATE INDEX mentor_applications_trainee ON public.mentor_applications USING btree (trainee_id, id DESC);
CREATE INDEX mentor_applications_window ON public.mentor_applications USING btree (window_id, state, id);
comment on table mentor_applications is 'A trainee''s ranked wish for a mentor in a window, with the mentor''s answer.';
comment on column mentor_applications.mentor_rank is 'Where the mentor ranks this trainee among the applicants, 1 first; null: not ranked, comes after the ranked.';
grant delete, insert, select, update on mentor_applications to residency_app;

create table mentor_assessments (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  base_id bigint not null,
  year integer not null,
  result text not null,
  score numeric(5,2),
  remark text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mentor_assessments_pkey PRIMARY KEY (id),
  constraint mentor_assessments_once UNIQUE (user_id, base_id, year),
  constraint mentor_assessments_result_check CHECK ((result = ANY (ARRAY['excellent'::text, 'qualified'::text, 'basic'::text, 'unqualified'::text]))),
  constraint mentor_assessments_score_check CHECK (((score >= (0)::numeric) AND (score <= (100)::numeric))),
  constraint mentor_assessments_year_check CHECK (((year >= 2000) AND (year <= 2200))),
  constraint mentor_assessments_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint mentor_assessments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX mentor_assessments_base ON public.mentor_assessments USING btree (base_id, year DESC, id);
CREATE INDEX mentor_assessments_year ON public.mentor_assessments USING btree (year DESC, base_id, id);
grant delete, insert, select, update on mentor_assessments to residency_app;

create table mentor_changes (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  relation_id bigint not null,
  new_entry_id bigint not null,
  why text not null,
  state text default 'requested'::text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mentor_changes_pkey PRIMARY KEY (id),
  constraint mentor_changes_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'newMentorPassed'::text, 'newMentorRejected'::text, 'adminPassed'::text, 'adminRejected'::text, 'withdrawn'::text]))),
  constraint mentor_changes_new_entry_id_fkey FOREIGN KEY (new_entry_id) REFERENCES mentor_entries(id),
  constraint mentor_changes_relation_id_fkey FOREIGN KEY (relation_id) REFERENCES mentor_relations(id),
  constraint mentor_changes_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX mentor_changes_entry ON public.mentor_changes USING btree (new_entry_id, state, id);
CREATE UNIQUE INDEX mentor_changes_open ON public.mentor_changes USING btree (trainee_id) WHERE (state = ANY (ARRAY['requested'::text, 'newMentorPassed'::text]));
CREATE INDEX mentor_changes_relation ON public.mentor_changes USING btree (relation_id);
CREATE INDEX mentor_changes_state ON public.mentor_changes USING btree (state, created_at DESC, id DESC);
CREATE INDEX mentor_changes_trainee ON public.mentor_changes USING btree (trainee_id, id DESC);
comment on column mentor_changes.why is 'The trainee''s reason for the change; reason is that of a refusal.';
grant delete, insert, select, update on mentor_changes to residency_app;

create table mentor_entries (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  base_id bigint not null,
  department_id bigint not null,
  year integer not null,
  capacity integer not null,
  taken integer default 0 not null,
  title text not null,
  direction text,
  profile text,
  wishes text,
  state text default 'draft'::text not null,
  reason text,
  submitted_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mentor_entries_pkey PRIMARY KEY (id),
  constraint mentor_entries_one UNIQUE (user_id, base_id, year),
  constraint mentor_entries_capacity_check CHECK (((capacity >= 0) AND (capacity <= 50))),
  constraint mentor_entries_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'departmentPassed'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint mentor_entries_within_capacity CHECK (((taken >= 0) AND (taken <= capacity))),
  constraint mentor_entries_year_check CHECK (((year >= 2000) AND (year <= 2200))),
  constraint mentor_entries_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint mentor_entries_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint mentor_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX mentor_entries_base ON public.mentor_entries USING btree (base_id, year DESC, state, id);
CREATE INDEX mentor_entries_department ON public.mentor_entries USING btree (department_id, state, id);
CREATE INDEX mentor_entries_state ON public.mentor_entries USING btree (state, submitted_at DESC, id DESC);
CREATE INDEX mentor_entries_year ON public.mentor_entries USING btree (year DESC, id DESC);
comment on table mentor_entries is 'Mentor library: who offers to be mentor at a base in a year, for how many trainees.';
comment on column mentor_entries.taken is 'Trainees guided now from this entry; kept by a trigger on mentor_relations, so capacity holds whoever writes.';
comment on column mentor_entries.direction is 'Field of work and research.';
comment on column mentor_entries.wishes is 'What the mentor expects of trainees.';
grant delete, insert, select, update on mentor_entries to residency_app;

create table mentor_match_results (
  run_id bigint not null,
  trainee_id bigint not null,
  entry_id bigint,
  choice_rank integer,
  explanation jsonb not null,
  constraint mentor_match_results_pkey PRIMARY KEY (run_id, trainee_id),
  constraint mentor_match_results_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES mentor_entries(id),
  constraint mentor_match_results_run_id_fkey FOREIGN KEY (run_id) REFERENCES mentor_match_runs(id),
  constraint mentor_match_results_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX mentor_match_results_entry ON public.mentor_match_results USING btree (entry_id);
CREATE INDEX mentor_match_results_trainee ON public.mentor_match_results USING btree (trainee_id);
comment on column mentor_match_results.explanation is 'Why: a key of the words and its values, shown as one sentence in the reader''s language.';
grant delete, insert, select, update on mentor_match_results to residency_app;

create table mentor_match_runs (
  id bigint generated by default as identity not null,
  window_id bigint not null,
  round integer not null,
  state text default 'previewed'::text not null,
  seed text not null,
  input_hash text not null,
  placed integer not null,
  unplaced integer not null,
  run_by bigint not null,
  published_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mentor_match_runs_pkey PRIMARY KEY (id),
  constraint mentor_match_runs_round_check CHECK ((round >= 1)),
  constraint mentor_match_runs_state_check CHECK ((state = ANY (ARRAY['previewed'::text, 'published'::text, 'discarded'::text]))),
  constraint mentor_match_runs_run_by_fkey FOREIGN KEY (run_by) REFERENCES users(id),
  constraint mentor_match_runs_window_id_fkey FOREIGN KEY (window_id) REFERENCES mentor_windows(id)
);
CREATE INDEX mentor_match_runs_by ON public.mentor_match_runs USING btree (run_by);
CREATE INDEX mentor_match_runs_open ON public.mentor_match_runs USING btree (window_id) WHERE (state = 'previewed'::text);
CREATE UNIQUE INDEX mentor_match_runs_published ON public.mentor_match_runs USING btree (window_id, round) WHERE (state = 'published'::text);
CREATE INDEX mentor_match_runs_window ON public.mentor_match_runs USING btree (window_id, id DESC);
comment on column mentor_match_runs.seed is 'Draws the lots of the order among applicants whom a mentor did not rank; published with the result.';
comment on column mentor_match_runs.input_hash is 'Hash of everything the run was computed from; publishing is refused when it no longer matches.';
grant delete, insert, select, update on mentor_match_runs to residency_app;

create table mentor_meetings (
  id bigint generated by default as identity not null,
  relation_id bigint not null,
  task_id bigint,
  met_on date not null,
  topic text not null,
  content text not null,
  state text default 'submitted'::text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  together_with bigint,
  constraint mentor_meetings_pkey PRIMARY KEY (id),
  constraint mentor_meetings_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'confirmed'::text, 'disputed'::text, 'withdrawn'::text]))),
  constraint mentor_meetings_relation_id_fkey FOREIGN KEY (relation_id) REFERENCES mentor_relations(id),
  constraint mentor_meetings_task_id_fkey FOREIGN KEY (task_id) REFERENCES mentor_tasks(id),
  constraint mentor_meetings_together_with_fkey FOREIGN KEY (together_with) REFERENCES mentor_meetings(id)
);
CREATE UNIQUE INDEX mentor_meetings_once ON public.mentor_meetings USING btree (relation_id, met_on, topic) WHERE (state <> 'withdrawn'::text);
CREATE INDEX mentor_meetings_relation ON public.mentor_meetings USING btree (relation_id, met_on DESC, id DESC);
CREATE INDEX mentor_meetings_state ON public.mentor_meetings USING btree (state, met_on DESC, id DESC);
CREATE INDEX mentor_meetings_task ON public.mentor_meetings USING btree (task_id, state);
CREATE INDEX mentor_meetings_time ON public.mentor_meetings USING btree (met_on DESC, id DESC);
CREATE INDEX mentor_meetings_together ON public.mentor_meetings USING btree (together_with);
comment on table mentor_meetings is 'Guidance records: logged by the mentor, confirmed or disputed by the trainee.';
comment on column mentor_meetings.together_with is 'The first of the meetings that were logged at once, which holds their files; null: itself.';
grant delete, insert, select, update on mentor_meetings to residency_app;

create table mentor_relations (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  entry_id bigint not null,
  source text not null,
  started_on date not null,
  ended_on date,
  end_reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mentor_relations_pkey PRIMARY KEY (id),
  constraint mentor_relations_one_mentor EXCLUDE USING gist (trainee_id WITH =, daterange(started_on, ended_on, '[)'::text) WITH &&),
  constraint mentor_relations_ordered CHECK ((started_on <= ended_on)),
  constraint mentor_relations_source_check CHECK ((source = ANY (ARRAY['accepted'::text, 'matched'::text, 'placed'::text, 'changed'::text]))),
  constraint mentor_relations_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES mentor_entries(id),
  constraint mentor_relations_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX mentor_relations_entry ON public.mentor_relations USING btree (entry_id, ended_on);
CREATE INDEX mentor_relations_time ON public.mentor_relations USING btree (started_on DESC, id DESC);
CREATE INDEX mentor_relations_trainee ON public.mentor_relations USING btree (trainee_id, started_on DESC);
CREATE TRIGGER mentor_relations_places AFTER INSERT OR DELETE OR UPDATE ON public.mentor_relations FOR EACH ROW EXECUTE FUNCTION keep_mentor_places();
comment on table mentor_relations is 'Who is mentor of whom; open while ended_on is null. One mentor per trainee at any time.';
comment on column mentor_relations.source is 'accepted: first come. matched: by a run. placed: by the office. changed: a change of mentor.';
grant delete, insert, select, update on mentor_relations to residency_app;

create table mentor_tasks (
  id bigint generated by default as identity not null,
  base_id bigint not null,
  year integer not null,
  term integer not null,
  title text not null,
  content text,
  meetings integer not null,
  starts_on date not null,
  ends_on date not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mentor_tasks_pkey PRIMARY KEY (id),
  constraint mentor_tasks_once UNIQUE (base_id, year, term, title),
  constraint mentor_tasks_meetings_check CHECK (((meetings >= 1) AND (meetings <= 200))),
  constraint mentor_tasks_ordered CHECK ((starts_on <= ends_on)),
  constraint mentor_tasks_term_check CHECK ((term = ANY (ARRAY[1, 2]))),
  constraint mentor_tasks_year_check CHECK (((year >= 2000) AND (year <= 2200))),
  constraint mentor_tasks_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id)
);
CREATE INDEX mentor_tasks_time ON public.mentor_tasks USING btree (starts_on DESC, id DESC);
comment on table mentor_tasks is 'What mentors do with each of their trainees in a term, and how often; fulfilment is computed from confirmed meetings.';
grant delete, insert, select, update on mentor_tasks to residency_app;

create table mentor_windows (
  id bigint generated by default as identity not null,
  base_id bigint not null,
  year integer not null,
  mode text not null,
  max_choices integer default 3 not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  is_on boolean default true not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mentor_windows_pkey PRIMARY KEY (id),
  constraint mentor_windows_one UNIQUE (base_id, year),
  constraint mentor_windows_max_choices_check CHECK (((max_choices >= 1) AND (max_choices <= 20))),
  constraint mentor_windows_mode_check CHECK ((mode = ANY (ARRAY['firstCome'::text, 'match'::text]))),
  constraint mentor_windows_ordered CHECK ((starts_at < ends_at)),
  constraint mentor_windows_year_check CHECK (((year >= 2000) AND (year <= 2200))),
  constraint mentor_windows_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id)
);
CREATE INDEX mentor_windows_time ON public.mentor_windows USING btree (starts_at DESC, id DESC);
comment on table mentor_windows is 'When trainees and mentors of a base choose each other; one window per base and year.';
comment on column mentor_windows.mode is 'firstCome: mentors accept one by one within capacity. match: deferred acceptance after the window.';
comment on column mentor_windows.is_on is 'Switched off, nobody chooses, whatever the dates say.';
grant delete, insert, select, update on mentor_windows to residency_app;

create table menus (
  id bigint generated always as identity not null,
  seed text,
  parent_id bigint default 0 not null,
  tree_path text not null,
  name text not null,
  name_en text,
  type smallint not null,
  path text,
  component text,
  perm text,
  visible smallint default 1 not null,
  sort integer default 0 not null,
  icon text,
  redirect text,
  keep_alive smallint,
  always_show smallint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint menus_pkey PRIMARY KEY (id),
  constraint menus_seed_key UNIQUE (seed),
  constraint menus_always_show_check CHECK ((always_show = ANY (ARRAY[0, 1]))),
  constraint menus_keep_alive_check CHECK ((keep_alive = ANY (ARRAY[0, 1]))),
  constraint menus_type_check CHECK (((type >= 1) AND (type <= 4))),
  constraint menus_visible_check CHECK ((visible = ANY (ARRAY[0, 1])))
);
CREATE INDEX menus_tree ON public.menus USING btree (parent_id, sort, id);
CREATE INDEX menus_tree_path ON public.menus USING btree (tree_path text_pattern_ops);
CREATE TRIGGER menus_bump AFTER INSERT OR DELETE OR UPDATE ON public.menus FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
comment on column menus.seed is 'Key of a menu declared in code; null for one an administrator made.';
comment on column menus.type is 'MENU 1, CATALOG 2, EXTLINK 3, BUTTON 4 (published values)';
grant delete, insert, select, update on menus to residency_app;

create table message_collection_items (
  id bigint generated by default as identity not null,
  collection_id bigint not null,
  user_id bigint not null,
  state text default 'asked'::text not null,
  file_keys text[] default '{}'::text[] not null,
  uploaded_at timestamp with time zone,
  is_late boolean default false not null,
  reason text,
  reviewed_by bigint,
  reviewed_at timestamp with time zone,
  reminded_week boolean default false not null,
  reminded_day boolean default false not null,
  reminded_over boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint message_collection_items_pkey PRIMARY KEY (id),
  constraint message_collection_items_person UNIQUE (collection_id, user_id),
  constraint message_collection_items_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint message_collection_items_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'uploaded'::text, 'accepted'::text, 'returned'::text]))),
  constraint message_collection_items_uploaded CHECK (((state = 'asked'::text) OR (uploaded_at IS NOT NULL))),
  constraint message_collection_items_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES message_collections(id),
  constraint message_collection_items_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES users(id),
  constraint message_collection_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX message_collection_items_accepted ON public.message_collection_items USING btree (reviewed_at DESC, id DESC) WHERE (state = 'accepted'::text);
CREATE INDEX message_collection_items_reviewer ON public.message_collection_items USING btree (reviewed_by) WHERE (reviewed_by IS NOT NULL);
CREATE INDEX message_collection_items_state ON public.message_collection_items USING btree (collection_id, state);
CREATE INDEX message_collection_items_user ON public.message_collection_items USING btree (user_id, id DESC);
comment on column message_collection_items.is_late is 'Uploaded after the time, where late files are taken.';
comment on column message_collection_items.reminded_over is 'Reminded a day after the time.';
grant delete, insert, select, update on message_collection_items to residency_app;

create table message_collections (
  id bigint generated by default as identity not null,
  title text not null,
  body jsonb not null,
  kinds text[] not null,
  max_megabytes integer not null,
  most_files integer not null,
  due_at timestamp with time zone not null,
  takes_late boolean default false not null,
  name_rule text not null,
  choice_id bigint not null,
  state text default 'open'::text not null,
  reminded_at timestamp with time zone,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint message_collections_pkey PRIMARY KEY (id),
  constraint message_collections_choice_id_key UNIQUE (choice_id),
  constraint message_collections_body_check CHECK ((jsonb_typeof(body) = 'object'::text)),
  constraint message_collections_kinds_check CHECK ((cardinality(kinds) > 0)),
  constraint message_collections_max_megabytes_check CHECK (((max_megabytes >= 1) AND (max_megabytes <= 100))),
  constraint message_collections_most_files_check CHECK (((most_files >= 1) AND (most_files <= 20))),
  constraint message_collections_name_rule_check CHECK (((length(name_rule) >= 1) AND (length(name_rule) <= 120))),
  constraint message_collections_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text]))),
  constraint message_collections_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint message_collections_choice_id_fkey FOREIGN KEY (choice_id) REFERENCES message_recipient_choices(id),
  constraint message_collections_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX message_collections_by ON public.message_collections USING btree (created_by, id DESC);
CREATE INDEX message_collections_state ON public.message_collections USING btree (state, due_at);
grant delete, insert, select, update on message_collections to residency_app;

create table message_groups (
  id bigint generated by default as identity not null,
  name text not null,
  is_shared boolean default false not null,
  choice_id bigint not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint message_groups_pkey PRIMARY KEY (id),
  constraint message_groups_choice_id_key UNIQUE (choice_id),
  constraint message_groups_name UNIQUE (created_by, name),
  constraint message_groups_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint message_groups_choice_id_fkey FOREIGN KEY (choice_id) REFERENCES message_recipient_choices(id),
  constraint message_groups_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX message_groups_shared ON public.message_groups USING btree (id DESC) WHERE is_shared;
comment on column message_groups.is_shared is 'The education office uses it too.';
grant delete, insert, select, update on message_groups to residency_app;

create table message_inform_people (
  inform_id bigint not null,
  user_id bigint not null,
  read_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  constraint message_inform_people_pkey PRIMARY KEY (inform_id, user_id),
  constraint message_inform_people_order CHECK (((confirmed_at IS NULL) OR (read_at IS NOT NULL))),
  constraint message_inform_people_inform_id_fkey FOREIGN KEY (inform_id) REFERENCES message_informs(id) ON DELETE CASCADE,
  constraint message_inform_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX message_inform_people_open ON public.message_inform_people USING btree (user_id) WHERE (confirmed_at IS NULL);
CREATE INDEX message_inform_people_user ON public.message_inform_people USING btree (user_id, inform_id DESC);
comment on table message_inform_people is 'The recipients, fixed when an inform is sent.';
grant delete, insert, select, update on message_inform_people to residency_app;

create table message_informs (
  id bigint generated by default as identity not null,
  title text not null,
  body jsonb not null,
  is_urgent boolean default false not null,
  choice_id bigint not null,
  file_keys text[] default '{}'::text[] not null,
  state text default 'draft'::text not null,
  send_at timestamp with time zone,
  sent_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  reminded_at timestamp with time zone,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint message_informs_pkey PRIMARY KEY (id),
  constraint message_informs_choice_id_key UNIQUE (choice_id),
  constraint message_informs_body_check CHECK ((jsonb_typeof(body) = 'object'::text)),
  constraint message_informs_scheduled CHECK (((state = 'scheduled'::text) <= (send_at IS NOT NULL))),
  constraint message_informs_sent CHECK (((state = ANY (ARRAY['sent'::text, 'withdrawn'::text])) = (sent_at IS NOT NULL))),
  constraint message_informs_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sent'::text, 'withdrawn'::text]))),
  constraint message_informs_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint message_informs_withdrawn CHECK (((state = 'withdrawn'::text) = (withdrawn_at IS NOT NULL))),
  constraint message_informs_choice_id_fkey FOREIGN KEY (choice_id) REFERENCES message_recipient_choices(id),
  constraint message_informs_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX message_informs_by ON public.message_informs USING btree (created_by, id DESC);
CREATE INDEX message_informs_due ON public.message_informs USING btree (send_at) WHERE (state = 'scheduled'::text);
CREATE INDEX message_informs_state ON public.message_informs USING btree (state, id DESC);
comment on column message_informs.file_keys is 'Attachments in their order; pictures of the text are attached beside them.';
grant delete, insert, select, update on message_informs to residency_app;

create table message_news (
  id bigint generated by default as identity not null,
  title text not null,
  summary text,
  body jsonb not null,
  cover_key text,
  file_keys text[] default '{}'::text[] not null,
  is_pinned boolean default false not null,
  state text default 'draft'::text not null,
  publish_at timestamp with time zone,
  published_at timestamp with time zone,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint message_news_pkey PRIMARY KEY (id),
  constraint message_news_body_check CHECK ((jsonb_typeof(body) = 'object'::text)),
  constraint message_news_published CHECK (((state = 'published'::text) <= (published_at IS NOT NULL))),
  constraint message_news_scheduled CHECK (((state = 'scheduled'::text) <= (publish_at IS NOT NULL))),
  constraint message_news_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'withdrawn'::text]))),
  constraint message_news_summary_check CHECK (((length(summary) >= 1) AND (length(summary) <= 300))),
  constraint message_news_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint message_news_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX message_news_by ON public.message_news USING btree (created_by);
CREATE INDEX message_news_due ON public.message_news USING btree (publish_at) WHERE (state = 'scheduled'::text);
CREATE INDEX message_news_newest ON public.message_news USING btree (COALESCE(published_at, publish_at, created_at) DESC, id DESC);
CREATE INDEX message_news_shown ON public.message_news USING btree (is_pinned DESC, published_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX message_news_state_newest ON public.message_news USING btree (state, COALESCE(published_at, publish_at, created_at) DESC, id DESC);
grant delete, insert, select, update on message_news to residency_app;

create table message_recipient_choices (
  id bigint generated by default as identity not null,
  everyone boolean default false not null,
  user_ids bigint[] default '{}'::bigint[] not null,
  role_ids bigint[] default '{}'::bigint[] not null,
  base_ids bigint[] default '{}'::bigint[] not null,
  department_ids bigint[] default '{}'::bigint[] not null,
  cohort_ids bigint[] default '{}'::bigint[] not null,
  group_ids bigint[] default '{}'::bigint[] not null,
  constraint message_recipient_choices_pkey PRIMARY KEY (id)
);
comment on table message_recipient_choices is 'Who is addressed: whoever is in any of the lists, of those whom the sender reaches.';
comment on column message_recipient_choices.group_ids is 'Groups of people, followed by their rules until the day it is sent.';
grant delete, insert, select, update on message_recipient_choices to residency_app;

create table mini_bindings (
  user_id bigint not null,
  open_id_hash text not null,
  bound_at timestamp with time zone not null,
  constraint mini_bindings_pkey PRIMARY KEY (user_id),
  constraint mini_bindings_open_id_hash_key UNIQUE (open_id_hash),
  constraint mini_bindings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant delete, insert, select, update on mini_bindings to residency_app;

create table mini_menu_seeds (
  seed text not null,
  menu_id bigint,
  constraint mini_menu_seeds_pkey PRIMARY KEY (seed),
  constraint mini_menu_seeds_menu_id_fkey FOREIGN KEY (menu_id) REFERENCES mini_menus(id) ON DELETE SET NULL
);
CREATE INDEX mini_menu_seeds_menu ON public.mini_menu_seeds USING btree (menu_id);
comment on table mini_menu_seeds is 'Which declared mini-program menus were added once. What administrators delete stays deleted.';
grant delete, insert, select, update on mini_menu_seeds to residency_app;

create table mini_menus (
  id bigint generated always as identity not null,
  parent_id bigint default 0 not null,
  name text not null,
  name_en text,
  path text,
  icon text,
  sort integer default 0 not null,
  visible smallint default 1 not null,
  role_codes text[] default '{}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint mini_menus_pkey PRIMARY KEY (id),
  constraint mini_menus_visible_check CHECK ((visible = ANY (ARRAY[0, 1])))
);
CREATE INDEX mini_menus_tree ON public.mini_menus USING btree (parent_id, sort, id);
grant delete, insert, select, update on mini_menus to residency_app;

create table morning_messages (
  user_id bigint not null,
  day date not null,
  constraint morning_messages_pkey PRIMARY KEY (user_id, day),
  constraint morning_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX morning_messages_day ON public.morning_messages USING btree (day);
grant delete, insert, select, update on morning_messages to residency_app;

create table notice_templates (
  kind text not null,
  title text not null,
  title_en text not null,
  body text not null,
  body_en text not null,
  is_on boolean default true not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  channels text[] default '{mail}'::text[] not null,
  pace text default 'digest'::text not null,
  constraint notice_templates_pkey PRIMARY KEY (kind),
  constraint notice_templates_channels_check CHECK ((channels <@ ARRAY['wechat'::text, 'sms'::text, 'mail'::text])),
  constraint notice_templates_pace_check CHECK ((pace = ANY (ARRAY['urgent'::text, 'daytime'::text, 'digest'::text])))
);
grant delete, insert, select, update on notice_templates to residency_app;

create table notices (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  kind text not null,
  title text not null,
  title_en text not null,
  body text not null,
  body_en text not null,
  path text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  held_until timestamp with time zone,
  decision_id bigint,
  is_announced boolean default true not null,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES flow_decisions(id) ON DELETE SET NULL,
  constraint notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notices_decision ON public.notices USING btree (decision_id) WHERE (decision_id IS NOT NULL);
CREATE INDEX notices_of ON public.notices USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX notices_unannounced ON public.notices USING btree (held_until) WHERE (NOT is_announced);
CREATE INDEX notices_unread ON public.notices USING btree (user_id) WHERE (read_at IS NULL);
alter table notices set (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
comment on column notices.held_until is 'Before this moment the notice is neither shown nor sent: its decision can be undone.';
grant delete, insert, select, update on notices to residency_app;

create table offer_pools (
  id bigint generated by default as identity not null,
  offer_id bigint not null,
  trainee_kind text,
  seats integer not null,
  constraint offer_pools_pkey PRIMARY KEY (id),
  constraint offer_pools_offer_id_trainee_kind_key UNIQUE NULLS NOT DISTINCT (offer_id, trainee_kind),
  constraint offer_pools_seats_check CHECK ((seats >= 0)),
  constraint offer_pools_trainee_kind_check CHECK ((trainee_kind = ANY (ARRAY['sponsored'::text, 'open'::text, 'degree'::text, 'partner'::text]))),
  constraint offer_pools_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE
);
grant delete, insert, select, update on offer_pools to residency_app;

create table offers (
  id bigint generated by default as identity not null,
  intake_id bigint not null,
  major_id bigint not null,
  training_unit_id bigint not null,
  place integer default 0 not null,
  min_education text,
  max_age integer,
  certificates text[] default '{}'::text[] not null,
  trainee_kinds text[],
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint offers_pkey PRIMARY KEY (id),
  constraint offers_intake_id_major_id_training_unit_id_key UNIQUE (intake_id, major_id, training_unit_id),
  constraint offers_max_age_check CHECK (((max_age >= 18) AND (max_age <= 100))),
  constraint offers_min_education_check CHECK ((min_education = ANY (ARRAY['junior'::text, 'undergraduate'::text, 'master'::text, 'doctor'::text]))),
  constraint offers_trainee_kinds_check CHECK ((trainee_kinds <@ ARRAY['sponsored'::text, 'open'::text, 'degree'::text, 'partner'::text])),
  constraint offers_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id),
  constraint offers_major_id_fkey FOREIGN KEY (major_id) REFERENCES majors(id),
  constraint offers_training_unit_id_fkey FOREIGN KEY (training_unit_id) REFERENCES training_units(id)
);
CREATE INDEX offers_major ON public.offers USING btree (major_id);
CREATE INDEX offers_order ON public.offers USING btree (intake_id, place, id);
CREATE INDEX offers_unit ON public.offers USING btree (training_unit_id);
comment on column offers.place is 'The published order of offers in an intake.';
comment on column offers.trainee_kinds is 'Null: every kind the intake accepts.';
grant delete, insert, select, update on offers to residency_app;

create table opened_pages (
  user_id bigint not null,
  view text not null,
  weight real not null,
  last_at timestamp with time zone not null,
  constraint opened_pages_pkey PRIMARY KEY (user_id, view),
  constraint opened_pages_view_check CHECK (((length(view) >= 1) AND (length(view) <= 100))),
  constraint opened_pages_weight_check CHECK ((weight >= (0)::double precision)),
  constraint opened_pages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table opened_pages is 'How often somebody opened a page of a menu: counted down by half every thirty days.';
grant delete, insert, select, update on opened_pages to residency_app;

create table partners (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  state text default 'applied'::text not null,
  name text not null,
  credit_code text not null,
  contact_name text not null,
  mobile_sealed text,
  mobile_hash text,
  training_unit_id bigint,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint partners_pkey PRIMARY KEY (id),
  constraint partners_credit_code_key UNIQUE (credit_code),
  constraint partners_user_id_key UNIQUE (user_id),
  constraint partners_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'approved'::text, 'rejected'::text]))),
  constraint partners_training_unit_id_fkey FOREIGN KEY (training_unit_id) REFERENCES training_units(id),
  constraint partners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX partners_state ON public.partners USING btree (state, created_at DESC, id DESC);
CREATE INDEX partners_unit ON public.partners USING btree (training_unit_id);
grant delete, insert, select, update on partners to residency_app;

create table placements (
  registration_id bigint not null,
  pool_id bigint not null,
  origin text not null,
  total integer,
  run_id bigint,
  placed_by bigint not null,
  placed_at timestamp with time zone not null,
  freed_at timestamp with time zone,
  constraint placements_pkey PRIMARY KEY (registration_id),
  constraint placements_origin_check CHECK ((origin = ANY (ARRAY['exempt'::text, 'run'::text, 'call'::text, 'adjustment'::text]))),
  constraint placements_placed_by_fkey FOREIGN KEY (placed_by) REFERENCES users(id),
  constraint placements_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES offer_pools(id),
  constraint placements_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint placements_run_id_fkey FOREIGN KEY (run_id) REFERENCES admission_runs(id)
);
CREATE INDEX placements_by ON public.placements USING btree (placed_by);
CREATE INDEX placements_pool ON public.placements USING btree (pool_id);
CREATE INDEX placements_run ON public.placements USING btree (run_id) WHERE (run_id IS NOT NULL);
grant delete, insert, select, update on placements to residency_app;

create table plan_blocks (
  id bigint generated by default as identity not null,
  plan_id bigint not null,
  trainee_id bigint not null,
  row_id bigint,
  department_id bigint not null,
  stage smallint,
  months integer not null,
  starts_on date,
  ends_on date generated always as (last_day_of_months(starts_on, months)) stored,
  is_locked boolean default false not null,
  block_id bigint,
  constraint plan_blocks_pkey PRIMARY KEY (id),
  constraint plan_blocks_one_place EXCLUDE USING gist (plan_id WITH =, trainee_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE ((starts_on IS NOT NULL)) DEFERRABLE,
  constraint plan_blocks_locked_somewhere CHECK (((NOT is_locked) OR (starts_on IS NOT NULL))),
  constraint plan_blocks_months_check CHECK (((months >= 1) AND (months <= 60))),
  constraint plan_blocks_stage_check CHECK ((stage = ANY (ARRAY[1, 2]))),
  constraint plan_blocks_starts_on_check CHECK ((EXTRACT(day FROM starts_on) = (1)::numeric)),
  constraint plan_blocks_block_id_fkey FOREIGN KEY (block_id) REFERENCES rotation_blocks(id) ON DELETE SET NULL,
  constraint plan_blocks_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint plan_blocks_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES rotation_plans(id) ON DELETE CASCADE,
  constraint plan_blocks_row_id_fkey FOREIGN KEY (row_id) REFERENCES cohort_rows(id),
  constraint plan_blocks_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX plan_blocks_department ON public.plan_blocks USING btree (department_id, plan_id);
CREATE INDEX plan_blocks_fact ON public.plan_blocks USING btree (block_id) WHERE (block_id IS NOT NULL);
CREATE INDEX plan_blocks_plan ON public.plan_blocks USING btree (plan_id, trainee_id, starts_on);
CREATE INDEX plan_blocks_row ON public.plan_blocks USING btree (row_id);
CREATE INDEX plan_blocks_trainee ON public.plan_blocks USING btree (trainee_id, plan_id);
comment on column plan_blocks.starts_on is 'First day of the month in which the block begins; null: not placed yet.';
comment on column plan_blocks.block_id is 'The block of the trainee that has begun and is taken over as it was; null: still to be planned.';
grant delete, insert, select, update on plan_blocks to residency_app;

create table plan_cohorts (
  plan_id bigint not null,
  cohort_id bigint not null,
  constraint plan_cohorts_pkey PRIMARY KEY (plan_id, cohort_id),
  constraint plan_cohorts_cohort_id_fkey FOREIGN KEY (cohort_id) REFERENCES cohorts(id),
  constraint plan_cohorts_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES rotation_plans(id) ON DELETE CASCADE
);
CREATE INDEX plan_cohorts_cohort ON public.plan_cohorts USING btree (cohort_id);
grant delete, insert, select, update on plan_cohorts to residency_app;

create table progress_committees (
  id bigint generated by default as identity not null,
  base_id bigint not null,
  name text not null,
  reminded_on date,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint progress_committees_pkey PRIMARY KEY (id),
  constraint progress_committees_name UNIQUE (base_id, name),
  constraint progress_committees_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint progress_committees_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id)
);
comment on column progress_committees.reminded_on is 'When the office was last reminded that no session was held for long.';
grant delete, insert, select, update on progress_committees to residency_app;

create table progress_decisions (
  id bigint generated by default as identity not null,
  packet_id bigint not null,
  outcome text not null,
  reason_sealed text,
  decided_by bigint not null,
  decided_at timestamp with time zone not null,
  plan_id bigint,
  begins jsonb,
  situation_id bigint,
  departure_id bigint,
  read_at timestamp with time zone,
  answer_sealed text,
  answered_at timestamp with time zone,
  reminded_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint progress_decisions_pkey PRIMARY KEY (id),
  constraint progress_decisions_once UNIQUE (packet_id),
  constraint progress_decisions_answer CHECK (((answer_sealed IS NULL) = (answered_at IS NULL))),
  constraint progress_decisions_begins CHECK (((outcome = ANY (ARRAY['specialSituation'::text, 'end'::text])) = (begins IS NOT NULL))),
  constraint progress_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['asExpected'::text, 'watch'::text, 'supportPlan'::text, 'repeatStays'::text, 'specialSituation'::text, 'end'::text]))),
  constraint progress_decisions_plan CHECK (((outcome = 'supportPlan'::text) = (plan_id IS NOT NULL))),
  constraint progress_decisions_reason CHECK (((outcome = 'asExpected'::text) OR (reason_sealed IS NOT NULL))),
  constraint progress_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint progress_decisions_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES trainee_departures(id),
  constraint progress_decisions_packet_id_fkey FOREIGN KEY (packet_id) REFERENCES progress_packets(id) ON DELETE CASCADE,
  constraint progress_decisions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES progress_plans(id),
  constraint progress_decisions_situation_id_fkey FOREIGN KEY (situation_id) REFERENCES trainee_situations(id)
);
CREATE INDEX progress_decisions_decider ON public.progress_decisions USING btree (decided_by);
CREATE INDEX progress_decisions_departure ON public.progress_decisions USING btree (departure_id);
CREATE INDEX progress_decisions_plan_of ON public.progress_decisions USING btree (plan_id);
CREATE INDEX progress_decisions_situation ON public.progress_decisions USING btree (situation_id);
CREATE INDEX progress_decisions_unread ON public.progress_decisions USING btree (decided_at) WHERE ((read_at IS NULL) AND (reminded_at IS NULL));
comment on column progress_decisions.begins is 'What the special situation or the departure begins with when the session is closed.';
grant delete, insert, select, update on progress_decisions to residency_app;

create table progress_goals (
  id bigint generated by default as identity not null,
  plan_id bigint not null,
  goal text not null,
  measure text not null,
  owner_id bigint not null,
  due_on date not null,
  result text,
  result_text text,
  resulted_at timestamp with time zone,
  reminded_due_at timestamp with time zone,
  reminded_late_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  origin text default 'free'::text not null,
  origin_key text,
  origin_label text,
  constraint progress_goals_pkey PRIMARY KEY (id),
  constraint progress_goals_goal_check CHECK (((length(goal) >= 1) AND (length(goal) <= 200))),
  constraint progress_goals_measure_check CHECK (((length(measure) >= 1) AND (length(measure) <= 500))),
  constraint progress_goals_origin CHECK ((num_nonnulls(origin_key, origin_label) =
CASE
    WHEN (origin = 'free'::text) THEN 0
    ELSE 2
END)),
  constraint progress_goals_origin_check CHECK ((origin = ANY (ARRAY['missing'::text, 'level'::text, 'decision'::text, 'free'::text]))),
  constraint progress_goals_origin_key_check CHECK (((length(origin_key) >= 1) AND (length(origin_key) <= 100))),
  constraint progress_goals_origin_label_check CHECK (((length(origin_label) >= 1) AND (length(origin_label) <= 300))),
  constraint progress_goals_result CHECK (((result IS NULL) = (resulted_at IS NULL))),
  constraint progress_goals_result_check CHECK ((result = ANY (ARRAY['reached'::text, 'partly'::text, 'missed'::text]))),
  constraint progress_goals_result_text_check CHECK (((length(result_text) >= 1) AND (length(result_text) <= 500))),
  constraint progress_goals_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint progress_goals_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES progress_plans(id) ON DELETE CASCADE
);
CREATE INDEX progress_goals_due ON public.progress_goals USING btree (due_on) WHERE (result IS NULL);
CREATE INDEX progress_goals_owner ON public.progress_goals USING btree (owner_id, due_on);
CREATE INDEX progress_goals_plan ON public.progress_goals USING btree (plan_id, due_on);
comment on column progress_goals.origin_label is 'What the goal was made from, as its writer read it.';
grant delete, insert, select, update on progress_goals to residency_app;

create table progress_looks (
  id bigint generated by default as identity not null,
  plan_id bigint not null,
  looked_on date not null,
  note text not null,
  user_id bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint progress_looks_pkey PRIMARY KEY (id),
  constraint progress_looks_note_check CHECK (((length(note) >= 1) AND (length(note) <= 1000))),
  constraint progress_looks_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES progress_plans(id) ON DELETE CASCADE,
  constraint progress_looks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX progress_looks_plan ON public.progress_looks USING btree (plan_id, looked_on DESC);
CREATE INDEX progress_looks_user ON public.progress_looks USING btree (user_id);
comment on table progress_looks is 'The mentor looks at a learning plan every three months.';
grant delete, insert, select, update on progress_looks to residency_app;

create table progress_members (
  id bigint generated by default as identity not null,
  committee_id bigint not null,
  user_id bigint not null,
  role text not null,
  starts_on date not null,
  ends_on date,
  constraint progress_members_pkey PRIMARY KEY (id),
  constraint progress_members_once EXCLUDE USING gist (committee_id WITH =, user_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&),
  constraint progress_members_one_chair EXCLUDE USING gist (committee_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE ((role = 'chair'::text)),
  constraint progress_members_ordered CHECK ((starts_on <= ends_on)),
  constraint progress_members_role_check CHECK ((role = ANY (ARRAY['chair'::text, 'baseAdministrator'::text, 'office'::text, 'teacher'::text]))),
  constraint progress_members_committee_id_fkey FOREIGN KEY (committee_id) REFERENCES progress_committees(id) ON DELETE CASCADE,
  constraint progress_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX progress_members_committee ON public.progress_members USING btree (committee_id, user_id);
CREATE INDEX progress_members_user ON public.progress_members USING btree (user_id, committee_id);
comment on column progress_members.ends_on is 'The last day in office; null: no end is set.';
grant delete, insert, select, update on progress_members to residency_app;

create table progress_notes (
  id bigint generated by default as identity not null,
  packet_id bigint not null,
  user_id bigint not null,
  text_sealed text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint progress_notes_pkey PRIMARY KEY (id),
  constraint progress_notes_once UNIQUE (packet_id, user_id),
  constraint progress_notes_packet_id_fkey FOREIGN KEY (packet_id) REFERENCES progress_packets(id) ON DELETE CASCADE,
  constraint progress_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX progress_notes_user ON public.progress_notes USING btree (user_id);
grant delete, insert, select, update on progress_notes to residency_app;

create table progress_packets (
  id bigint generated by default as identity not null,
  session_id bigint not null,
  trainee_id bigint not null,
  mentor_id bigint,
  behind integer not null,
  facts_sealed text not null,
  made_at timestamp with time zone not null,
  constraint progress_packets_pkey PRIMARY KEY (id),
  constraint progress_packets_once UNIQUE (session_id, trainee_id),
  constraint progress_packets_behind_check CHECK ((behind >= 0)),
  constraint progress_packets_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES users(id),
  constraint progress_packets_session_id_fkey FOREIGN KEY (session_id) REFERENCES progress_sessions(id) ON DELETE CASCADE,
  constraint progress_packets_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX progress_packets_mentor ON public.progress_packets USING btree (mentor_id);
CREATE INDEX progress_packets_trainee ON public.progress_packets USING btree (trainee_id);
comment on column progress_packets.mentor_id is 'The mentor on the day of the facts.';
comment on column progress_packets.behind is 'Lines of the completion check that are behind the time: the agenda begins with those of whom most is.';
comment on column progress_packets.facts_sealed is 'The facts as they were read when the session was prepared, in each language: JSON, sealed.';
grant delete, insert, select, update on progress_packets to residency_app;

create table progress_participants (
  decision_id bigint not null,
  user_id bigint not null,
  constraint progress_participants_pkey PRIMARY KEY (decision_id, user_id),
  constraint progress_participants_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES progress_decisions(id) ON DELETE CASCADE,
  constraint progress_participants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX progress_participants_user ON public.progress_participants USING btree (user_id);
grant delete, insert, select, update on progress_participants to residency_app;

create table progress_plans (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  kind text default 'support'::text not null,
  opened_by bigint not null,
  opened_on date,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  state text,
  return_reason text,
  end_note text,
  ended_on date,
  next_look_on date,
  look_reminded_at timestamp with time zone,
  constraint progress_plans_pkey PRIMARY KEY (id),
  constraint progress_plans_end_note_check CHECK (((length(end_note) >= 1) AND (length(end_note) <= 500))),
  constraint progress_plans_ended CHECK ((num_nonnulls(end_note, ended_on) =
CASE
    WHEN (state = 'ended'::text) THEN 2
    ELSE 0
END)),
  constraint progress_plans_kind_check CHECK ((kind = ANY (ARRAY['support'::text, 'learning'::text]))),
  constraint progress_plans_next_look CHECK (((state = 'agreed'::text) = (next_look_on IS NOT NULL))),
  constraint progress_plans_opened CHECK (((state IS NULL) OR (state = ANY (ARRAY['draft'::text, 'proposed'::text])) OR (opened_on IS NOT NULL))),
  constraint progress_plans_return_reason_check CHECK (((length(return_reason) >= 1) AND (length(return_reason) <= 500))),
  constraint progress_plans_state CHECK (((kind = 'learning'::text) = (state IS NOT NULL))),
  constraint progress_plans_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'proposed'::text, 'agreed'::text, 'ended'::text]))),
  constraint progress_plans_support CHECK (((kind = 'learning'::text) OR (num_nonnulls(return_reason, end_note, ended_on, next_look_on, look_reminded_at) = 0))),
  constraint progress_plans_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id),
  constraint progress_plans_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX progress_plans_look_due ON public.progress_plans USING btree (next_look_on) WHERE (state = 'agreed'::text);
CREATE UNIQUE INDEX progress_plans_one_learning ON public.progress_plans USING btree (trainee_id) WHERE ((kind = 'learning'::text) AND (state <> 'ended'::text));
CREATE INDEX progress_plans_opener ON public.progress_plans USING btree (opened_by);
CREATE INDEX progress_plans_trainee ON public.progress_plans USING btree (trainee_id, opened_on DESC);
comment on column progress_plans.opened_on is 'Since when it is in force and shown; null: it is still being decided, or was never agreed.';
comment on column progress_plans.state is 'Of a learning plan; a support plan has none: a committee decides on it.';
comment on column progress_plans.return_reason is 'Why the mentor returned the latest proposal.';
comment on column progress_plans.next_look_on is 'When the mentor is to look at an agreed plan next.';
comment on column progress_plans.look_reminded_at is 'When mentor and trainee were reminded of the next look.';
grant delete, insert, select, update on progress_plans to residency_app;

create table progress_relatives (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  trainee_id bigint not null,
  declared_by bigint not null,
  declared_at timestamp with time zone not null,
  withdrawn_by bigint,
  withdrawn_at timestamp with time zone,
  constraint progress_relatives_pkey PRIMARY KEY (id),
  constraint progress_relatives_withdrawn CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL))),
  constraint progress_relatives_declared_by_fkey FOREIGN KEY (declared_by) REFERENCES users(id),
  constraint progress_relatives_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id),
  constraint progress_relatives_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint progress_relatives_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES users(id)
);
CREATE INDEX progress_relatives_declarer ON public.progress_relatives USING btree (declared_by);
CREATE UNIQUE INDEX progress_relatives_open ON public.progress_relatives USING btree (user_id, trainee_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX progress_relatives_trainee ON public.progress_relatives USING btree (trainee_id);
CREATE INDEX progress_relatives_user ON public.progress_relatives USING btree (user_id);
CREATE INDEX progress_relatives_withdrawer ON public.progress_relatives USING btree (withdrawn_by);
comment on table progress_relatives is 'A relative of a trainee decides nothing about them.';
grant delete, insert, select, update on progress_relatives to residency_app;

create table progress_repeats (
  id bigint generated by default as identity not null,
  decision_id bigint not null,
  block_id bigint,
  department_id bigint not null,
  starts_on date not null,
  ends_on date not null,
  settled_by bigint,
  settled_at timestamp with time zone,
  constraint progress_repeats_pkey PRIMARY KEY (id),
  constraint progress_repeats_once UNIQUE (decision_id, department_id, starts_on),
  constraint progress_repeats_ordered CHECK ((starts_on <= ends_on)),
  constraint progress_repeats_settled CHECK (((settled_at IS NULL) = (settled_by IS NULL))),
  constraint progress_repeats_block_id_fkey FOREIGN KEY (block_id) REFERENCES rotation_blocks(id) ON DELETE SET NULL,
  constraint progress_repeats_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES progress_decisions(id) ON DELETE CASCADE,
  constraint progress_repeats_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint progress_repeats_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id)
);
CREATE INDEX progress_repeats_block ON public.progress_repeats USING btree (block_id);
CREATE INDEX progress_repeats_department ON public.progress_repeats USING btree (department_id);
CREATE INDEX progress_repeats_settler ON public.progress_repeats USING btree (settled_by);
comment on table progress_repeats is 'Stays that are to be repeated: open until one is planned in the same department after the close, or the office settles it.';
comment on column progress_repeats.block_id is 'The stay; null: it was taken away since, and the days and the department remain.';
grant delete, insert, select, update on progress_repeats to residency_app;

create table progress_session_members (
  session_id bigint not null,
  user_id bigint not null,
  role text not null,
  constraint progress_session_members_pkey PRIMARY KEY (session_id, user_id),
  constraint progress_session_members_role_check CHECK ((role = ANY (ARRAY['chair'::text, 'baseAdministrator'::text, 'office'::text, 'teacher'::text]))),
  constraint progress_session_members_session_id_fkey FOREIGN KEY (session_id) REFERENCES progress_sessions(id) ON DELETE CASCADE,
  constraint progress_session_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX progress_session_members_user ON public.progress_session_members USING btree (user_id, session_id);
comment on table progress_session_members is 'The members when a session was opened: later changes of the committee do not touch it.';
grant delete, insert, select, update on progress_session_members to residency_app;

create table progress_sessions (
  id bigint generated by default as identity not null,
  committee_id bigint not null,
  held_on date not null,
  facts_on date not null,
  year integer,
  major_id bigint,
  state text default 'planned'::text not null,
  number text,
  prepared_at timestamp with time zone,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  reminded_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint progress_sessions_pkey PRIMARY KEY (id),
  constraint progress_sessions_number_key UNIQUE (number),
  constraint progress_sessions_closed CHECK (((state = 'closed'::text) = ((number IS NOT NULL) AND (closed_at IS NOT NULL)))),
  constraint progress_sessions_days CHECK ((facts_on <= held_on)),
  constraint progress_sessions_number_check CHECK (((length(number) >= 1) AND (length(number) <= 30))),
  constraint progress_sessions_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'prepared'::text, 'held'::text, 'closed'::text, 'cancelled'::text]))),
  constraint progress_sessions_year_check CHECK (((year >= 2000) AND (year <= 2100))),
  constraint progress_sessions_committee_id_fkey FOREIGN KEY (committee_id) REFERENCES progress_committees(id),
  constraint progress_sessions_major_id_fkey FOREIGN KEY (major_id) REFERENCES majors(id)
);
CREATE INDEX progress_sessions_committee ON public.progress_sessions USING btree (committee_id, held_on DESC);
CREATE INDEX progress_sessions_major ON public.progress_sessions USING btree (major_id);
CREATE UNIQUE INDEX progress_sessions_once ON public.progress_sessions USING btree (committee_id, held_on, COALESCE(year, 0), COALESCE(major_id, (0)::bigint)) WHERE (state <> 'cancelled'::text);
CREATE INDEX progress_sessions_state ON public.progress_sessions USING btree (state, held_on);
comment on column progress_sessions.year is 'Only trainees who were enrolled in this year; null: of every year.';
comment on column progress_sessions.number is 'The number of the minutes.';
grant delete, insert, select, update on progress_sessions to residency_app;

create table progress_settings (
  id integer default 1 not null,
  sessions_per_year integer default 2 not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint progress_settings_pkey PRIMARY KEY (id),
  constraint progress_settings_id_check CHECK ((id = 1)),
  constraint progress_settings_sessions_per_year_check CHECK (((sessions_per_year >= 1) AND (sessions_per_year <= 12)))
);
grant delete, insert, select, update on progress_settings to residency_app;

create table qualification_conditions (
  id bigint generated by default as identity not null,
  base_id bigint,
  level text not null,
  min_title_rank text,
  min_title_years integer,
  min_teaching_years integer,
  min_specialty_years integer,
  min_education text,
  certificate_kinds text[] default '{}'::text[] not null,
  refuses_discipline boolean default true not null,
  validity_years integer default 5 not null,
  source text,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint qualification_conditions_pkey PRIMARY KEY (id),
  constraint qualification_conditions_one UNIQUE NULLS NOT DISTINCT (base_id, level),
  constraint qualification_conditions_level_check CHECK ((level = ANY (ARRAY['general'::text, 'core'::text]))),
  constraint qualification_conditions_min_specialty_years_check CHECK (((min_specialty_years >= 0) AND (min_specialty_years <= 50))),
  constraint qualification_conditions_min_teaching_years_check CHECK (((min_teaching_years >= 0) AND (min_teaching_years <= 50))),
  constraint qualification_conditions_min_title_rank_check CHECK ((min_title_rank = ANY (ARRAY['junior'::text, 'intermediate'::text, 'associateSenior'::text, 'senior'::text]))),
  constraint qualification_conditions_min_title_years_check CHECK (((min_title_years >= 0) AND (min_title_years <= 50))),
  constraint qualification_conditions_validity_years_check CHECK (((validity_years >= 1) AND (validity_years <= 20))),
  constraint qualification_conditions_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id)
);
comment on column qualification_conditions.base_id is 'Null: every base without conditions of its own.';
comment on column qualification_conditions.source is 'Where the conditions come from, shown beside them.';
grant delete, insert, select, update on qualification_conditions to residency_app;

create table qualification_number_counters (
  year integer not null,
  last integer not null,
  constraint qualification_number_counters_pkey PRIMARY KEY (year)
);
grant delete, insert, select, update on qualification_number_counters to residency_app;

create table rate_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);
grant delete, insert, select, update on rate_limits to residency_app;

create table reason_templates (
  id bigint generated always as identity not null,
  user_id bigint not null,
  flow text not null,
  action text not null,
  body text not null,
  created_at timestamp with time zone not null,
  constraint reason_templates_pkey PRIMARY KEY (id),
  constraint reason_templates_user_id_flow_action_body_key UNIQUE (user_id, flow, action, body),
  constraint reason_templates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant delete, insert, select, update on reason_templates to residency_app;

create table recorded_people (
  id bigint generated by default as identity not null,
  source text not null,
  source_id bigint not null,
  real_name text not null,
  user_id bigint,
  created_at timestamp with time zone default now() not null,
  constraint recorded_people_pkey PRIMARY KEY (id),
  constraint recorded_people_source_source_id_key UNIQUE (source, source_id),
  constraint recorded_people_user_id_key UNIQUE (user_id),
  constraint recorded_people_real_name_check CHECK (((length(real_name) >= 1) AND (length(real_name) <= 64))),
  constraint recorded_people_source_check CHECK (((length(source) >= 1) AND (length(source) <= 32))),
  constraint recorded_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
comment on table recorded_people is 'People another list of the house knows (the teacher library) who may be given an account, once.';
grant delete, insert, select, update on recorded_people to residency_app;

create table registration_choices (
  registration_id bigint not null,
  rank smallint not null,
  offer_id bigint not null,
  is_eligible boolean,
  eligibility_reason text,
  judged_by bigint,
  judged_at timestamp with time zone,
  constraint registration_choices_pkey PRIMARY KEY (registration_id, rank),
  constraint registration_choices_registration_id_offer_id_key UNIQUE (registration_id, offer_id),
  constraint registration_choices_rank_check CHECK (((rank >= 1) AND (rank <= 4))),
  constraint registration_choices_judged_by_fkey FOREIGN KEY (judged_by) REFERENCES users(id),
  constraint registration_choices_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id),
  constraint registration_choices_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id)
);
CREATE INDEX registration_choices_judge ON public.registration_choices USING btree (judged_by) WHERE (judged_by IS NOT NULL);
CREATE INDEX registration_choices_offer ON public.registration_choices USING btree (offer_id, rank);
grant delete, insert, select, update on registration_choices to residency_app;

create table registration_educations (
  id bigint generated by default as identity not null,
  registration_id bigint not null,
  level text not null,
  school_id bigint,
  school_other text,
  college text,
  major text,
  started_on date,
  ended_on date,
  is_full_time boolean,
  diploma_number text,
  degree text,
  degree_number text,
  updated_at timestamp with time zone default now() not null,
  constraint registration_educations_pkey PRIMARY KEY (id),
  constraint registration_educations_registration_id_level_key UNIQUE (registration_id, level),
  constraint registration_educations_level_check CHECK ((level = ANY (ARRAY['junior'::text, 'undergraduate'::text, 'master'::text, 'doctor'::text]))),
  constraint registration_educations_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint registration_educations_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id)
);
CREATE INDEX registration_educations_school ON public.registration_educations USING btree (school_id);
grant delete, insert, select, update on registration_educations to residency_app;

create table registration_entries (
  id bigint generated by default as identity not null,
  registration_id bigint not null,
  section text not null,
  data jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint registration_entries_pkey PRIMARY KEY (id),
  constraint registration_entries_section_check CHECK ((section = ANY (ARRAY['foreign'::text, 'certificate'::text, 'work'::text, 'scientific'::text, 'award'::text, 'regular'::text]))),
  constraint registration_entries_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id)
);
CREATE INDEX registration_entries_of ON public.registration_entries USING btree (registration_id, section, id);
grant delete, insert, select, update on registration_entries to residency_app;

create table registration_returns (
  id bigint generated by default as identity not null,
  registration_id bigint not null,
  section text not null,
  reason text not null,
  returned_by bigint not null,
  returned_at timestamp with time zone not null,
  mended_at timestamp with time zone,
  changed_at timestamp with time zone,
  constraint registration_returns_pkey PRIMARY KEY (id),
  constraint registration_returns_section_check CHECK ((section = ANY (ARRAY['sign'::text, 'basic'::text, 'photo'::text, 'train'::text, 'junior'::text, 'undergraduate'::text, 'master'::text, 'doctor'::text, 'foreign'::text, 'certificate'::text, 'work'::text, 'scientific'::text, 'award'::text, 'regular'::text]))),
  constraint registration_returns_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint registration_returns_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES users(id)
);
CREATE INDEX registration_returns_by ON public.registration_returns USING btree (returned_by);
CREATE UNIQUE INDEX registration_returns_open ON public.registration_returns USING btree (registration_id, section) WHERE (mended_at IS NULL);
CREATE INDEX registration_returns_registration ON public.registration_returns USING btree (registration_id);
comment on column registration_returns.changed_at is 'When the part was first changed after it was returned.';
grant delete, insert, select, update on registration_returns to residency_app;

create table registrations (
  id bigint generated by default as identity not null,
  intake_id bigint not null,
  user_id bigint not null,
  state text default 'draft'::text not null,
  trainee_kind text not null,
  real_name text,
  gender smallint,
  birth_date date,
  ethnic_code text,
  region_code text,
  school_id bigint,
  school_other text,
  email text,
  id_card_sealed text,
  id_card_hash text,
  mobile_sealed text,
  mobile_hash text,
  photo_key text,
  accepts_adjustment boolean default false not null,
  return_reason text,
  submitted_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  erased_at timestamp with time zone,
  partner_id bigint,
  student_place text,
  is_fresh boolean,
  employer text,
  marital_status smallint,
  political_status text,
  address_sealed text,
  contact_name text,
  contact_mobile_sealed text,
  is_kind_chosen boolean default true not null,
  is_mended boolean default true not null,
  name_search text generated always as (((fold_search(COALESCE(real_name, ''::text)) || ' '::text) || name_initials(COALESCE(real_name, ''::text)))) stored,
  id_kind text default 'id_card'::text not null,
  constraint registrations_pkey PRIMARY KEY (id),
  constraint registrations_gender_check CHECK ((gender = ANY (ARRAY[1, 2]))),
  constraint registrations_id_kind_check CHECK ((id_kind = ANY (ARRAY['id_card'::text, 'hk_mo_permit'::text, 'tw_permit'::text, 'residence_permit'::text, 'passport'::text, 'foreign_permit'::text, 'officer'::text]))),
  constraint registrations_marital_status_check CHECK ((marital_status = ANY (ARRAY[0, 1]))),
  constraint registrations_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'basePassed'::text, 'returned'::text, 'rejected'::text, 'qualified'::text, 'examArranged'::text, 'scored'::text, 'admitted'::text, 'waitlisted'::text, 'notAdmitted'::text, 'confirmed'::text, 'declined'::text, 'lapsed'::text, 'arrivalArranged'::text, 'arrived'::text, 'noShow'::text, 'signed'::text, 'enrolled'::text, 'withdrawn'::text]))),
  constraint registrations_trainee_kind_check CHECK ((trainee_kind = ANY (ARRAY['sponsored'::text, 'open'::text, 'degree'::text, 'partner'::text]))),
  constraint registrations_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id),
  constraint registrations_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id),
  constraint registrations_photo_key_fkey FOREIGN KEY (photo_key) REFERENCES files(key),
  constraint registrations_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id),
  constraint registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX registrations_accepted ON public.registrations USING btree (updated_at DESC, id DESC) WHERE (state = ANY (ARRAY['confirmed'::text, 'arrivalArranged'::text, 'arrived'::text, 'noShow'::text, 'signed'::text, 'enrolled'::text]));
CREATE INDEX registrations_admitted ON public.registrations USING btree (id) WHERE (state = 'admitted'::text);
CREATE UNIQUE INDEX registrations_card ON public.registrations USING btree (intake_id, id_card_hash) WHERE (state <> ALL (ARRAY['draft'::text, 'withdrawn'::text, 'rejected'::text]));
CREATE UNIQUE INDEX registrations_own ON public.registrations USING btree (intake_id, user_id) WHERE (state <> 'withdrawn'::text);
CREATE INDEX registrations_partner ON public.registrations USING btree (partner_id, id DESC) WHERE (partner_id IS NOT NULL);
CREATE INDEX registrations_photo ON public.registrations USING btree (photo_key);
CREATE INDEX registrations_school ON public.registrations USING btree (school_id);
CREATE INDEX registrations_state ON public.registrations USING btree (intake_id, state, submitted_at DESC, id DESC);
CREATE INDEX registrations_submitted ON public.registrations USING btree (submitted_at DESC, id DESC) WHERE (submitted_at IS NOT NULL);
CREATE INDEX registrations_to_erase ON public.registrations USING btree (intake_id, id) WHERE ((erased_at IS NULL) AND (state = ANY (ARRAY['draft'::text, 'withdrawn'::text, 'rejected'::text, 'returned'::text])));
CREATE INDEX registrations_user ON public.registrations USING btree (user_id);
CREATE INDEX registrations_waiting ON public.registrations USING btree (submitted_at, id) WHERE (state = ANY (ARRAY['submitted'::text, 'basePassed'::text]));
comment on column registrations.erased_at is 'When the personal values were erased; empty again as soon as the applicant writes anew.';
comment on column registrations.student_place is 'Place of origin (student_place of the dictionaries).';
comment on column registrations.contact_name is 'Whom to call in an emergency.';
comment on column registrations.is_kind_chosen is 'Whether the applicant has chosen the trainee kind; until then it is that of the form.';
comment on column registrations.is_mended is 'Whether something was changed since it was last returned.';
comment on column registrations.name_search is 'What a search for a person is compared with: the name, folded, and its initials.';
comment on column registrations.id_kind is 'Which document the identity number is of, as the dictionary certificate_type calls it.';
grant delete, insert, select, update on registrations to residency_app;

create table research_fund_lines (
  id bigint generated by default as identity not null,
  fund_id bigint not null,
  line text not null,
  asked numeric(12,2) default 0 not null,
  granted numeric(12,2) default 0 not null,
  booked numeric(12,2) default 0 not null,
  constraint research_fund_lines_pkey PRIMARY KEY (id),
  constraint research_fund_lines_one UNIQUE (fund_id, line),
  constraint research_fund_lines_asked_check CHECK ((asked >= (0)::numeric)),
  constraint research_fund_lines_booked_check CHECK ((booked >= (0)::numeric)),
  constraint research_fund_lines_granted_check CHECK ((granted >= (0)::numeric)),
  constraint research_fund_lines_line_check CHECK (((length(line) >= 1) AND (length(line) <= 64))),
  constraint research_fund_lines_within CHECK ((booked <= granted)),
  constraint research_fund_lines_fund_id_fkey FOREIGN KEY (fund_id) REFERENCES research_funds(id)
);
CREATE INDEX research_fund_lines_kind ON public.research_fund_lines USING btree (line);
CREATE CONSTRAINT TRIGGER research_fund_lines_sum AFTER INSERT OR UPDATE OF granted ON public.research_fund_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_fund_budget();
comment on column research_fund_lines.booked is 'Spendings that wait or are checked, counted by a trigger.';
grant delete, insert, select, update on research_fund_lines to residency_app;

create table research_fund_moves (
  id bigint generated by default as identity not null,
  fund_id bigint not null,
  from_line_id bigint not null,
  to_line_id bigint not null,
  amount numeric(12,2) not null,
  reason text not null,
  moved_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint research_fund_moves_pkey PRIMARY KEY (id),
  constraint research_fund_moves_amount_check CHECK ((amount > (0)::numeric)),
  constraint research_fund_moves_apart CHECK ((from_line_id <> to_line_id)),
  constraint research_fund_moves_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint research_fund_moves_from_line_id_fkey FOREIGN KEY (from_line_id) REFERENCES research_fund_lines(id),
  constraint research_fund_moves_fund_id_fkey FOREIGN KEY (fund_id) REFERENCES research_funds(id),
  constraint research_fund_moves_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES users(id),
  constraint research_fund_moves_to_line_id_fkey FOREIGN KEY (to_line_id) REFERENCES research_fund_lines(id)
);
CREATE INDEX research_fund_moves_by ON public.research_fund_moves USING btree (moved_by);
CREATE INDEX research_fund_moves_from ON public.research_fund_moves USING btree (from_line_id);
CREATE INDEX research_fund_moves_of ON public.research_fund_moves USING btree (fund_id, id);
CREATE INDEX research_fund_moves_to ON public.research_fund_moves USING btree (to_line_id);
grant delete, insert, select, update on research_fund_moves to residency_app;

create table research_fund_spendings (
  id bigint generated by default as identity not null,
  fund_id bigint not null,
  line_id bigint not null,
  spent_on date not null,
  amount numeric(12,2) not null,
  what text not null,
  state text default 'submitted'::text not null,
  reason text,
  checked_by bigint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint research_fund_spendings_pkey PRIMARY KEY (id),
  constraint research_fund_spendings_amount_check CHECK ((amount > (0)::numeric)),
  constraint research_fund_spendings_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint research_fund_spendings_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'checked'::text, 'returned'::text, 'withdrawn'::text]))),
  constraint research_fund_spendings_what_check CHECK (((length(what) >= 1) AND (length(what) <= 200))),
  constraint research_fund_spendings_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(id),
  constraint research_fund_spendings_fund_id_fkey FOREIGN KEY (fund_id) REFERENCES research_funds(id),
  constraint research_fund_spendings_line_id_fkey FOREIGN KEY (line_id) REFERENCES research_fund_lines(id)
);
CREATE INDEX research_fund_spendings_checker ON public.research_fund_spendings USING btree (checked_by) WHERE (checked_by IS NOT NULL);
CREATE INDEX research_fund_spendings_day ON public.research_fund_spendings USING btree (spent_on);
CREATE INDEX research_fund_spendings_line ON public.research_fund_spendings USING btree (line_id);
CREATE INDEX research_fund_spendings_list ON public.research_fund_spendings USING btree (created_at DESC, id DESC);
CREATE INDEX research_fund_spendings_of ON public.research_fund_spendings USING btree (fund_id, id DESC);
CREATE INDEX research_fund_spendings_state ON public.research_fund_spendings USING btree (state, created_at DESC);
CREATE TRIGGER research_fund_spendings_booked AFTER INSERT OR UPDATE OF state, amount, line_id, fund_id ON public.research_fund_spendings FOR EACH ROW EXECUTE FUNCTION book_fund_spending();
grant delete, insert, select, update on research_fund_spendings to residency_app;

create table research_funds (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  title text not null,
  summary text not null,
  starts_on date not null,
  ends_on date not null,
  asked numeric(12,2) not null,
  budget numeric(12,2),
  left_over numeric(12,2),
  state text default 'applied'::text not null,
  reason text,
  base_passed_by bigint,
  granted_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint research_funds_pkey PRIMARY KEY (id),
  constraint research_funds_asked_check CHECK ((asked > (0)::numeric)),
  constraint research_funds_budget CHECK (((budget IS NOT NULL) = (state = ANY (ARRAY['granted'::text, 'closed'::text])))),
  constraint research_funds_budget_check CHECK ((budget > (0)::numeric)),
  constraint research_funds_closed CHECK ((((left_over IS NOT NULL) = (state = 'closed'::text)) AND (left_over <= budget))),
  constraint research_funds_left_over_check CHECK ((left_over >= (0)::numeric)),
  constraint research_funds_not_above CHECK ((budget <= asked)),
  constraint research_funds_ordered CHECK ((starts_on <= ends_on)),
  constraint research_funds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint research_funds_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'basePassed'::text, 'granted'::text, 'closed'::text, 'returned'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint research_funds_summary_check CHECK (((length(summary) >= 1) AND (length(summary) <= 2000))),
  constraint research_funds_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint research_funds_base_passed_by_fkey FOREIGN KEY (base_passed_by) REFERENCES users(id),
  constraint research_funds_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX research_funds_list ON public.research_funds USING btree (created_at DESC, id DESC);
CREATE INDEX research_funds_of ON public.research_funds USING btree (trainee_id, id DESC);
CREATE INDEX research_funds_passer ON public.research_funds USING btree (base_passed_by) WHERE (base_passed_by IS NOT NULL);
CREATE INDEX research_funds_state ON public.research_funds USING btree (state, created_at DESC);
CREATE CONSTRAINT TRIGGER research_funds_sum AFTER INSERT OR UPDATE OF budget ON public.research_funds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_fund_budget();
comment on column research_funds.asked is 'The sum of what its lines ask for.';
comment on column research_funds.budget is 'What is granted: always the sum of its lines. Null while nothing is granted.';
comment on column research_funds.left_over is 'What was left when it was closed, and is returned.';
grant delete, insert, select, update on research_funds to residency_app;

create table review_reminders (
  flow text not null,
  record_id bigint not null,
  user_id bigint not null,
  day date not null,
  reminded_by bigint not null,
  at timestamp with time zone not null,
  constraint review_reminders_pkey PRIMARY KEY (flow, record_id, user_id, day),
  constraint review_reminders_reminded_by_fkey FOREIGN KEY (reminded_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint review_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX review_reminders_by ON public.review_reminders USING btree (reminded_by);
CREATE INDEX review_reminders_user ON public.review_reminders USING btree (user_id);
comment on table review_reminders is 'Who was reminded of a record they may decide: once a day for a record and a person.';
grant delete, insert, select, update on review_reminders to residency_app;

create table rights_version (
  only_row boolean default true not null,
  version bigint default 1 not null,
  constraint rights_version_pkey PRIMARY KEY (only_row),
  constraint rights_version_only_row_check CHECK (only_row)
);
grant delete, insert, select, update on rights_version to residency_app;

create table role_menus (
  role_id bigint not null,
  menu_id bigint not null,
  constraint role_menus_pkey PRIMARY KEY (role_id, menu_id),
  constraint role_menus_menu_id_fkey FOREIGN KEY (menu_id) REFERENCES menus(id) ON DELETE CASCADE,
  constraint role_menus_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE CASCADE
);
CREATE INDEX role_menus_menu ON public.role_menus USING btree (menu_id);
CREATE TRIGGER role_menus_bump AFTER INSERT OR DELETE OR UPDATE ON public.role_menus FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
grant delete, insert, select, update on role_menus to residency_app;

create table roles (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  data_scope smallint default 3 not null,
  is_built_in boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint roles_pkey PRIMARY KEY (id),
  constraint roles_code_key UNIQUE (code),
  constraint roles_name_key UNIQUE (name),
  constraint roles_code_check CHECK ((code ~ '^[A-Z][A-Z0-9_]{1,31}$'::text)),
  constraint roles_data_scope_check CHECK (((data_scope >= 0) AND (data_scope <= 4))),
  constraint roles_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE TRIGGER roles_bump AFTER INSERT OR DELETE OR UPDATE ON public.roles FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
grant delete, insert, select, update on roles to residency_app;

create table rotation_absences (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  starts_on date not null,
  ends_on date not null,
  reason text not null,
  origin text default 'base'::text not null,
  absence_id bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  situation_id bigint,
  constraint rotation_absences_pkey PRIMARY KEY (id),
  constraint rotation_absences_apart EXCLUDE USING gist (trainee_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&),
  constraint rotation_absences_ordered CHECK ((starts_on <= ends_on)),
  constraint rotation_absences_origin_check CHECK ((origin = ANY (ARRAY['base'::text, 'absence'::text, 'situation'::text]))),
  constraint rotation_absences_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint rotation_absences_situation CHECK (((origin = 'situation'::text) = (situation_id IS NOT NULL))),
  constraint rotation_absences_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint rotation_absences_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id) ON DELETE CASCADE
);
CREATE INDEX rotation_absences_by ON public.rotation_absences USING btree (created_by);
CREATE INDEX rotation_absences_days ON public.rotation_absences USING btree (starts_on DESC, id DESC);
CREATE UNIQUE INDEX rotation_absences_of ON public.rotation_absences USING btree (absence_id) WHERE (absence_id IS NOT NULL);
CREATE UNIQUE INDEX rotation_absences_of_situation ON public.rotation_absences USING btree (situation_id) WHERE (situation_id IS NOT NULL);
CREATE INDEX rotation_absences_trainee ON public.rotation_absences USING btree (trainee_id, starts_on);
comment on column rotation_absences.origin is 'base: entered by the base by hand. absence: written by an approved absence. situation: by an approved suspension.';
grant delete, insert, select, update on rotation_absences to residency_app;

create table rotation_blocks (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  department_id bigint not null,
  row_id bigint,
  plan_id bigint,
  stage smallint,
  starts_on date not null,
  ends_on date not null,
  origin text default 'plan'::text not null,
  repeats_id bigint,
  state text default 'planned'::text not null,
  supervisor_id bigint,
  entered_on date,
  entry_education_on date,
  entered_by bigint,
  theory_score numeric(4,1),
  skill_score numeric(4,1),
  daily_score numeric(4,1),
  workload_share numeric(5,1),
  absence_days numeric(5,1) default 0 not null,
  exit_note text,
  assessed_by bigint,
  assessed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint rotation_blocks_pkey PRIMARY KEY (id),
  constraint rotation_blocks_one_place EXCLUDE USING gist (trainee_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) DEFERRABLE,
  constraint rotation_blocks_absence_days_check CHECK ((absence_days >= (0)::numeric)),
  constraint rotation_blocks_daily_score_check CHECK (((daily_score >= (0)::numeric) AND (daily_score <= (100)::numeric))),
  constraint rotation_blocks_entered CHECK (((state = 'planned'::text) OR (entered_on IS NOT NULL))),
  constraint rotation_blocks_exit_note_check CHECK (((length(exit_note) >= 1) AND (length(exit_note) <= 1000))),
  constraint rotation_blocks_ordered CHECK ((starts_on <= ends_on)),
  constraint rotation_blocks_origin_check CHECK ((origin = ANY (ARRAY['plan'::text, 'past'::text, 'repeat'::text]))),
  constraint rotation_blocks_skill_score_check CHECK (((skill_score >= (0)::numeric) AND (skill_score <= (100)::numeric))),
  constraint rotation_blocks_stage_check CHECK ((stage = ANY (ARRAY[1, 2]))),
  constraint rotation_blocks_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'entered'::text, 'exitRequested'::text, 'assessed'::text, 'passed'::text, 'failed'::text]))),
  constraint rotation_blocks_theory_score_check CHECK (((theory_score >= (0)::numeric) AND (theory_score <= (100)::numeric))),
  constraint rotation_blocks_workload_share_check CHECK (((workload_share >= (0)::numeric) AND (workload_share <= (1000)::numeric))),
  constraint rotation_blocks_assessed_by_fkey FOREIGN KEY (assessed_by) REFERENCES users(id),
  constraint rotation_blocks_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint rotation_blocks_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id),
  constraint rotation_blocks_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES rotation_plans(id),
  constraint rotation_blocks_repeats_id_fkey FOREIGN KEY (repeats_id) REFERENCES rotation_blocks(id),
  constraint rotation_blocks_row_id_fkey FOREIGN KEY (row_id) REFERENCES cohort_rows(id),
  constraint rotation_blocks_supervisor_id_fkey FOREIGN KEY (supervisor_id) REFERENCES users(id),
  constraint rotation_blocks_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX rotation_blocks_assessor ON public.rotation_blocks USING btree (assessed_by) WHERE (assessed_by IS NOT NULL);
CREATE INDEX rotation_blocks_days ON public.rotation_blocks USING btree (ends_on, starts_on);
CREATE INDEX rotation_blocks_department ON public.rotation_blocks USING btree (department_id, starts_on, id);
CREATE INDEX rotation_blocks_enterer ON public.rotation_blocks USING btree (entered_by) WHERE (entered_by IS NOT NULL);
CREATE INDEX rotation_blocks_order ON public.rotation_blocks USING btree (starts_on, department_id, id);
CREATE INDEX rotation_blocks_plan ON public.rotation_blocks USING btree (plan_id) WHERE (plan_id IS NOT NULL);
CREATE UNIQUE INDEX rotation_blocks_repeats ON public.rotation_blocks USING btree (repeats_id) WHERE (repeats_id IS NOT NULL);
CREATE INDEX rotation_blocks_row ON public.rotation_blocks USING btree (row_id);
CREATE INDEX rotation_blocks_state ON public.rotation_blocks USING btree (state, starts_on, id);
CREATE INDEX rotation_blocks_supervisor ON public.rotation_blocks USING btree (supervisor_id, starts_on) WHERE (supervisor_id IS NOT NULL);
CREATE INDEX rotation_blocks_trainee ON public.rotation_blocks USING btree (trainee_id, starts_on);
CREATE CONSTRAINT TRIGGER rotation_blocks_lead_entries AFTER INSERT OR UPDATE OF trainee_id, department_id, starts_on, ends_on ON public.rotation_blocks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lead_workload_entries();
CREATE TRIGGER rotation_blocks_ratio BEFORE INSERT OR UPDATE OF supervisor_id, starts_on, ends_on, department_id ON public.rotation_blocks FOR EACH ROW EXECUTE FUNCTION keep_supervisor_ratio();
comment on table rotation_blocks is 'Where every trainee is, was and will be: one place at a time. Publishing a plan writes the blocks that have not begun.';
grant delete, insert, select, update on rotation_blocks to residency_app;

create table rotation_pairs (
  id bigint generated by default as identity not null,
  base_id bigint not null,
  first_id bigint not null,
  second_id bigint not null,
  reason text not null,
  created_at timestamp with time zone default now() not null,
  constraint rotation_pairs_pkey PRIMARY KEY (id),
  constraint rotation_pairs_once UNIQUE (first_id, second_id),
  constraint rotation_pairs_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint rotation_pairs_two CHECK ((first_id < second_id)),
  constraint rotation_pairs_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint rotation_pairs_first_id_fkey FOREIGN KEY (first_id) REFERENCES trainees(id),
  constraint rotation_pairs_second_id_fkey FOREIGN KEY (second_id) REFERENCES trainees(id)
);
CREATE INDEX rotation_pairs_base ON public.rotation_pairs USING btree (base_id);
CREATE INDEX rotation_pairs_second ON public.rotation_pairs USING btree (second_id);
comment on table rotation_pairs is 'Two trainees who are never in the same department in the same month.';
grant delete, insert, select, update on rotation_pairs to residency_app;

create table rotation_plans (
  id bigint generated by default as identity not null,
  base_id bigint not null,
  name text not null,
  edition integer not null,
  starts_on date not null,
  months integer not null,
  state text default 'draft'::text not null,
  supersedes_id bigint,
  value integer,
  bound integer,
  is_proven boolean default false not null,
  created_by bigint not null,
  published_by bigint,
  published_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  swap_ids bigint[] default '{}'::bigint[] not null,
  constraint rotation_plans_pkey PRIMARY KEY (id),
  constraint rotation_plans_edition UNIQUE (base_id, edition),
  constraint rotation_plans_edition_check CHECK ((edition >= 1)),
  constraint rotation_plans_months_check CHECK (((months >= 1) AND (months <= 60))),
  constraint rotation_plans_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint rotation_plans_published CHECK (((state = 'draft'::text) = (published_at IS NULL))),
  constraint rotation_plans_starts_on_check CHECK ((EXTRACT(day FROM starts_on) = (1)::numeric)),
  constraint rotation_plans_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'superseded'::text]))),
  constraint rotation_plans_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint rotation_plans_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint rotation_plans_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint rotation_plans_supersedes_id_fkey FOREIGN KEY (supersedes_id) REFERENCES rotation_plans(id)
);
CREATE INDEX rotation_plans_creator ON public.rotation_plans USING btree (created_by);
CREATE INDEX rotation_plans_list ON public.rotation_plans USING btree (base_id, starts_on DESC, id DESC);
CREATE UNIQUE INDEX rotation_plans_one_published ON public.rotation_plans USING btree (base_id) WHERE (state = 'published'::text);
CREATE INDEX rotation_plans_publisher ON public.rotation_plans USING btree (published_by) WHERE (published_by IS NOT NULL);
CREATE INDEX rotation_plans_state ON public.rotation_plans USING btree (state, id DESC);
CREATE INDEX rotation_plans_supersedes ON public.rotation_plans USING btree (supersedes_id) WHERE (supersedes_id IS NOT NULL);
comment on column rotation_plans.value is 'Sum over departments of the most trainees in one month; bound: no plan has less.';
comment on column rotation_plans.swap_ids is 'Swaps of its trainees that had moved stays when the draft was made or last updated.';
grant delete, insert, select, update on rotation_plans to residency_app;

create table rotation_preference_lists (
  id bigint generated by default as identity not null,
  window_id bigint not null,
  trainee_id bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint rotation_preference_lists_pkey PRIMARY KEY (id),
  constraint rotation_preference_lists_one_per_trainee UNIQUE (window_id, trainee_id),
  constraint rotation_preference_lists_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id),
  constraint rotation_preference_lists_window_id_fkey FOREIGN KEY (window_id) REFERENCES rotation_preference_windows(id) ON DELETE CASCADE
);
CREATE INDEX rotation_preference_lists_trainee ON public.rotation_preference_lists USING btree (trainee_id);
grant delete, insert, select, update on rotation_preference_lists to residency_app;

create table rotation_preference_windows (
  id bigint generated by default as identity not null,
  plan_id bigint not null,
  closes_at timestamp with time zone not null,
  opened_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint rotation_preference_windows_pkey PRIMARY KEY (id),
  constraint rotation_preference_windows_one_per_plan UNIQUE (plan_id),
  constraint rotation_preference_windows_order CHECK ((closes_at >= created_at)),
  constraint rotation_preference_windows_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id),
  constraint rotation_preference_windows_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES rotation_plans(id) ON DELETE CASCADE
);
CREATE INDEX rotation_preference_windows_closes ON public.rotation_preference_windows USING btree (closes_at);
CREATE INDEX rotation_preference_windows_opened_by ON public.rotation_preference_windows USING btree (opened_by);
grant delete, insert, select, update on rotation_preference_windows to residency_app;

create table rotation_preferences (
  list_id bigint not null,
  rank smallint not null,
  kind text not null,
  department_id bigint not null,
  next_id bigint,
  months smallint[] default '{}'::smallint[] not null,
  points smallint,
  is_met boolean,
  constraint rotation_preferences_pkey PRIMARY KEY (list_id, rank),
  constraint rotation_preferences_kind_check CHECK ((kind = ANY (ARRAY['prefer'::text, 'avoid'::text, 'order'::text]))),
  constraint rotation_preferences_months CHECK (((kind = 'order'::text) = (months = '{}'::smallint[]))),
  constraint rotation_preferences_order CHECK ((((kind = 'order'::text) = (next_id IS NOT NULL)) AND COALESCE((next_id <> department_id), true))),
  constraint rotation_preferences_points_check CHECK (((points >= 1) AND (points <= 10))),
  constraint rotation_preferences_rank_check CHECK (((rank >= 1) AND (rank <= 5))),
  constraint rotation_preferences_result CHECK (((points IS NULL) = (is_met IS NULL))),
  constraint rotation_preferences_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint rotation_preferences_list_id_fkey FOREIGN KEY (list_id) REFERENCES rotation_preference_lists(id) ON DELETE CASCADE,
  constraint rotation_preferences_next_id_fkey FOREIGN KEY (next_id) REFERENCES departments(id)
);
CREATE INDEX rotation_preferences_department ON public.rotation_preferences USING btree (department_id);
CREATE INDEX rotation_preferences_next ON public.rotation_preferences USING btree (next_id);
grant delete, insert, select, update on rotation_preferences to residency_app;

create table rotation_rules (
  id bigint generated by default as identity not null,
  base_id bigint,
  least_theory integer default 60 not null,
  least_skill integer default 60 not null,
  least_daily integer default 60 not null,
  least_workload integer default 80 not null,
  most_absence numeric(4,3) default 0.333 not null,
  source text not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint rotation_rules_pkey PRIMARY KEY (id),
  constraint rotation_rules_least_daily_check CHECK (((least_daily >= 0) AND (least_daily <= 100))),
  constraint rotation_rules_least_skill_check CHECK (((least_skill >= 0) AND (least_skill <= 100))),
  constraint rotation_rules_least_theory_check CHECK (((least_theory >= 0) AND (least_theory <= 100))),
  constraint rotation_rules_least_workload_check CHECK (((least_workload >= 0) AND (least_workload <= 100))),
  constraint rotation_rules_most_absence_check CHECK (((most_absence >= (0)::numeric) AND (most_absence <= (1)::numeric))),
  constraint rotation_rules_source_check CHECK (((length(source) >= 1) AND (length(source) <= 500))),
  constraint rotation_rules_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id)
);
CREATE UNIQUE INDEX rotation_rules_base ON public.rotation_rules USING btree (COALESCE(base_id, (0)::bigint));
CREATE INDEX rotation_rules_base_key ON public.rotation_rules USING btree (base_id);
comment on table rotation_rules is 'What a block needs to be passed; a base without its own has those of every base (base_id null).';
comment on column rotation_rules.most_absence is 'Share of the working days of a block; above it the block is repeated.';
grant delete, insert, select, update on rotation_rules to residency_app;

create table rotation_swaps (
  id bigint generated by default as identity not null,
  requested_by bigint not null,
  other_id bigint not null,
  block_id bigint,
  other_block_id bigint,
  reason text not null,
  state text default 'requested'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  moves jsonb default '[]'::jsonb not null,
  department_ids bigint[] default '{}'::bigint[] not null,
  passed_departments bigint[] default '{}'::bigint[] not null,
  refusal text,
  constraint rotation_swaps_pkey PRIMARY KEY (id),
  constraint rotation_swaps_open_has_stays CHECK (((state <> ALL (ARRAY['requested'::text, 'accepted'::text, 'departmentsPassed'::text])) OR ((block_id IS NOT NULL) AND (other_block_id IS NOT NULL)))),
  constraint rotation_swaps_passed_involved CHECK ((passed_departments <@ department_ids)),
  constraint rotation_swaps_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint rotation_swaps_refusal_check CHECK (((length(refusal) >= 1) AND (length(refusal) <= 500))),
  constraint rotation_swaps_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'accepted'::text, 'departmentsPassed'::text, 'basePassed'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint rotation_swaps_two_people CHECK ((requested_by <> other_id)),
  constraint rotation_swaps_block_id_fkey FOREIGN KEY (block_id) REFERENCES rotation_blocks(id) ON DELETE SET NULL,
  constraint rotation_swaps_other_block_id_fkey FOREIGN KEY (other_block_id) REFERENCES rotation_blocks(id) ON DELETE SET NULL,
  constraint rotation_swaps_other_id_fkey FOREIGN KEY (other_id) REFERENCES trainees(id),
  constraint rotation_swaps_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES trainees(id)
);
CREATE INDEX rotation_swaps_block ON public.rotation_swaps USING btree (block_id);
CREATE UNIQUE INDEX rotation_swaps_one_of_a_block ON public.rotation_swaps USING btree (block_id) WHERE (state = ANY (ARRAY['requested'::text, 'accepted'::text, 'departmentsPassed'::text]));
CREATE INDEX rotation_swaps_other ON public.rotation_swaps USING btree (other_id, id DESC);
CREATE INDEX rotation_swaps_other_block ON public.rotation_swaps USING btree (other_block_id);
CREATE INDEX rotation_swaps_requester ON public.rotation_swaps USING btree (requested_by, id DESC);
CREATE INDEX rotation_swaps_state ON public.rotation_swaps USING btree (state, id DESC);
comment on column rotation_swaps.block_id is 'The stay that was asked for; null: a later plan rewrote it. What was moved is kept in moves.';
comment on column rotation_swaps.moves is 'Each block with its days before and after: [{blockId, traineeId, departmentId, from, to}].';
grant delete, insert, select, update on rotation_swaps to residency_app;

create table schema_migrations (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
grant select on schema_migrations to residency_app;

create table schools (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  department text,
  city text,
  level text,
  remarks text,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint schools_pkey PRIMARY KEY (id),
  constraint schools_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint schools_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE UNIQUE INDEX schools_code ON public.schools USING btree (code);
CREATE INDEX schools_name ON public.schools USING btree (name text_pattern_ops);
comment on table schools is 'Higher schools to choose from. Some thousand rows: a search that reads them all takes single milliseconds.';
grant delete, insert, select, update on schools to residency_app;

create table score_reviews (
  id bigint generated by default as identity not null,
  registration_id bigint not null,
  component text not null,
  reason text not null,
  state text default 'asked'::text not null,
  answer text,
  asked_at timestamp with time zone not null,
  answered_by bigint,
  answered_at timestamp with time zone,
  version integer default 1 not null,
  constraint score_reviews_pkey PRIMARY KEY (id),
  constraint score_reviews_registration_id_component_key UNIQUE (registration_id, component),
  constraint score_reviews_component_check CHECK ((component = ANY (ARRAY['theory'::text, 'skill'::text, 'interview'::text]))),
  constraint score_reviews_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'upheld'::text, 'corrected'::text]))),
  constraint score_reviews_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  constraint score_reviews_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id)
);
CREATE INDEX score_reviews_by ON public.score_reviews USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX score_reviews_state ON public.score_reviews USING btree (state, asked_at);
grant delete, insert, select, update on score_reviews to residency_app;

create table second_person_changes (
  id bigint generated always as identity not null,
  rule text not null,
  is_waived boolean not null,
  reason text not null,
  changed_by bigint not null,
  changed_at timestamp with time zone not null,
  constraint second_person_changes_pkey PRIMARY KEY (id),
  constraint second_person_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id)
);
CREATE INDEX second_person_changes_by ON public.second_person_changes USING btree (changed_by);
CREATE INDEX second_person_changes_rule ON public.second_person_changes USING btree (rule, id);
CREATE TRIGGER second_person_changes_bump AFTER INSERT ON public.second_person_changes FOR EACH STATEMENT EXECUTE FUNCTION bump_rights_version();
CREATE TRIGGER second_person_changes_fixed BEFORE DELETE OR UPDATE ON public.second_person_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();
comment on table second_person_changes is 'Who waived a rule of two persons or put it back, when and why; nothing is ever changed.';
grant delete, insert, select, update on second_person_changes to residency_app;

create table seen_tours (
  user_id bigint not null,
  version smallint not null,
  seen_at timestamp with time zone not null,
  constraint seen_tours_pkey PRIMARY KEY (user_id),
  constraint seen_tours_version_check CHECK (((version >= 0) AND (version <= 1000))),
  constraint seen_tours_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
comment on table seen_tours is 'The latest tour that a person was shown, so that another device does not begin it again.';
grant delete, insert, select, update on seen_tours to residency_app;

create table sent_calendar_events (
  user_id bigint not null,
  uid text not null,
  sequence integer not null,
  changed_at timestamp with time zone not null,
  event jsonb not null,
  called_off_at timestamp with time zone,
  constraint sent_calendar_events_pkey PRIMARY KEY (user_id, uid),
  constraint sent_calendar_events_sequence_check CHECK ((sequence >= 0)),
  constraint sent_calendar_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES calendar_addresses(user_id) ON DELETE CASCADE
);
comment on table sent_calendar_events is 'What calendar programs were given under an address, so that an event whose record is gone is cancelled there instead of vanishing.';
grant delete, insert, select, update on sent_calendar_events to residency_app;

create table sessions (
  token_hash bytea not null,
  id text not null,
  user_id bigint not null,
  entry text not null,
  ip text not null,
  agent text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_used ON public.sessions USING btree (last_used_at) WHERE (ended_at IS NULL);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
grant delete, insert, select, update on sessions to residency_app;

create table settings_internal (
  name text not null,
  value text not null,
  constraint settings_internal_pkey PRIMARY KEY (name)
);
comment on table settings_internal is 'Facts about this installation, such as the fingerprint of its key file.';
grant delete, insert, select, update on settings_internal to residency_app;

create table shift_kinds (
  id bigint generated by default as identity not null,
  department_id bigint not null,
  name text not null,
  sign text not null,
  starts_at text not null,
  ends_at text not null,
  day_classes text[] not null,
  "least" integer not null,
  most integer not null,
  senior_year integer,
  senior_least integer default 0 not null,
  is_night boolean default false not null,
  on_call text default 'none'::text not null,
  rest_hours integer,
  status integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  earned_workday numeric(2,1) default 0 not null,
  earned_restday numeric(2,1) default 0 not null,
  constraint shift_kinds_pkey PRIMARY KEY (id),
  constraint shift_kinds_day_classes_check CHECK (((day_classes <@ ARRAY['workday'::text, 'weekend'::text, 'holiday'::text]) AND (cardinality(day_classes) > 0))),
  constraint shift_kinds_earned CHECK ((((earned_workday >= (0)::numeric) AND (earned_workday <= (3)::numeric)) AND (mod(earned_workday, 0.5) = (0)::numeric) AND ((earned_restday >= (0)::numeric) AND (earned_restday <= (3)::numeric)) AND (mod(earned_restday, 0.5) = (0)::numeric))),
  constraint shift_kinds_ends_at_check CHECK ((ends_at ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint shift_kinds_least_check CHECK ((("least" >= 0) AND ("least" <= 20))),
  constraint shift_kinds_most_check CHECK (((most >= 1) AND (most <= 20))),
  constraint shift_kinds_name_check CHECK (((length(name) >= 1) AND (length(name) <= 30))),
  constraint shift_kinds_on_call_check CHECK ((on_call = ANY (ARRAY['none'::text, 'house'::text, 'home'::text]))),
  constraint shift_kinds_people CHECK ((("least" <= most) AND (senior_least <= "least"))),
  constraint shift_kinds_rest_hours_check CHECK (((rest_hours >= 0) AND (rest_hours <= 72))),
  constraint shift_kinds_senior_least_check CHECK ((senior_least >= 0)),
  constraint shift_kinds_senior_year_check CHECK (((senior_year >= 2) AND (senior_year <= 6))),
  constraint shift_kinds_seniors CHECK (((senior_year IS NOT NULL) OR (senior_least = 0))),
  constraint shift_kinds_sign_check CHECK (((length(sign) >= 1) AND (length(sign) <= 2))),
  constraint shift_kinds_starts_at_check CHECK ((starts_at ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint shift_kinds_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint shift_kinds_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE UNIQUE INDEX shift_kinds_name ON public.shift_kinds USING btree (department_id, name);
comment on column shift_kinds.earned_workday is 'Days of leave that such a shift earns on a work day.';
comment on column shift_kinds.earned_restday is 'On a weekend or a legal holiday.';
grant delete, insert, select, update on shift_kinds to residency_app;

create table sms_codes (
  request_id text not null,
  purpose text not null,
  mobile_hash text not null,
  code_hash text not null,
  tries smallint default 0 not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint sms_codes_pkey PRIMARY KEY (request_id)
);
CREATE INDEX sms_codes_expiry ON public.sms_codes USING btree (expires_at);
grant delete, insert, select, update on sms_codes to residency_app;

create table sms_outbox (
  id bigint generated by default as identity not null,
  created_at timestamp with time zone default now() not null,
  purpose text not null,
  mobile_sealed text not null,
  text_sealed text not null,
  constraint sms_outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX sms_outbox_created ON public.sms_outbox USING btree (created_at DESC, id DESC);
grant delete, insert, select, update on sms_outbox to residency_app;

create table solver_runs (
  id bigint generated by default as identity not null,
  plan_id bigint not null,
  kind text not null,
  state text default 'queued'::text not null,
  seconds integer not null,
  seed integer not null,
  from_month date,
  plan_version integer not null,
  is_stop_asked boolean default false not null,
  value integer,
  bound integer,
  is_proven boolean default false not null,
  curve jsonb default '[]'::jsonb not null,
  result jsonb,
  requested_by bigint not null,
  requested_at timestamp with time zone default now() not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  heartbeat_at timestamp with time zone,
  constraint solver_runs_pkey PRIMARY KEY (id),
  constraint solver_runs_kind_check CHECK ((kind = ANY (ARRAY['solve'::text, 'repair'::text, 'explain'::text]))),
  constraint solver_runs_seconds_check CHECK (((seconds >= 1) AND (seconds <= 900))),
  constraint solver_runs_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'stopped'::text, 'failed'::text]))),
  constraint solver_runs_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES rotation_plans(id) ON DELETE CASCADE,
  constraint solver_runs_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id)
);
CREATE INDEX solver_runs_by ON public.solver_runs USING btree (requested_by);
CREATE UNIQUE INDEX solver_runs_one_at_a_time ON public.solver_runs USING btree (plan_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX solver_runs_plan ON public.solver_runs USING btree (plan_id, id DESC);
CREATE INDEX solver_runs_running ON public.solver_runs USING btree (heartbeat_at) WHERE (state = 'running'::text);
comment on column solver_runs.curve is 'Value and bound over time: [{seconds, value, bound}].';
comment on column solver_runs.result is 'The plan found (solve, repair) or the conflict (explain).';
comment on column solver_runs.heartbeat_at is 'When the process that computes last said so; one that is silent is dead.';
grant delete, insert, select, update on solver_runs to residency_app;

create table sso_logins (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  session_id text,
  subject_hash bytea not null,
  key_hash bytea,
  id_token_sealed text,
  created_at timestamp with time zone not null,
  constraint sso_logins_pkey PRIMARY KEY (id),
  constraint sso_logins_session_id_key UNIQUE (session_id),
  constraint sso_logins_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint sso_logins_subject_hash_check CHECK ((length(subject_hash) = 32)),
  constraint sso_logins_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint sso_logins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sso_logins_key ON public.sso_logins USING btree (key_hash) WHERE (key_hash IS NOT NULL);
CREATE INDEX sso_logins_subject ON public.sso_logins USING btree (subject_hash);
CREATE INDEX sso_logins_untaken ON public.sso_logins USING btree (created_at) WHERE (session_id IS NULL);
CREATE INDEX sso_logins_user ON public.sso_logins USING btree (user_id);
comment on column sso_logins.session_id is 'Null until the browser has redeemed its one-time code.';
comment on column sso_logins.key_hash is 'Of the sid of OpenID Connect, or of the service ticket of CAS.';
grant delete, insert, select, update on sso_logins to residency_app;

create table staged_writes (
  staging_id text not null,
  place integer not null,
  user_id bigint not null,
  bytes bigint not null,
  writer text not null,
  until timestamp with time zone not null,
  constraint staged_writes_pkey PRIMARY KEY (staging_id, place),
  constraint staged_writes_bytes_check CHECK ((bytes >= 0)),
  constraint staged_writes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX staged_writes_until ON public.staged_writes USING btree (until);
CREATE INDEX staged_writes_user ON public.staged_writes USING btree (user_id);
comment on column staged_writes.place is 'The chunk, counted from 0.';
comment on column staged_writes.bytes is 'How many may be written at most.';
comment on column staged_writes.until is 'Somebody is writing, and says so again until then.';
grant delete, insert, select, update on staged_writes to residency_app;

create table standard_departments (
  id bigint generated by default as identity not null,
  name text not null,
  name_en text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint standard_departments_pkey PRIMARY KEY (id),
  constraint standard_departments_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint standard_departments_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120)))
);
CREATE UNIQUE INDEX standard_departments_name ON public.standard_departments USING btree (name);
comment on table standard_departments is 'Departments as standards name them; several departments of the hospital may stand for one.';
grant delete, insert, select, update on standard_departments to residency_app;

create table standard_options (
  row_id bigint not null,
  department_id bigint not null,
  place integer not null,
  constraint standard_options_pkey PRIMARY KEY (row_id, department_id),
  constraint standard_options_department_id_fkey FOREIGN KEY (department_id) REFERENCES standard_departments(id),
  constraint standard_options_row_id_fkey FOREIGN KEY (row_id) REFERENCES standard_rows(id) ON DELETE CASCADE
);
CREATE INDEX standard_options_department ON public.standard_options USING btree (department_id);
grant delete, insert, select, update on standard_options to residency_app;

create table standard_requirements (
  id bigint generated by default as identity not null,
  row_id bigint not null,
  place integer not null,
  kind text not null,
  item text not null,
  minimum integer not null,
  unit text,
  constraint standard_requirements_pkey PRIMARY KEY (id),
  constraint standard_requirements_once UNIQUE (row_id, kind, item),
  constraint standard_requirements_item_check CHECK (((length(item) >= 1) AND (length(item) <= 120))),
  constraint standard_requirements_kind_check CHECK ((kind = ANY (ARRAY['disease'::text, 'skill'::text, 'rescue'::text, 'basic'::text, 'study'::text]))),
  constraint standard_requirements_minimum_check CHECK (((minimum >= 1) AND (minimum <= 100000))),
  constraint standard_requirements_unit_check CHECK (((length(unit) >= 1) AND (length(unit) <= 16))),
  constraint standard_requirements_row_id_fkey FOREIGN KEY (row_id) REFERENCES standard_rows(id) ON DELETE CASCADE
);
comment on table standard_requirements is 'What each trainee must do at least in the months of a row.';
grant delete, insert, select, update on standard_requirements to residency_app;

create table standard_rows (
  id bigint generated by default as identity not null,
  standard_id bigint not null,
  place integer not null,
  stage smallint,
  kind text not null,
  department_id bigint,
  months integer,
  choose_least integer,
  choose_most integer,
  sum_months integer,
  may_split boolean default false not null,
  name text,
  constraint standard_rows_pkey PRIMARY KEY (id),
  constraint standard_rows_place UNIQUE (standard_id, place),
  constraint standard_rows_choose_least_check CHECK (((choose_least >= 1) AND (choose_least <= 30))),
  constraint standard_rows_choose_most_check CHECK (((choose_most >= 1) AND (choose_most <= 30))),
  constraint standard_rows_kind_check CHECK ((kind = ANY (ARRAY['required'::text, 'fixed'::text, 'free'::text]))),
  constraint standard_rows_months_check CHECK (((months >= 1) AND (months <= 60))),
  constraint standard_rows_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint standard_rows_shape CHECK (
CASE kind
    WHEN 'required'::text THEN ((department_id IS NOT NULL) AND (months IS NOT NULL) AND (choose_least IS NULL) AND (choose_most IS NULL) AND (sum_months IS NULL))
    WHEN 'fixed'::text THEN ((department_id IS NULL) AND (months IS NOT NULL) AND (choose_least IS NOT NULL) AND (choose_most = choose_least) AND (sum_months IS NULL))
    ELSE ((department_id IS NULL) AND (months IS NULL) AND (choose_least IS NOT NULL) AND (choose_most >= choose_least) AND (sum_months IS NOT NULL))
END),
  constraint standard_rows_stage_check CHECK ((stage = ANY (ARRAY[1, 2]))),
  constraint standard_rows_sum_months_check CHECK (((sum_months >= 1) AND (sum_months <= 60))),
  constraint standard_rows_department_id_fkey FOREIGN KEY (department_id) REFERENCES standard_departments(id),
  constraint standard_rows_standard_id_fkey FOREIGN KEY (standard_id) REFERENCES standards(id) ON DELETE CASCADE
);
CREATE INDEX standard_rows_department ON public.standard_rows USING btree (department_id);
comment on column standard_rows.kind is 'required: one department. fixed: choose so many of the options, months each. free: choose between least and most options, sum_months together.';
grant delete, insert, select, update on standard_rows to residency_app;

create table standards (
  id bigint generated by default as identity not null,
  series_id bigint not null,
  edition integer not null,
  issuer text not null,
  name text not null,
  source text not null,
  is_template boolean default false not null,
  major_id bigint,
  degree_kind text not null,
  educations text[] default '{}'::text[] not null,
  length_months integer not null,
  first_stage_months integer,
  state text default 'draft'::text not null,
  published_at timestamp with time zone,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint standards_pkey PRIMARY KEY (id),
  constraint standards_series_edition UNIQUE (series_id, edition),
  constraint standards_degree_kind_check CHECK ((degree_kind = ANY (ARRAY['none'::text, 'degree'::text]))),
  constraint standards_edition_check CHECK ((edition >= 1)),
  constraint standards_educations_check CHECK ((educations <@ ARRAY['junior'::text, 'undergraduate'::text, 'master'::text, 'doctor'::text])),
  constraint standards_first_stage_months_check CHECK (((first_stage_months >= 1) AND (first_stage_months <= 119))),
  constraint standards_issuer_check CHECK ((issuer = ANY (ARRAY['national'::text, 'provincial'::text, 'hospital'::text]))),
  constraint standards_length_months_check CHECK (((length_months >= 1) AND (length_months <= 120))),
  constraint standards_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint standards_published_at CHECK (((state = 'draft'::text) = (published_at IS NULL))),
  constraint standards_source_check CHECK (((length(source) >= 1) AND (length(source) <= 500))),
  constraint standards_stages_within CHECK ((first_stage_months < length_months)),
  constraint standards_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'superseded'::text]))),
  constraint standards_template_without_major CHECK ((is_template = (major_id IS NULL))),
  constraint standards_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint standards_major_id_fkey FOREIGN KEY (major_id) REFERENCES majors(id)
);
CREATE INDEX standards_creator ON public.standards USING btree (created_by);
CREATE INDEX standards_list ON public.standards USING btree (is_template, major_id, length_months DESC, id DESC);
CREATE INDEX standards_major ON public.standards USING btree (major_id, state);
CREATE UNIQUE INDEX standards_one_draft ON public.standards USING btree (series_id) WHERE (state = 'draft'::text);
CREATE UNIQUE INDEX standards_one_published ON public.standards USING btree (series_id) WHERE (state = 'published'::text);
comment on column standards.series_id is 'The id of the first edition; a published standard is never changed, the next edition supersedes it.';
comment on column standards.educations is 'Levels of education whose trainees follow this length; empty: all.';
comment on column standards.first_stage_months is 'Months of the first stage; null: one table without stages.';
grant delete, insert, select, update on standards to residency_app;

create table submit_locks (
  key bytea not null,
  until timestamp with time zone not null,
  constraint submit_locks_pkey PRIMARY KEY (key)
);
CREATE INDEX submit_locks_until ON public.submit_locks USING btree (until);
grant delete, insert, select, update on submit_locks to residency_app;

create table tasks (
  id bigint generated always as identity not null,
  key text not null,
  kind text not null,
  sheet text not null,
  user_id bigint not null,
  ip text not null,
  language text not null,
  state text default 'waiting'::text not null,
  input_sealed text,
  given_as text,
  given_size bigint,
  done integer default 0 not null,
  total integer,
  written integer,
  wrong integer,
  faults jsonb default '[]'::jsonb not null,
  error text,
  result_as text,
  result_size bigint,
  job_id uuid,
  tries integer default 0 not null,
  cancel_asked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  heartbeat_at timestamp with time zone,
  finished_at timestamp with time zone,
  unchanged integer,
  turn integer default 0 not null,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint tasks_key_key UNIQUE (key),
  constraint tasks_check CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text])) = (finished_at IS NOT NULL))),
  constraint tasks_kind_check CHECK ((kind = ANY (ARRAY['import'::text, 'export'::text]))),
  constraint tasks_language_check CHECK ((language = ANY (ARRAY['zh-cn'::text, 'en'::text]))),
  constraint tasks_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX tasks_finished ON public.tasks USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX tasks_order ON public.tasks USING btree (id DESC);
CREATE INDEX tasks_running ON public.tasks USING btree (heartbeat_at) WHERE (state = 'running'::text);
CREATE INDEX tasks_state ON public.tasks USING btree (state, id DESC);
CREATE INDEX tasks_turn ON public.tasks USING btree (kind, turn) WHERE (started_at IS NOT NULL);
CREATE INDEX tasks_user ON public.tasks USING btree (user_id, id DESC);
CREATE TRIGGER tasks_hold_blobs AFTER INSERT OR DELETE OR UPDATE OF given_as, result_as ON public.tasks FOR EACH ROW EXECUTE FUNCTION hold_blobs('given_as', 'result_as');
comment on column tasks.input_sealed is 'Filters and mode, sealed: what was searched for may be a number of a person.';
comment on column tasks.given_as is 'Where the sheet to read lies in the blob store.';
comment on column tasks.error is 'Key of the error that ended it, as the areas declare them.';
comment on column tasks.heartbeat_at is 'Told by whoever works on it; a silent one is given to somebody else.';
comment on column tasks.turn is 'The round of its kind in which it runs: one task of each person in a round.';
grant delete, insert, select, update on tasks to residency_app;

create table teacher_assessments (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  year integer not null,
  result text not null,
  score integer,
  remark text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_assessments_pkey PRIMARY KEY (id),
  constraint teacher_assessments_one UNIQUE (user_id, year),
  constraint teacher_assessments_result_check CHECK ((result = ANY (ARRAY['excellent'::text, 'qualified'::text, 'basicallyQualified'::text, 'unqualified'::text]))),
  constraint teacher_assessments_score_check CHECK (((score >= 0) AND (score <= 100))),
  constraint teacher_assessments_year_check CHECK (((year >= 2000) AND (year <= 2200))),
  constraint teacher_assessments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_assessments_year ON public.teacher_assessments USING btree (year, result);
comment on table teacher_assessments is 'The yearly assessment of a teacher: one result per year.';
grant delete, insert, select, update on teacher_assessments to residency_app;

create table teacher_certificate_records (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  certificate_id bigint,
  qualification_id bigint,
  action text not null,
  kind text not null,
  number text not null,
  issuer text not null,
  issued_on date not null,
  valid_until date,
  state text default 'submitted'::text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_certificate_records_pkey PRIMARY KEY (id),
  constraint teacher_certificate_records_action_check CHECK ((action = ANY (ARRAY['add'::text, 'renew'::text]))),
  constraint teacher_certificate_records_renew CHECK (((action = 'add'::text) OR (certificate_id IS NOT NULL))),
  constraint teacher_certificate_records_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'passed'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint teacher_certificate_records_valid CHECK ((issued_on <= valid_until)),
  constraint teacher_certificate_records_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES teacher_certificates(id),
  constraint teacher_certificate_records_qualification_id_fkey FOREIGN KEY (qualification_id) REFERENCES teacher_qualifications(id),
  constraint teacher_certificate_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_certificate_records_certificate ON public.teacher_certificate_records USING btree (certificate_id);
CREATE UNIQUE INDEX teacher_certificate_records_open ON public.teacher_certificate_records USING btree (user_id, kind, number) WHERE (state = 'submitted'::text);
CREATE INDEX teacher_certificate_records_qualification ON public.teacher_certificate_records USING btree (qualification_id);
CREATE INDEX teacher_certificate_records_state ON public.teacher_certificate_records USING btree (state, created_at DESC, id DESC);
CREATE INDEX teacher_certificate_records_user ON public.teacher_certificate_records USING btree (user_id, id);
grant delete, insert, select, update on teacher_certificate_records to residency_app;

create table teacher_certificates (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  kind text not null,
  number text not null,
  issuer text not null,
  issued_on date not null,
  valid_until date,
  reminded_days integer,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_certificates_pkey PRIMARY KEY (id),
  constraint teacher_certificates_number UNIQUE (kind, number),
  constraint teacher_certificates_valid CHECK ((issued_on <= valid_until)),
  constraint teacher_certificates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_certificates_ends ON public.teacher_certificates USING btree (valid_until, id);
CREATE INDEX teacher_certificates_user ON public.teacher_certificates USING btree (user_id, id);
grant delete, insert, select, update on teacher_certificates to residency_app;

create table teacher_change_records (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  old_facts jsonb not null,
  new_facts jsonb not null,
  state text default 'submitted'::text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_change_records_pkey PRIMARY KEY (id),
  constraint teacher_change_records_facts CHECK (((jsonb_typeof(old_facts) = 'object'::text) AND (jsonb_typeof(new_facts) = 'object'::text) AND (new_facts <> '{}'::jsonb))),
  constraint teacher_change_records_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'passed'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint teacher_change_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX teacher_change_records_open ON public.teacher_change_records USING btree (user_id) WHERE (state = 'submitted'::text);
CREATE INDEX teacher_change_records_state ON public.teacher_change_records USING btree (state, created_at DESC, id DESC);
CREATE INDEX teacher_change_records_user ON public.teacher_change_records USING btree (user_id, id);
comment on table teacher_change_records is 'One open request per teacher; passing it writes new_facts to teacher_profiles in the same transaction.';
comment on column teacher_change_records.old_facts is 'The facts that are to change, as they were when the teacher asked: passing is refused if they are others by then.';
comment on column teacher_change_records.new_facts is 'The same facts as the teacher wants them; null clears one.';
grant delete, insert, select, update on teacher_change_records to residency_app;

create table teacher_check_records (
  id bigint generated by default as identity not null,
  check_id bigint not null,
  user_id bigint not null,
  qualification_id bigint not null,
  department_id bigint not null,
  state text default 'undecided'::text not null,
  reason text,
  settlement text,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_check_records_pkey PRIMARY KEY (id),
  constraint teacher_check_records_one UNIQUE (check_id, user_id),
  constraint teacher_check_records_reason CHECK (((state <> ALL (ARRAY['objected'::text, 'overruled'::text, 'removed'::text])) OR (reason IS NOT NULL))),
  constraint teacher_check_records_settlement CHECK (((state <> 'overruled'::text) OR (settlement IS NOT NULL))),
  constraint teacher_check_records_state_check CHECK ((state = ANY (ARRAY['undecided'::text, 'passed'::text, 'objected'::text, 'overruled'::text, 'removed'::text, 'lapsed'::text]))),
  constraint teacher_check_records_check_id_fkey FOREIGN KEY (check_id) REFERENCES teacher_checks(id),
  constraint teacher_check_records_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint teacher_check_records_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint teacher_check_records_qualification_id_fkey FOREIGN KEY (qualification_id) REFERENCES teacher_qualifications(id),
  constraint teacher_check_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_check_records_by ON public.teacher_check_records USING btree (decided_by);
CREATE INDEX teacher_check_records_check ON public.teacher_check_records USING btree (check_id, state, id);
CREATE INDEX teacher_check_records_department ON public.teacher_check_records USING btree (department_id, state, id);
CREATE INDEX teacher_check_records_qualification ON public.teacher_check_records USING btree (qualification_id);
CREATE INDEX teacher_check_records_state ON public.teacher_check_records USING btree (state, id);
CREATE INDEX teacher_check_records_user ON public.teacher_check_records USING btree (user_id, id);
comment on column teacher_check_records.department_id is 'Where the teacher taught when the record was made: its reviewers decide.';
comment on column teacher_check_records.settlement is 'Why the office overruled the objection in reason.';
grant delete, insert, select, update on teacher_check_records to residency_app;

create table teacher_checks (
  id bigint generated by default as identity not null,
  title text not null,
  year integer not null,
  base_id bigint not null,
  first_day date not null,
  last_day date not null,
  instructions text,
  opened_on date not null,
  opened_by bigint not null,
  closed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_checks_pkey PRIMARY KEY (id),
  constraint teacher_checks_ordered CHECK ((first_day <= last_day)),
  constraint teacher_checks_year_check CHECK (((year >= 2000) AND (year <= 2100))),
  constraint teacher_checks_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint teacher_checks_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id)
);
CREATE INDEX teacher_checks_base ON public.teacher_checks USING btree (base_id, year DESC, id DESC);
CREATE INDEX teacher_checks_by ON public.teacher_checks USING btree (opened_by);
CREATE UNIQUE INDEX teacher_checks_open ON public.teacher_checks USING btree (base_id, year) WHERE (closed_at IS NULL);
CREATE INDEX teacher_checks_year ON public.teacher_checks USING btree (year DESC, id DESC);
comment on table teacher_checks is 'A base has one open check for a year.';
comment on column teacher_checks.opened_on is 'Whoever is qualified from a later day on is not in the check.';
grant delete, insert, select, update on teacher_checks to residency_app;

create table teacher_class_attendance (
  class_id bigint not null,
  user_id bigint not null,
  day date not null,
  recorded_by bigint not null,
  at timestamp with time zone not null,
  constraint teacher_class_attendance_pkey PRIMARY KEY (class_id, user_id, day),
  constraint teacher_class_attendance_day FOREIGN KEY (class_id, day) REFERENCES teacher_class_days(class_id, day) ON DELETE CASCADE,
  constraint teacher_class_attendance_participant FOREIGN KEY (class_id, user_id) REFERENCES teacher_class_participants(class_id, user_id) ON DELETE CASCADE,
  constraint teacher_class_attendance_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id)
);
CREATE INDEX teacher_class_attendance_by ON public.teacher_class_attendance USING btree (recorded_by);
CREATE INDEX teacher_class_attendance_of_day ON public.teacher_class_attendance USING btree (class_id, day);
grant delete, insert, select, update on teacher_class_attendance to residency_app;

create table teacher_class_calls (
  id bigint generated by default as identity not null,
  class_id bigint not null,
  department_id bigint,
  user_id bigint,
  constraint teacher_class_calls_pkey PRIMARY KEY (id),
  constraint teacher_class_calls_one UNIQUE NULLS NOT DISTINCT (class_id, department_id, user_id),
  constraint teacher_class_calls_whom CHECK ((num_nonnulls(department_id, user_id) = 1)),
  constraint teacher_class_calls_class_id_fkey FOREIGN KEY (class_id) REFERENCES teacher_classes(id) ON DELETE CASCADE,
  constraint teacher_class_calls_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint teacher_class_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_class_calls_department ON public.teacher_class_calls USING btree (department_id) WHERE (department_id IS NOT NULL);
CREATE INDEX teacher_class_calls_user ON public.teacher_class_calls USING btree (user_id) WHERE (user_id IS NOT NULL);
comment on table teacher_class_calls is 'Who must attend besides whole levels: people, and departments with everything below.';
grant delete, insert, select, update on teacher_class_calls to residency_app;

create table teacher_class_days (
  class_id bigint not null,
  day date not null,
  code text not null,
  constraint teacher_class_days_pkey PRIMARY KEY (class_id, day),
  constraint teacher_class_days_code_check CHECK ((code ~ '^[0-9]{6}$'::text)),
  constraint teacher_class_days_class_id_fkey FOREIGN KEY (class_id) REFERENCES teacher_classes(id) ON DELETE CASCADE
);
comment on column teacher_class_days.code is 'What participants type to sign in on this day.';
grant delete, insert, select, update on teacher_class_days to residency_app;

create table teacher_class_number_counters (
  year integer not null,
  last integer not null,
  constraint teacher_class_number_counters_pkey PRIMARY KEY (year)
);
grant delete, insert, select, update on teacher_class_number_counters to residency_app;

create table teacher_class_participants (
  id bigint generated by default as identity not null,
  class_id bigint not null,
  user_id bigint not null,
  is_self boolean not null,
  certificate_number text,
  certificate_id bigint,
  created_at timestamp with time zone default now() not null,
  constraint teacher_class_participants_pkey PRIMARY KEY (id),
  constraint teacher_class_participants_certificate_number_key UNIQUE (certificate_number),
  constraint teacher_class_participants_one UNIQUE (class_id, user_id),
  constraint teacher_class_participants_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES teacher_certificates(id) ON DELETE SET NULL,
  constraint teacher_class_participants_class_id_fkey FOREIGN KEY (class_id) REFERENCES teacher_classes(id),
  constraint teacher_class_participants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_class_participants_certificate ON public.teacher_class_participants USING btree (certificate_id) WHERE (certificate_id IS NOT NULL);
CREATE INDEX teacher_class_participants_user ON public.teacher_class_participants USING btree (user_id, class_id);
CREATE TRIGGER teacher_class_participants_counted AFTER INSERT OR DELETE ON public.teacher_class_participants FOR EACH ROW EXECUTE FUNCTION count_class_participants();
comment on column teacher_class_participants.is_self is 'Signed up without help; false: added by the organiser.';
grant delete, insert, select, update on teacher_class_participants to residency_app;

create table teacher_classes (
  id bigint generated by default as identity not null,
  base_id bigint,
  title text not null,
  place text not null,
  from_day date not null,
  to_day date not null,
  hours integer not null,
  capacity integer not null,
  taken integer default 0 not null,
  min_share integer default 80 not null,
  must_levels text[] default '{}'::text[] not null,
  state text default 'plan'::text not null,
  reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_classes_pkey PRIMARY KEY (id),
  constraint teacher_classes_capacity_check CHECK (((capacity >= 1) AND (capacity <= 500))),
  constraint teacher_classes_days CHECK ((from_day <= to_day)),
  constraint teacher_classes_hours_check CHECK (((hours >= 1) AND (hours <= 2000))),
  constraint teacher_classes_min_share_check CHECK (((min_share >= 1) AND (min_share <= 100))),
  constraint teacher_classes_must_levels_check CHECK ((must_levels <@ ARRAY['general'::text, 'core'::text])),
  constraint teacher_classes_places CHECK (((taken >= 0) AND (taken <= capacity))),
  constraint teacher_classes_state_check CHECK ((state = ANY (ARRAY['plan'::text, 'open'::text, 'running'::text, 'finished'::text, 'calledOff'::text]))),
  constraint teacher_classes_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint teacher_classes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX teacher_classes_base ON public.teacher_classes USING btree (base_id, from_day DESC, id DESC);
CREATE INDEX teacher_classes_by ON public.teacher_classes USING btree (created_by);
CREATE INDEX teacher_classes_from ON public.teacher_classes USING btree (from_day DESC, id DESC);
CREATE INDEX teacher_classes_state ON public.teacher_classes USING btree (state, from_day DESC, id DESC);
comment on column teacher_classes.base_id is 'The base that holds it; null: the office.';
comment on column teacher_classes.taken is 'Places taken, counted by a trigger; never more than capacity.';
comment on column teacher_classes.min_share is 'Share of the days, in percent, that brings the certificate.';
grant delete, insert, select, update on teacher_classes to residency_app;

create table teacher_exchanges (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  department_id bigint,
  kind text not null,
  unit_id bigint,
  institution text,
  topic text not null,
  from_day date not null,
  to_day date not null,
  place text not null,
  cost_yuan integer,
  purpose text,
  state text default 'submitted'::text not null,
  reason text,
  report text,
  reported_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_exchanges_pkey PRIMARY KEY (id),
  constraint teacher_exchanges_apart EXCLUDE USING gist (user_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&) WHERE ((state <> ALL (ARRAY['rejected'::text, 'withdrawn'::text]))),
  constraint teacher_exchanges_cost_yuan_check CHECK (((cost_yuan >= 0) AND (cost_yuan <= 10000000))),
  constraint teacher_exchanges_days CHECK ((from_day <= to_day)),
  constraint teacher_exchanges_kind_check CHECK ((kind = ANY (ARRAY['study'::text, 'visit'::text, 'talk'::text, 'conference'::text]))),
  constraint teacher_exchanges_report CHECK (((state = 'reported'::text) = ((report IS NOT NULL) AND (reported_at IS NOT NULL)))),
  constraint teacher_exchanges_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'passed'::text, 'rejected'::text, 'withdrawn'::text, 'held'::text, 'reported'::text]))),
  constraint teacher_exchanges_where CHECK ((num_nonnulls(unit_id, institution) = 1)),
  constraint teacher_exchanges_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint teacher_exchanges_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES training_units(id),
  constraint teacher_exchanges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_exchanges_days_order ON public.teacher_exchanges USING btree (from_day DESC, id DESC);
CREATE INDEX teacher_exchanges_department ON public.teacher_exchanges USING btree (department_id, from_day DESC, id DESC);
CREATE INDEX teacher_exchanges_state ON public.teacher_exchanges USING btree (state, from_day DESC, id DESC);
CREATE INDEX teacher_exchanges_unit ON public.teacher_exchanges USING btree (unit_id) WHERE (unit_id IS NOT NULL);
CREATE INDEX teacher_exchanges_user ON public.teacher_exchanges USING btree (user_id, from_day DESC, id DESC);
comment on table teacher_exchanges is 'One visit, course, talk or conference of a teacher; one person is at one place at a time.';
comment on column teacher_exchanges.department_id is 'Where the teacher worked when applying.';
comment on column teacher_exchanges.institution is 'Where it takes place if that is no unit of the system.';
comment on column teacher_exchanges.cost_yuan is 'Estimated cost in whole yuan.';
grant delete, insert, select, update on teacher_exchanges to residency_app;

create table teacher_indicators (
  key text not null,
  target numeric(6,2) not null,
  source text not null,
  certificate_kinds text[] default '{}'::text[] not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_indicators_pkey PRIMARY KEY (key),
  constraint teacher_indicators_key_check CHECK ((key = ANY (ARRAY['coreDepartments'::text, 'trainedShare'::text, 'traineesPerTeacher'::text, 'traineesInBlock'::text]))),
  constraint teacher_indicators_target_check CHECK ((target >= (0)::numeric))
);
comment on table teacher_indicators is 'What the indicators of teachers ask for; the figures themselves are counted when they are read.';
comment on column teacher_indicators.target is 'Core teachers per department, trained teachers in per cent, or trainees per teacher at most.';
comment on column teacher_indicators.certificate_kinds is 'Certificates that count as trained; values of the dictionary teacher_certificate_kind.';
grant delete, insert, select, update on teacher_indicators to residency_app;

create table teacher_leaders (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  base_id bigint not null,
  department_id bigint not null,
  team text not null,
  starts_on date not null,
  ends_on date not null,
  end_reason text,
  appointed_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_leaders_pkey PRIMARY KEY (id),
  constraint teacher_leaders_one_at_a_time EXCLUDE USING gist (department_id WITH =, team WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&),
  constraint teacher_leaders_ordered CHECK ((starts_on <= ends_on)),
  constraint teacher_leaders_appointed_by_fkey FOREIGN KEY (appointed_by) REFERENCES users(id),
  constraint teacher_leaders_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint teacher_leaders_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint teacher_leaders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_leaders_base ON public.teacher_leaders USING btree (base_id, ends_on DESC, id DESC);
CREATE INDEX teacher_leaders_by ON public.teacher_leaders USING btree (appointed_by);
CREATE INDEX teacher_leaders_department ON public.teacher_leaders USING btree (department_id, ends_on DESC, id DESC);
CREATE INDEX teacher_leaders_end ON public.teacher_leaders USING btree (ends_on DESC, id DESC);
CREATE INDEX teacher_leaders_user ON public.teacher_leaders USING btree (user_id, ends_on DESC);
comment on table teacher_leaders is 'Terms of team leaders, both days included. A team has one leader at a time.';
comment on column teacher_leaders.end_reason is 'Why the term ended before the day it was given until.';
grant delete, insert, select, update on teacher_leaders to residency_app;

create table teacher_library (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  qualification_id bigint not null,
  department_id bigint not null,
  profile text,
  reminded_days integer,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_library_pkey PRIMARY KEY (id),
  constraint teacher_library_qualification_id_key UNIQUE (qualification_id),
  constraint teacher_library_user_id_key UNIQUE (user_id),
  constraint teacher_library_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint teacher_library_qualification_id_fkey FOREIGN KEY (qualification_id) REFERENCES teacher_qualifications(id),
  constraint teacher_library_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_library_department ON public.teacher_library USING btree (department_id, id);
CREATE CONSTRAINT TRIGGER teacher_library_of_the_qualified AFTER INSERT OR DELETE OR UPDATE ON public.teacher_library DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_teacher_library();
comment on table teacher_library is 'The qualified: one entry for exactly the applications whose state is qualified.';
comment on column teacher_library.department_id is 'Where the person teaches; at first the department of the application.';
comment on column teacher_library.reminded_days is 'The last reminder before the end of validity: 90, 30 or 7 days.';
grant delete, insert, select, update on teacher_library to residency_app;

create table teacher_profiles (
  user_id bigint not null,
  title text not null,
  title_since date not null,
  education text not null,
  degree text,
  specialty text,
  specialty_since date,
  teaching_since date,
  discipline_until date,
  discipline_reason text,
  bank_name text,
  bank_account_sealed text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_profiles_pkey PRIMARY KEY (user_id),
  constraint teacher_profiles_bank CHECK (((bank_name IS NULL) = (bank_account_sealed IS NULL))),
  constraint teacher_profiles_discipline CHECK (((discipline_until IS NULL) OR (discipline_reason IS NOT NULL))),
  constraint teacher_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
comment on table teacher_profiles is 'Facts of a teacher that a review has seen; changed by a change record, not by typing.';
comment on column teacher_profiles.discipline_until is 'The last day under discipline; a condition may refuse until then.';
grant delete, insert, select, update on teacher_profiles to residency_app;

create table teacher_qualifications (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  level text not null,
  base_id bigint not null,
  department_id bigint not null,
  title text not null,
  title_since date not null,
  education text not null,
  degree text,
  specialty text,
  specialty_since date,
  teaching_since date,
  experience text,
  state text default 'draft'::text not null,
  reason text,
  is_renewal boolean default false not null,
  submitted_at timestamp with time zone,
  number text,
  valid_from date,
  valid_until date,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_qualifications_pkey PRIMARY KEY (id),
  constraint teacher_qualifications_number_key UNIQUE (number),
  constraint teacher_qualifications_level_check CHECK ((level = ANY (ARRAY['general'::text, 'core'::text]))),
  constraint teacher_qualifications_number CHECK (((state <> 'qualified'::text) OR ((number IS NOT NULL) AND (valid_from IS NOT NULL) AND (valid_until IS NOT NULL)))),
  constraint teacher_qualifications_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'departmentPassed'::text, 'basePassed'::text, 'qualified'::text, 'returned'::text, 'rejected'::text, 'withdrawn'::text, 'replaced'::text, 'expired'::text, 'removed'::text]))),
  constraint teacher_qualifications_valid CHECK ((valid_from <= valid_until)),
  constraint teacher_qualifications_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint teacher_qualifications_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint teacher_qualifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teacher_qualifications_base ON public.teacher_qualifications USING btree (base_id, state, submitted_at DESC, id DESC);
CREATE INDEX teacher_qualifications_department ON public.teacher_qualifications USING btree (department_id, state, submitted_at DESC, id DESC);
CREATE INDEX teacher_qualifications_ends ON public.teacher_qualifications USING btree (valid_until) WHERE (state = 'qualified'::text);
CREATE UNIQUE INDEX teacher_qualifications_open ON public.teacher_qualifications USING btree (user_id) WHERE (state = ANY (ARRAY['draft'::text, 'submitted'::text, 'departmentPassed'::text, 'basePassed'::text, 'returned'::text]));
CREATE UNIQUE INDEX teacher_qualifications_qualified ON public.teacher_qualifications USING btree (user_id) WHERE (state = 'qualified'::text);
CREATE INDEX teacher_qualifications_state ON public.teacher_qualifications USING btree (state, submitted_at DESC, id DESC);
CREATE INDEX teacher_qualifications_user ON public.teacher_qualifications USING btree (user_id, id);
CREATE CONSTRAINT TRIGGER teacher_qualifications_in_library AFTER INSERT OR DELETE OR UPDATE OF state ON public.teacher_qualifications DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_teacher_library();
comment on column teacher_qualifications.number is 'S, year, four running digits; given once and never reused.';
grant delete, insert, select, update on teacher_qualifications to residency_app;

create table teacher_situation_months (
  month date not null,
  base_id bigint not null,
  department_id bigint not null,
  teachers integer not null,
  core integer not null,
  trained integer not null,
  taken_at timestamp with time zone not null,
  constraint teacher_situation_months_pkey PRIMARY KEY (month, base_id, department_id),
  constraint teacher_situation_months_check CHECK (((core >= 0) AND (core <= teachers))),
  constraint teacher_situation_months_check1 CHECK (((trained >= 0) AND (trained <= teachers))),
  constraint teacher_situation_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint teacher_situation_months_teachers_check CHECK ((teachers > 0)),
  constraint teacher_situation_months_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id) ON DELETE CASCADE,
  constraint teacher_situation_months_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id) ON DELETE CASCADE
);
CREATE INDEX teacher_situation_months_base ON public.teacher_situation_months USING btree (base_id);
CREATE INDEX teacher_situation_months_department ON public.teacher_situation_months USING btree (department_id);
comment on table teacher_situation_months is 'Teachers of a base and department as they stood when the month was recorded last.';
grant delete, insert, select, update on teacher_situation_months to residency_app;

create table teacher_training_bases (
  id bigint generated by default as identity not null,
  base_id bigint not null,
  year integer not null,
  trainers text not null,
  rooms text not null,
  plan text not null,
  places integer not null,
  state text default 'submitted'::text not null,
  reason text,
  applied_by bigint not null,
  submitted_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teacher_training_bases_pkey PRIMARY KEY (id),
  constraint teacher_training_bases_places_check CHECK (((places >= 1) AND (places <= 10000))),
  constraint teacher_training_bases_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'returned'::text, 'passed'::text, 'rejected'::text]))),
  constraint teacher_training_bases_year_check CHECK (((year >= 2000) AND (year <= 2999))),
  constraint teacher_training_bases_applied_by_fkey FOREIGN KEY (applied_by) REFERENCES users(id),
  constraint teacher_training_bases_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id)
);
CREATE INDEX teacher_training_bases_base ON public.teacher_training_bases USING btree (base_id, year DESC, id DESC);
CREATE INDEX teacher_training_bases_by ON public.teacher_training_bases USING btree (applied_by);
CREATE UNIQUE INDEX teacher_training_bases_one ON public.teacher_training_bases USING btree (base_id, year) WHERE (state <> 'rejected'::text);
CREATE INDEX teacher_training_bases_state ON public.teacher_training_bases USING btree (state, submitted_at DESC, id DESC);
comment on table teacher_training_bases is 'Applications of bases to train teachers; one that is open or passed per base and year.';
comment on column teacher_training_bases.places is 'How many teachers the base can train in the year.';
grant delete, insert, select, update on teacher_training_bases to residency_app;

create table teaching_records (
  id bigint generated by default as identity not null,
  user_id bigint not null,
  base_id bigint not null,
  department_id bigint not null,
  activity text not null,
  held_on date not null,
  topic text not null,
  participants integer not null,
  state text default 'submitted'::text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teaching_records_pkey PRIMARY KEY (id),
  constraint teaching_records_participants_check CHECK (((participants >= 1) AND (participants <= 500))),
  constraint teaching_records_reason CHECK (((state <> 'rejected'::text) OR (reason IS NOT NULL))),
  constraint teaching_records_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'confirmed'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint teaching_records_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint teaching_records_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint teaching_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX teaching_records_base ON public.teaching_records USING btree (base_id, state, created_at DESC, id DESC);
CREATE INDEX teaching_records_department ON public.teaching_records USING btree (department_id, state, created_at DESC, id DESC);
CREATE UNIQUE INDEX teaching_records_once ON public.teaching_records USING btree (user_id, activity, held_on, topic) WHERE (state = ANY (ARRAY['submitted'::text, 'confirmed'::text]));
CREATE INDEX teaching_records_state ON public.teaching_records USING btree (state, created_at DESC, id DESC);
CREATE INDEX teaching_records_user ON public.teaching_records USING btree (user_id, held_on DESC, id DESC);
comment on table teaching_records is 'A teaching activity as its teacher has recorded it; only confirmed ones count.';
comment on column teaching_records.department_id is 'Where the teacher taught when it was recorded: its reviewers confirm it.';
grant delete, insert, select, update on teaching_records to residency_app;

create table teaching_requirements (
  id bigint generated by default as identity not null,
  activities text[] not null,
  level text,
  base_id bigint,
  period text not null,
  count integer not null,
  source text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint teaching_requirements_pkey PRIMARY KEY (id),
  constraint teaching_requirements_one UNIQUE NULLS NOT DISTINCT (base_id, level, activities),
  constraint teaching_requirements_activities_check CHECK (((cardinality(activities) >= 1) AND (cardinality(activities) <= 6))),
  constraint teaching_requirements_count_check CHECK (((count >= 1) AND (count <= 200))),
  constraint teaching_requirements_level_check CHECK ((level = ANY (ARRAY['general'::text, 'core'::text]))),
  constraint teaching_requirements_period_check CHECK ((period = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text, 'block'::text]))),
  constraint teaching_requirements_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id)
);
CREATE INDEX teaching_requirements_order ON public.teaching_requirements USING btree (period, id);
comment on column teaching_requirements.activities is 'Values of the dictionary teaching_activity in their order; any of them counts.';
comment on column teaching_requirements.level is 'Null: teachers of every level.';
comment on column teaching_requirements.base_id is 'Null: every base without a requirement of its own for these activities.';
comment on column teaching_requirements.period is 'block: for each trainee and block of a rotation.';
grant delete, insert, select, update on teaching_requirements to residency_app;

create table tickets (
  hash bytea not null,
  kind text not null,
  subject text not null,
  session_id text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint tickets_pkey PRIMARY KEY (hash)
);
CREATE INDEX tickets_expiry ON public.tickets USING btree (expires_at);
grant delete, insert, select, update on tickets to residency_app;

create table time_conditions (
  id bigint generated by default as identity not null,
  major_id bigint,
  degree_kind text not null,
  education text not null,
  length_months integer not null,
  source text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint time_conditions_pkey PRIMARY KEY (id),
  constraint time_conditions_degree_kind_check CHECK ((degree_kind = ANY (ARRAY['none'::text, 'degree'::text]))),
  constraint time_conditions_education_check CHECK ((education = ANY (ARRAY['junior'::text, 'undergraduate'::text, 'master'::text, 'doctor'::text]))),
  constraint time_conditions_length_months_check CHECK (((length_months >= 1) AND (length_months <= 120))),
  constraint time_conditions_source_check CHECK (((length(source) >= 1) AND (length(source) <= 500))),
  constraint time_conditions_major_id_fkey FOREIGN KEY (major_id) REFERENCES majors(id)
);
CREATE INDEX time_conditions_major ON public.time_conditions USING btree (major_id);
CREATE UNIQUE INDEX time_conditions_once ON public.time_conditions USING btree (COALESCE(major_id, (0)::bigint), degree_kind, education);
comment on table time_conditions is 'Which education gets which length; a condition of a major goes before those of all majors.';
grant delete, insert, select, update on time_conditions to residency_app;

create table time_windows (
  id bigint generated always as identity not null,
  name text not null,
  year integer,
  batch text default ''::text not null,
  role_ids bigint[] default '{}'::bigint[] not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  message text,
  message_en text,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint time_windows_pkey PRIMARY KEY (id),
  constraint time_windows_apart EXCLUDE USING gist (name WITH =, int4range(year, year, '[]'::text) WITH &&, batch WITH =, audience_of(role_ids) WITH &&, tstzrange(starts_at, ends_at, '[]'::text) WITH &&) WHERE ((status = 1)),
  constraint time_windows_batch_check CHECK ((length(batch) <= 40)),
  constraint time_windows_message_check CHECK (((length(message) >= 1) AND (length(message) <= 300))),
  constraint time_windows_message_en_check CHECK (((length(message_en) >= 1) AND (length(message_en) <= 300))),
  constraint time_windows_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint time_windows_order CHECK ((starts_at < ends_at)),
  constraint time_windows_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint time_windows_year_check CHECK (((year >= 2000) AND (year <= 2100)))
);
CREATE INDEX time_windows_name ON public.time_windows USING btree (name, starts_at DESC, id DESC);
CREATE INDEX time_windows_time ON public.time_windows USING btree (starts_at DESC, id DESC);
comment on column time_windows.name is 'A value of the dictionary time_window; the code asks by it.';
comment on column time_windows.role_ids is 'Whom it applies to; none means everybody.';
comment on column time_windows.ends_at is 'The last whole second in which it is open.';
grant delete, insert, select, update on time_windows to residency_app;

create table trainee_changes (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  field text not null,
  old_value text,
  new_value text,
  note text,
  state text default 'submitted'::text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint trainee_changes_pkey PRIMARY KEY (id),
  constraint trainee_changes_field_check CHECK ((field = ANY (ARRAY['realName'::text, 'gender'::text, 'birthDate'::text, 'idCard'::text, 'mobile'::text, 'education'::text, 'degree'::text, 'graduationSchool'::text, 'studyMajor'::text, 'ethnicCode'::text, 'maritalStatus'::text, 'politicalStatus'::text, 'regionCode'::text, 'email'::text, 'address'::text, 'contactName'::text, 'contactMobile'::text, 'section.education'::text, 'section.foreign'::text, 'section.certificate'::text, 'section.work'::text, 'section.scientific'::text, 'section.award'::text, 'section.regular'::text]))),
  constraint trainee_changes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint trainee_changes_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'passed'::text, 'rejected'::text, 'withdrawn'::text, 'applied'::text]))),
  constraint trainee_changes_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX trainee_changes_list ON public.trainee_changes USING btree (state, created_at DESC, id DESC);
CREATE INDEX trainee_changes_of ON public.trainee_changes USING btree (trainee_id, id DESC);
CREATE UNIQUE INDEX trainee_changes_open ON public.trainee_changes USING btree (trainee_id, field) WHERE (state = 'submitted'::text);
comment on column trainee_changes.old_value is 'As it was; personal values are sealed. Of a list: the title of its entry.';
grant delete, insert, select, update on trainee_changes to residency_app;

create table trainee_departures (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  kind text not null,
  leaves_on date not null,
  reason text not null,
  base_id bigint not null,
  state text default 'submitted'::text not null,
  refusal text,
  base_passed_by bigint,
  left_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  recorded_by bigint,
  constraint trainee_departures_pkey PRIMARY KEY (id),
  constraint trainee_departures_kind_check CHECK ((kind = ANY (ARRAY['dropout'::text, 'completion'::text]))),
  constraint trainee_departures_left CHECK (((left_at IS NULL) OR (state = 'departed'::text))),
  constraint trainee_departures_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  constraint trainee_departures_refusal_check CHECK (((length(refusal) >= 1) AND (length(refusal) <= 500))),
  constraint trainee_departures_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'basePassed'::text, 'departed'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint trainee_departures_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint trainee_departures_base_passed_by_fkey FOREIGN KEY (base_passed_by) REFERENCES users(id),
  constraint trainee_departures_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint trainee_departures_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX trainee_departures_base ON public.trainee_departures USING btree (base_id, id DESC);
CREATE INDEX trainee_departures_kind ON public.trainee_departures USING btree (kind, id DESC);
CREATE INDEX trainee_departures_leaving ON public.trainee_departures USING btree (updated_at) WHERE ((state = 'departed'::text) AND (left_at IS NULL));
CREATE INDEX trainee_departures_of ON public.trainee_departures USING btree (trainee_id, id DESC);
CREATE UNIQUE INDEX trainee_departures_one ON public.trainee_departures USING btree (trainee_id) WHERE (state = ANY (ARRAY['submitted'::text, 'basePassed'::text, 'departed'::text]));
CREATE INDEX trainee_departures_passer ON public.trainee_departures USING btree (base_passed_by) WHERE (base_passed_by IS NOT NULL);
CREATE INDEX trainee_departures_recorder ON public.trainee_departures USING btree (recorded_by) WHERE (recorded_by IS NOT NULL);
CREATE INDEX trainee_departures_state ON public.trainee_departures USING btree (state, id DESC);
comment on column trainee_departures.base_id is 'The base that decides: the one of the trainee when it was asked for.';
comment on column trainee_departures.left_at is 'When the departure took effect: status, cohort and timetable follow once the decision can no longer be undone.';
comment on column trainee_departures.recorded_by is 'Who recorded it for a base or the office; null: the trainee asked for it.';
grant delete, insert, select, update on trainee_departures to residency_app;

create table trainee_entries (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  section text not null,
  data jsonb not null,
  level text generated always as ((data ->> 'level'::text)) stored,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint trainee_entries_pkey PRIMARY KEY (id),
  constraint trainee_entries_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
  constraint trainee_entries_level CHECK (((section = 'education'::text) = (level IS NOT NULL))),
  constraint trainee_entries_level_known CHECK ((level = ANY (ARRAY['junior'::text, 'undergraduate'::text, 'master'::text, 'doctor'::text]))),
  constraint trainee_entries_section_check CHECK ((section = ANY (ARRAY['education'::text, 'foreign'::text, 'certificate'::text, 'work'::text, 'scientific'::text, 'award'::text, 'regular'::text]))),
  constraint trainee_entries_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX trainee_entries_of ON public.trainee_entries USING btree (trainee_id, section, id);
CREATE UNIQUE INDEX trainee_entries_once ON public.trainee_entries USING btree (trainee_id, level) WHERE (section = 'education'::text);
grant delete, insert, select, update on trainee_entries to residency_app;

create table trainee_files (
  trainee_id bigint not null,
  birth_date date,
  ethnic_code text,
  marital_status smallint,
  political_status text,
  region_code text,
  address_sealed text,
  contact_name text,
  contact_mobile_sealed text,
  bank_name text,
  bank_account_sealed text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint trainee_files_pkey PRIMARY KEY (trainee_id),
  constraint trainee_files_bank CHECK (((bank_name IS NULL) = (bank_account_sealed IS NULL))),
  constraint trainee_files_marital_status_check CHECK ((marital_status = ANY (ARRAY[0, 1]))),
  constraint trainee_files_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
comment on table trainee_files is 'Made when the trainee is; a trainee without one has an empty file.';
grant delete, insert, select, update on trainee_files to residency_app;

create table trainee_number_counters (
  year integer not null,
  kind text not null,
  last integer default 0 not null,
  constraint trainee_number_counters_pkey PRIMARY KEY (year, kind)
);
grant delete, insert, select, update on trainee_number_counters to residency_app;

create table trainee_protected_fields (
  field text not null,
  is_protected boolean not null,
  needs_papers boolean not null,
  constraint trainee_protected_fields_pkey PRIMARY KEY (field),
  constraint trainee_protected_fields_field_check CHECK ((field = ANY (ARRAY['realName'::text, 'gender'::text, 'birthDate'::text, 'idCard'::text, 'mobile'::text, 'education'::text, 'degree'::text, 'graduationSchool'::text, 'studyMajor'::text, 'ethnicCode'::text, 'maritalStatus'::text, 'politicalStatus'::text, 'regionCode'::text, 'email'::text, 'address'::text, 'contactName'::text, 'contactMobile'::text]))),
  constraint trainee_protected_fields_identity CHECK ((is_protected OR (field <> ALL (ARRAY['realName'::text, 'idCard'::text, 'mobile'::text])))),
  constraint trainee_protected_fields_papers CHECK ((is_protected OR (NOT needs_papers)))
);
comment on table trainee_protected_fields is 'Which facts of a file change by request only, and which of those need papers. Those of the account always do.';
grant delete, insert, select, update on trainee_protected_fields to residency_app;

create table trainee_situations (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  kind text not null,
  starts_on date not null,
  ends_on date,
  approved_ends_on date,
  months integer,
  from_major_id bigint not null,
  to_major_id bigint,
  measure text,
  reason text not null,
  state text default 'submitted'::text not null,
  refusal text,
  base_ids bigint[] not null,
  passed_bases bigint[] default '{}'::bigint[] not null,
  base_passed_by bigint,
  effect_days integer default 0 not null,
  recorded_by bigint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint trainee_situations_pkey PRIMARY KEY (id),
  constraint trainee_situations_apart EXCLUDE USING gist (trainee_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE (((kind = 'suspension'::text) AND (state <> ALL (ARRAY['rejected'::text, 'withdrawn'::text])))),
  constraint trainee_situations_base_ids_check CHECK (((cardinality(base_ids) >= 1) AND (cardinality(base_ids) <= 2))),
  constraint trainee_situations_discipline CHECK (((kind = 'discipline'::text) = (measure IS NOT NULL))),
  constraint trainee_situations_effect CHECK (((effect_days = 0) OR (kind = ANY (ARRAY['suspension'::text, 'extension'::text])))),
  constraint trainee_situations_effect_days_check CHECK (((effect_days >= 0) AND (effect_days <= 3650))),
  constraint trainee_situations_ended CHECK (((ends_on IS NOT NULL) OR (kind = ANY (ARRAY['discipline'::text, 'pregnancy'::text, 'illness'::text])))),
  constraint trainee_situations_extension CHECK (((kind = 'extension'::text) = (months IS NOT NULL))),
  constraint trainee_situations_kind_check CHECK ((kind = ANY (ARRAY['suspension'::text, 'extension'::text, 'transfer'::text, 'discipline'::text, 'pregnancy'::text, 'illness'::text]))),
  constraint trainee_situations_measure_check CHECK ((measure = ANY (ARRAY['warning'::text, 'seriousWarning'::text, 'demerit'::text, 'probation'::text]))),
  constraint trainee_situations_months_check CHECK (((months >= 1) AND (months <= 36))),
  constraint trainee_situations_ordered CHECK ((starts_on <= ends_on)),
  constraint trainee_situations_other_major CHECK ((to_major_id <> from_major_id)),
  constraint trainee_situations_passed_involved CHECK ((passed_bases <@ base_ids)),
  constraint trainee_situations_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  constraint trainee_situations_refusal_check CHECK (((length(refusal) >= 1) AND (length(refusal) <= 500))),
  constraint trainee_situations_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'basePassed'::text, 'officePassed'::text, 'inForce'::text, 'ended'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint trainee_situations_transfer CHECK (((kind = 'transfer'::text) = (to_major_id IS NOT NULL))),
  constraint trainee_situations_base_passed_by_fkey FOREIGN KEY (base_passed_by) REFERENCES users(id),
  constraint trainee_situations_from_major_id_fkey FOREIGN KEY (from_major_id) REFERENCES majors(id),
  constraint trainee_situations_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint trainee_situations_to_major_id_fkey FOREIGN KEY (to_major_id) REFERENCES majors(id),
  constraint trainee_situations_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX trainee_situations_bases ON public.trainee_situations USING gin (base_ids);
CREATE INDEX trainee_situations_from ON public.trainee_situations USING btree (from_major_id);
CREATE INDEX trainee_situations_kind ON public.trainee_situations USING btree (kind, id DESC);
CREATE INDEX trainee_situations_list ON public.trainee_situations USING btree (starts_on DESC, id DESC);
CREATE UNIQUE INDEX trainee_situations_notified_once ON public.trainee_situations USING btree (trainee_id, kind) WHERE ((kind = ANY (ARRAY['pregnancy'::text, 'illness'::text])) AND (state = 'inForce'::text));
CREATE INDEX trainee_situations_of ON public.trainee_situations USING btree (trainee_id, id DESC);
CREATE UNIQUE INDEX trainee_situations_one_open ON public.trainee_situations USING btree (trainee_id, kind) WHERE ((kind = ANY (ARRAY['extension'::text, 'transfer'::text])) AND (state = ANY (ARRAY['submitted'::text, 'basePassed'::text])));
CREATE UNIQUE INDEX trainee_situations_one_transfer ON public.trainee_situations USING btree (trainee_id) WHERE ((kind = 'transfer'::text) AND (state = 'officePassed'::text));
CREATE INDEX trainee_situations_passer ON public.trainee_situations USING btree (base_passed_by) WHERE (base_passed_by IS NOT NULL);
CREATE INDEX trainee_situations_recorder ON public.trainee_situations USING btree (recorded_by) WHERE (recorded_by IS NOT NULL);
CREATE INDEX trainee_situations_state ON public.trainee_situations USING btree (state, starts_on);
CREATE INDEX trainee_situations_to ON public.trainee_situations USING btree (to_major_id) WHERE (to_major_id IS NOT NULL);
comment on table trainee_situations is 'The planned end of a training counts the effect_days of those that are approved; it is never typed.';
comment on column trainee_situations.approved_ends_on is 'The last day as it was approved, where it ended on another.';
comment on column trainee_situations.base_ids is 'The bases that decide: for a transfer the giving and the taking one.';
comment on column trainee_situations.recorded_by is 'Who recorded it for a base or the office; null: the trainee asked for it or notified it.';
grant delete, insert, select, update on trainee_situations to residency_app;

create table trainees (
  id bigint generated by default as identity not null,
  number text not null,
  user_id bigint not null,
  registration_id bigint,
  intake_id bigint,
  major_id bigint not null,
  training_unit_id bigint not null,
  trainee_kind text not null,
  real_name text not null,
  enrolled_on date not null,
  created_at timestamp with time zone default now() not null,
  starts_on date not null,
  length_months integer,
  degree_kind text default 'none'::text not null,
  extension_days integer default 0 not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  planned_end date generated always as ((last_day_of_months(starts_on, length_months) + extension_days)) stored,
  cohort_id bigint,
  education text,
  status text default 'inTraining'::text not null,
  status_since date,
  name_search text generated always as (((fold_search(real_name) || ' '::text) || name_initials(real_name))) stored,
  constraint trainees_pkey PRIMARY KEY (id),
  constraint trainees_number_key UNIQUE (number),
  constraint trainees_registration_id_key UNIQUE (registration_id),
  constraint trainees_user_id_key UNIQUE (user_id),
  constraint trainees_degree_kind_check CHECK ((degree_kind = ANY (ARRAY['none'::text, 'degree'::text]))),
  constraint trainees_education_check CHECK ((education = ANY (ARRAY['junior'::text, 'undergraduate'::text, 'master'::text, 'doctor'::text]))),
  constraint trainees_extension_days_check CHECK (((extension_days >= 0) AND (extension_days <= 3650))),
  constraint trainees_length_months_check CHECK (((length_months >= 1) AND (length_months <= 120))),
  constraint trainees_status_check CHECK ((status = ANY (ARRAY['inTraining'::text, 'extended'::text, 'suspended'::text, 'finished'::text, 'departed'::text]))),
  constraint trainees_trainee_kind_check CHECK ((trainee_kind = ANY (ARRAY['sponsored'::text, 'open'::text, 'degree'::text, 'partner'::text]))),
  constraint trainees_cohort_id_fkey FOREIGN KEY (cohort_id) REFERENCES cohorts(id),
  constraint trainees_intake_id_fkey FOREIGN KEY (intake_id) REFERENCES intakes(id),
  constraint trainees_major_id_fkey FOREIGN KEY (major_id) REFERENCES majors(id),
  constraint trainees_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint trainees_training_unit_id_fkey FOREIGN KEY (training_unit_id) REFERENCES training_units(id),
  constraint trainees_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX trainees_cohort ON public.trainees USING btree (cohort_id, number);
CREATE INDEX trainees_end ON public.trainees USING btree (planned_end, id);
CREATE INDEX trainees_intake ON public.trainees USING btree (intake_id, number);
CREATE INDEX trainees_major_start ON public.trainees USING btree (major_id, starts_on DESC, id DESC);
CREATE INDEX trainees_number_folded ON public.trainees USING btree (fold_code(number));
CREATE INDEX trainees_start ON public.trainees USING btree (starts_on DESC, id DESC);
CREATE INDEX trainees_status ON public.trainees USING btree (status, starts_on DESC, id DESC);
CREATE INDEX trainees_unit ON public.trainees USING btree (training_unit_id);
comment on column trainees.registration_id is 'The sign-up that led to the training; null for people who were in training before the system was.';
comment on column trainees.length_months is 'Calendar months of training; null as long as nobody has recorded it.';
comment on column trainees.degree_kind is 'degree: the training is part of a degree (专硕).';
comment on column trainees.extension_days is 'Days by which approved decisions have moved the planned end.';
comment on column trainees.planned_end is 'The last day: the end of the months from the start, plus the days of extension.';
comment on column trainees.cohort_id is 'The cohort whose rotation table this trainee follows.';
comment on column trainees.education is 'Highest completed education at the start; null: not known, so no time condition proposes a length.';
comment on column trainees.status_since is 'The day on which the status began; null: with the training.';
comment on column trainees.name_search is 'What a search for a person is compared with: the name, folded, and its initials.';
grant delete, insert, select, update on trainees to residency_app;

create table training_units (
  id bigint generated always as identity not null,
  parent_id bigint,
  name text not null,
  kind text not null,
  sort integer default 0 not null,
  status smallint default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  code text,
  name_en text,
  constraint training_units_pkey PRIMARY KEY (id),
  constraint training_units_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint training_units_kind_check CHECK ((kind = ANY (ARRAY['main'::text, 'grassroots'::text, 'cooperating'::text]))),
  constraint training_units_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint training_units_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 120))),
  constraint training_units_not_below_itself CHECK ((parent_id <> id)),
  constraint training_units_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint training_units_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES training_units(id)
);
CREATE UNIQUE INDEX training_units_code ON public.training_units USING btree (code);
CREATE INDEX training_units_kind ON public.training_units USING btree (kind, sort, id);
CREATE UNIQUE INDEX training_units_name ON public.training_units USING btree (name);
CREATE INDEX training_units_order ON public.training_units USING btree (parent_id, sort, id);
grant delete, insert, select, update on training_units to residency_app;

create table unexpected_errors (
  ref text not null,
  at timestamp with time zone not null,
  method text not null,
  route text not null,
  name text not null,
  code text,
  places text[] not null,
  constraint unexpected_errors_pkey PRIMARY KEY (ref),
  constraint unexpected_errors_ref_check CHECK ((length(ref) = 12))
);
CREATE INDEX unexpected_errors_at ON public.unexpected_errors USING btree (at);
comment on column unexpected_errors.places is 'Stack frames; never the message, which may quote a value.';
grant delete, insert, select, update on unexpected_errors to residency_app;

create table uploads (
  id bigint generated always as identity not null,
  staging_id text not null,
  user_id bigint not null,
  match_hash bytea not null,
  purpose text not null,
  name text not null,
  total_size bigint not null,
  chunk_size bigint not null,
  total_chunks integer not null,
  received bytea not null,
  file_key text,
  completing_until timestamp with time zone,
  touched_at timestamp with time zone not null,
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_staging_id_key UNIQUE (staging_id),
  constraint uploads_user_id_match_hash_key UNIQUE (user_id, match_hash),
  constraint uploads_chunk_size_check CHECK ((chunk_size > 0)),
  constraint uploads_purpose_check CHECK ((purpose = ANY (ARRAY['image'::text, 'avatar'::text, 'photo'::text, 'attachment'::text, 'proof'::text, 'sheet'::text, 'guide'::text, 'inform'::text, 'material'::text, 'course'::text]))),
  constraint uploads_total_chunks_check CHECK ((total_chunks > 0)),
  constraint uploads_total_size_check CHECK ((total_size > 0)),
  constraint uploads_file_key_fkey FOREIGN KEY (file_key) REFERENCES files(key) ON DELETE CASCADE,
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX uploads_file ON public.uploads USING btree (file_key);
CREATE INDEX uploads_touched ON public.uploads USING btree (touched_at);
comment on column uploads.match_hash is 'What a client sends with every chunk of one file, hashed: identifier, sizes, path and purpose.';
comment on column uploads.received is 'One bit for each chunk whose bytes are safe.';
comment on column uploads.file_key is 'The file it became; remembered for a while, so that a repeated last chunk is answered alike.';
comment on column uploads.completing_until is 'Somebody is completing it, and says so again until then.';
grant delete, insert, select, update on uploads to residency_app;

create table user_roles (
  user_id bigint not null,
  role_id bigint not null,
  constraint user_roles_pkey PRIMARY KEY (user_id, role_id),
  constraint user_roles_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id),
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX user_roles_role ON public.user_roles USING btree (role_id, user_id);
grant delete, insert, select, update on user_roles to residency_app;

create table users (
  id bigint generated by default as identity not null,
  username text not null,
  nickname text not null,
  real_name text,
  gender smallint,
  department_id bigint,
  mobile_sealed text,
  mobile_hash text,
  id_card_sealed text,
  id_card_hash text,
  id_card_seen_at timestamp with time zone,
  email text,
  avatar text,
  chest_arr_num text,
  status smallint default 1 not null,
  password_hash text,
  password_changed_at timestamp with time zone default now() not null,
  must_change_password boolean default false not null,
  one_time_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  erased_at timestamp with time zone,
  id_kind text default 'id_card'::text not null,
  name_search text generated always as (((((fold_search(COALESCE(real_name, ''::text)) || ' '::text) || fold_search(nickname)) || ' '::text) || name_initials(COALESCE(real_name, nickname)))) stored,
  display_name text generated always as (COALESCE(real_name, nickname)) stored not null,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_gender_check CHECK ((gender = ANY (ARRAY[1, 2]))),
  constraint users_id_kind_check CHECK ((id_kind = ANY (ARRAY['id_card'::text, 'hk_mo_permit'::text, 'tw_permit'::text, 'residence_permit'::text, 'passport'::text, 'foreign_permit'::text, 'officer'::text]))),
  constraint users_nickname_check CHECK (((length(nickname) >= 1) AND (length(nickname) <= 64))),
  constraint users_real_name_check CHECK (((length(real_name) >= 1) AND (length(real_name) <= 64))),
  constraint users_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint users_username_check CHECK (((username = lower(btrim(username))) AND ((length(username) >= 1) AND (length(username) <= 64)))),
  constraint users_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE UNIQUE INDEX users_chest_arr_num ON public.users USING btree (chest_arr_num) WHERE (deleted_at IS NULL);
CREATE INDEX users_created ON public.users USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX users_department ON public.users USING btree (department_id);
CREATE INDEX users_display_name ON public.users USING btree (display_name COLLATE pinyin) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_id_card ON public.users USING btree (id_card_hash) WHERE ((deleted_at IS NULL) AND (id_card_seen_at IS NOT NULL));
CREATE INDEX users_id_card_any ON public.users USING btree (id_card_hash) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_mobile ON public.users USING btree (mobile_hash) WHERE (deleted_at IS NULL);
CREATE INDEX users_to_erase ON public.users USING btree (deleted_at, id) WHERE ((deleted_at IS NOT NULL) AND (erased_at IS NULL));
CREATE UNIQUE INDEX users_username ON public.users USING btree (username) WHERE (deleted_at IS NULL);
comment on column users.mobile_hash is 'Keyed hash of the whole number: look-up and uniqueness without the number.';
comment on column users.id_card_seen_at is 'When a reviewer has seen the card; a typed number claims nothing.';
comment on column users.erased_at is 'When the personal values of a deleted account were erased; the row stays for the record.';
comment on column users.id_kind is 'Which document the identity number is of, as the dictionary certificate_type calls it.';
comment on column users.name_search is 'What a search for a person is compared with: the names, folded, and their initials.';
comment on column users.display_name is 'How the person is named everywhere: the real name, otherwise the nickname.';
grant delete, insert, select, update on users to residency_app;

create table waiting_places (
  pool_id bigint not null,
  place integer not null,
  registration_id bigint not null,
  run_id bigint not null,
  constraint waiting_places_pkey PRIMARY KEY (pool_id, place),
  constraint waiting_places_pool_id_registration_id_key UNIQUE (pool_id, registration_id),
  constraint waiting_places_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES offer_pools(id),
  constraint waiting_places_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id),
  constraint waiting_places_run_id_fkey FOREIGN KEY (run_id) REFERENCES admission_runs(id)
);
CREATE INDEX waiting_places_registration ON public.waiting_places USING btree (registration_id);
CREATE INDEX waiting_places_run ON public.waiting_places USING btree (run_id);
grant delete, insert, select, update on waiting_places to residency_app;

create table wechat_bindings (
  user_id bigint not null,
  open_id_sealed text not null,
  open_id_hash text not null,
  bound_at timestamp with time zone not null,
  left_at timestamp with time zone,
  union_id_hash text,
  constraint wechat_bindings_pkey PRIMARY KEY (user_id),
  constraint wechat_bindings_open_id_hash_key UNIQUE (open_id_hash),
  constraint wechat_bindings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX wechat_bindings_union ON public.wechat_bindings USING btree (union_id_hash);
comment on table wechat_bindings is 'One WeChat, one account. The openId itself never leaves the server.';
comment on column wechat_bindings.left_at is 'When the person stopped following the official account: no message reaches them since.';
comment on column wechat_bindings.union_id_hash is 'Of the id that a person has in every app of one open-platform account; null without one.';
grant delete, insert, select, update on wechat_bindings to residency_app;

create table wechat_scans (
  session_hash bytea not null,
  scene_hash bytea not null,
  device_hash bytea not null,
  user_id bigint,
  open_id_sealed text,
  open_id_hash text,
  confirmed_at timestamp with time zone,
  taken_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  app text default 'official'::text not null,
  agent text,
  asked_at timestamp with time zone,
  union_id_sealed text,
  constraint wechat_scans_pkey PRIMARY KEY (session_hash),
  constraint wechat_scans_scene_hash_key UNIQUE (scene_hash),
  constraint wechat_scans_app_check CHECK ((app = ANY (ARRAY['official'::text, 'mini'::text]))),
  constraint wechat_scans_check CHECK (((open_id_sealed IS NULL) = (open_id_hash IS NULL))),
  constraint wechat_scans_check1 CHECK (((confirmed_at IS NULL) OR (open_id_hash IS NOT NULL))),
  constraint wechat_scans_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX wechat_scans_expiry ON public.wechat_scans USING btree (expires_at);
CREATE INDEX wechat_scans_user ON public.wechat_scans USING btree (user_id);
comment on column wechat_scans.user_id is 'Whose account the scan binds; null when somebody who is not logged in asked.';
comment on column wechat_scans.agent is 'The browser that shows the QR code, named on the phone before somebody confirms.';
grant delete, insert, select, update on wechat_scans to residency_app;

create table wechat_tokens (
  name text not null,
  value_sealed text not null,
  renewed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint wechat_tokens_pkey PRIMARY KEY (name)
);
comment on table wechat_tokens is 'Access tokens and page tickets, one row per app. WeChat counts every request for one, so one process asks and all use it.';
grant delete, insert, select, update on wechat_tokens to residency_app;

create table workload_entries (
  id bigint generated by default as identity not null,
  trainee_id bigint not null,
  block_id bigint,
  department_id bigint,
  requirement_id bigint,
  kind text not null,
  item text not null,
  case_day date not null,
  role text not null,
  patient_id bigint,
  number_hash text,
  number_tail text,
  note text,
  explanation text,
  marks text[] default '{}'::text[] not null,
  state text default 'submitted'::text not null,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  batch_size integer,
  previous_id bigint,
  key uuid not null,
  written_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  erased_at timestamp with time zone,
  count integer default 1 not null,
  constraint workload_entries_pkey PRIMARY KEY (id),
  constraint workload_entries_key UNIQUE (trainee_id, key),
  constraint workload_entries_batch_size_check CHECK ((batch_size >= 1)),
  constraint workload_entries_count CHECK (((count >= 1) AND (count <= 999))),
  constraint workload_entries_decided CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint workload_entries_explained CHECK (((explanation IS NOT NULL) OR (erased_at IS NOT NULL) OR ((NOT (marks && ARRAY['leave'::text, 'repeated'::text])) AND ((block_id IS NOT NULL) OR (NOT ('outside'::text = ANY (marks))))))),
  constraint workload_entries_explanation_check CHECK (((length(explanation) >= 1) AND (length(explanation) <= 500))),
  constraint workload_entries_item_check CHECK (((length(item) >= 1) AND (length(item) <= 120))),
  constraint workload_entries_kind_check CHECK ((kind = ANY (ARRAY['disease'::text, 'skill'::text, 'rescue'::text, 'basic'::text, 'study'::text]))),
  constraint workload_entries_marks_check CHECK ((marks <@ ARRAY['late'::text, 'leave'::text, 'outside'::text, 'repeated'::text, 'closed'::text, 'delayed'::text])),
  constraint workload_entries_note_check CHECK (((length(note) >= 1) AND (length(note) <= 1000))),
  constraint workload_entries_number CHECK (((number_hash IS NULL) = (number_tail IS NULL))),
  constraint workload_entries_number_tail_check CHECK (((length(number_tail) >= 1) AND (length(number_tail) <= 4))),
  constraint workload_entries_place CHECK ((((block_id IS NOT NULL) OR ('outside'::text = ANY (marks))) AND ((block_id IS NULL) = (department_id IS NULL)))),
  constraint workload_entries_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint workload_entries_role_check CHECK ((role = ANY (ARRAY['observed'::text, 'assisted'::text, 'performed'::text]))),
  constraint workload_entries_single CHECK (((count = 1) OR ((number_hash IS NULL) AND (patient_id IS NULL)))),
  constraint workload_entries_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'passed'::text, 'returned'::text, 'rejected'::text, 'withdrawn'::text, 'replaced'::text]))),
  constraint workload_entries_block_id_fkey FOREIGN KEY (block_id) REFERENCES rotation_blocks(id),
  constraint workload_entries_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint workload_entries_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id),
  constraint workload_entries_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES workload_patients(id),
  constraint workload_entries_previous_id_fkey FOREIGN KEY (previous_id) REFERENCES workload_entries(id),
  constraint workload_entries_requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES standard_requirements(id),
  constraint workload_entries_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX workload_entries_block ON public.workload_entries USING btree (block_id, state, case_day DESC) WHERE (block_id IS NOT NULL);
CREATE INDEX workload_entries_decider ON public.workload_entries USING btree (decided_by, decided_at) WHERE (decided_by IS NOT NULL);
CREATE INDEX workload_entries_department ON public.workload_entries USING btree (department_id, case_day DESC, id DESC) INCLUDE (kind, state) WHERE (department_id IS NOT NULL);
CREATE INDEX workload_entries_done ON public.workload_entries USING btree (trainee_id, requirement_id, block_id, state) INCLUDE (count) WHERE (requirement_id IS NOT NULL);
CREATE INDEX workload_entries_list ON public.workload_entries USING btree (case_day DESC, id DESC) INCLUDE (trainee_id, block_id, department_id, kind, state) WHERE (state <> 'replaced'::text);
CREATE INDEX workload_entries_marked ON public.workload_entries USING btree (case_day DESC, id DESC) WHERE (marks <> '{}'::text[]);
CREATE UNIQUE INDEX workload_entries_once ON public.workload_entries USING btree (trainee_id, kind, item, number_hash) WHERE ((number_hash IS NOT NULL) AND (NOT ('repeated'::text = ANY (marks))) AND (state = ANY (ARRAY['submitted'::text, 'passed'::text, 'returned'::text])));
CREATE INDEX workload_entries_own ON public.workload_entries USING btree (trainee_id, case_day DESC, id DESC) INCLUDE (kind, state) WHERE (state <> 'replaced'::text);
CREATE INDEX workload_entries_patient ON public.workload_entries USING btree (patient_id) WHERE (patient_id IS NOT NULL);
CREATE INDEX workload_entries_requirement ON public.workload_entries USING btree (requirement_id, case_day DESC, id DESC) WHERE (requirement_id IS NOT NULL);
CREATE INDEX workload_entries_state ON public.workload_entries USING btree (state, case_day DESC, id DESC) INCLUDE (trainee_id, block_id, department_id, kind) WHERE (state = ANY (ARRAY['submitted'::text, 'returned'::text, 'rejected'::text, 'withdrawn'::text]));
CREATE INDEX workload_entries_stay ON public.workload_entries USING btree (block_id, case_day DESC, id DESC) INCLUDE (kind, state) WHERE (block_id IS NOT NULL);
CREATE UNIQUE INDEX workload_entries_successor ON public.workload_entries USING btree (previous_id) WHERE (previous_id IS NOT NULL);
CREATE INDEX workload_entries_texts ON public.workload_entries USING btree (case_day, id) WHERE ((erased_at IS NULL) AND ((note IS NOT NULL) OR (explanation IS NOT NULL) OR (reason IS NOT NULL)));
CREATE INDEX workload_entries_waiting ON public.workload_entries USING btree (case_day, id) WHERE (state = 'submitted'::text);
CREATE TRIGGER workload_entries_cap_changed BEFORE UPDATE OF state, count, case_day, kind, item ON public.workload_entries FOR EACH ROW WHEN (((new.state = ANY (ARRAY['submitted'::text, 'passed'::text, 'returned'::text])) AND ((old.state <> ALL (ARRAY['submitted'::text, 'passed'::text, 'returned'::text])) OR (new.count > old.count) OR (((new.case_day IS DISTINCT FROM old.case_day) OR (new.kind IS DISTINCT FROM old.kind)) OR (new.item IS DISTINCT FROM old.item))))) EXECUTE FUNCTION cap_workload_day();
CREATE TRIGGER workload_entries_cap_new BEFORE INSERT ON public.workload_entries FOR EACH ROW WHEN ((new.state = ANY (ARRAY['submitted'::text, 'passed'::text, 'returned'::text]))) EXECUTE FUNCTION cap_workload_day();
CREATE TRIGGER workload_entries_kept BEFORE INSERT OR UPDATE ON public.workload_entries FOR EACH ROW EXECUTE FUNCTION keep_workload_entry();
alter table workload_entries set (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
comment on column workload_entries.block_id is 'The stay that covers the day of the case; with the mark outside none, or the one that covered it until it was moved.';
comment on column workload_entries.marks is 'Indicators, written by the server: entered late, on a day of leave, outside the stays, a number that was used before, after the stay was assessed.';
comment on column workload_entries.batch_size is 'How many entries were decided in the same act.';
comment on column workload_entries.key is 'Made where the entry was written, so that one that is sent twice is kept once.';
comment on column workload_entries.written_at is 'When it was written on the device, which may have been offline.';
comment on column workload_entries.erased_at is 'When note, explanation and reason were erased; the case itself stays counted.';
comment on column workload_entries.count is 'How many cases the entry is; a case with a number or a patient of its own is one entry.';
grant delete, insert, select, update on workload_entries to residency_app;

create table workload_findings (
  id bigint generated by default as identity not null,
  base_id bigint not null,
  kind text not null,
  trainee_id bigint,
  decider_id bigint,
  starts_on date not null,
  ends_on date not null,
  figure numeric(12,2) not null,
  threshold numeric(12,2) not null,
  unit text not null,
  out_of integer not null,
  expected numeric(12,2),
  entries bigint[] not null,
  found_at timestamp with time zone not null,
  looked_by bigint,
  looked_at timestamp with time zone,
  note text,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint workload_findings_pkey PRIMARY KEY (id),
  constraint workload_findings_once UNIQUE NULLS NOT DISTINCT (base_id, kind, trainee_id, decider_id, starts_on),
  constraint workload_findings_entries_check CHECK ((cardinality(entries) > 0)),
  constraint workload_findings_kind_check CHECK ((kind = ANY (ARRAY['late'::text, 'burst'::text, 'sameSample'::text, 'samePatient'::text, 'onLeave'::text, 'outsideBlock'::text, 'ownDecision'::text, 'impossibleDay'::text, 'copiedRun'::text, 'quickApproval'::text]))),
  constraint workload_findings_looked CHECK (((looked_by IS NULL) = (looked_at IS NULL))),
  constraint workload_findings_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint workload_findings_person CHECK (((trainee_id IS NULL) <> (decider_id IS NULL))),
  constraint workload_findings_unit_check CHECK ((unit = ANY (ARRAY['entries'::text, 'entriesIn10Minutes'::text, 'secondsPerEntry'::text]))),
  constraint workload_findings_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  constraint workload_findings_decider_id_fkey FOREIGN KEY (decider_id) REFERENCES users(id),
  constraint workload_findings_looked_by_fkey FOREIGN KEY (looked_by) REFERENCES users(id),
  constraint workload_findings_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainees(id)
);
CREATE INDEX workload_findings_decider ON public.workload_findings USING btree (decider_id) WHERE (decider_id IS NOT NULL);
CREATE INDEX workload_findings_list ON public.workload_findings USING btree (base_id, looked_at NULLS FIRST, ends_on DESC, id DESC);
CREATE INDEX workload_findings_old ON public.workload_findings USING btree (ends_on, id);
CREATE INDEX workload_findings_reader ON public.workload_findings USING btree (looked_by) WHERE (looked_by IS NOT NULL);
CREATE INDEX workload_findings_trainee ON public.workload_findings USING btree (trainee_id) WHERE (trainee_id IS NOT NULL);
comment on table workload_findings is 'Found again each night; what somebody has looked at keeps its note.';
grant delete, insert, select, update on workload_findings to residency_app;

create table workload_openings (
  entry_id bigint not null,
  user_id bigint not null,
  version integer not null,
  constraint workload_openings_pkey PRIMARY KEY (entry_id, user_id),
  constraint workload_openings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES workload_entries(id) ON DELETE CASCADE,
  constraint workload_openings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX workload_openings_user ON public.workload_openings USING btree (user_id);
comment on table workload_openings is 'Who has looked at a marked entry, and at which version of it, before deciding about it.';
grant delete, insert, select, update on workload_openings to residency_app;

create table workload_patients (
  id bigint generated by default as identity not null,
  department_id bigint not null,
  number_hash text not null,
  number_tail text not null,
  diagnosis text not null,
  sex smallint,
  age integer,
  note text,
  status smallint default 1 not null,
  added_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint workload_patients_pkey PRIMARY KEY (id),
  constraint workload_patients_once UNIQUE (department_id, number_hash),
  constraint workload_patients_age_check CHECK (((age >= 0) AND (age <= 130))),
  constraint workload_patients_diagnosis_check CHECK (((length(diagnosis) >= 1) AND (length(diagnosis) <= 120))),
  constraint workload_patients_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint workload_patients_number_tail_check CHECK (((length(number_tail) >= 1) AND (length(number_tail) <= 4))),
  constraint workload_patients_sex_check CHECK ((sex = ANY (ARRAY[1, 2]))),
  constraint workload_patients_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint workload_patients_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  constraint workload_patients_department_id_fkey FOREIGN KEY (department_id) REFERENCES departments(id)
);
CREATE INDEX workload_patients_adder ON public.workload_patients USING btree (added_by);
CREATE INDEX workload_patients_list ON public.workload_patients USING btree (department_id, status, id DESC);
CREATE INDEX workload_patients_noted ON public.workload_patients USING btree (updated_at, id) WHERE (note IS NOT NULL);
comment on table workload_patients is 'Patient library of a department (病例库): cases that trainees choose from, without names.';
grant delete, insert, select, update on workload_patients to residency_app;

create table workload_thresholds (
  id smallint default 1 not null,
  late_days integer default 7 not null,
  burst_entries integer default 20 not null,
  burst_minutes integer default 10 not null,
  approval_seconds numeric(4,1) default 2 not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  least_samples integer default 3 not null,
  constraint workload_thresholds_pkey PRIMARY KEY (id),
  constraint workload_thresholds_approval_seconds_check CHECK (((approval_seconds >= 0.1) AND (approval_seconds <= (60)::numeric))),
  constraint workload_thresholds_burst_entries_check CHECK (((burst_entries >= 2) AND (burst_entries <= 500))),
  constraint workload_thresholds_burst_minutes_check CHECK (((burst_minutes >= 1) AND (burst_minutes <= 120))),
  constraint workload_thresholds_id_check CHECK ((id = 1)),
  constraint workload_thresholds_late_days_check CHECK (((late_days >= 1) AND (late_days <= 60))),
  constraint workload_thresholds_least_samples_check CHECK (((least_samples >= 0) AND (least_samples <= 50)))
);
comment on table workload_thresholds is 'From when on entries are late, a burst, or decided in no time; the office sets them.';
comment on column workload_thresholds.least_samples is 'Numbers of patients or samples of a day and item without which an entry of more cases is not passed; 0: none.';
grant delete, insert, select, update on workload_thresholds to residency_app;
