-- What belongs to no area: shared functions, the audit log, steps of flows, stored bytes, and what protects calls from being repeated.

-- The installation ------------------------------------------------------------------------------------

-- Exclusion constraints compare plain types beside ranges, and GiST has no equality of plain types of its own.
create extension if not exists btree_gist;

create table settings_internal (
  name text primary key,
  value text not null
);
comment on table settings_internal is 'Facts about this installation, such as the fingerprint of its key file.';

-- The audit log ---------------------------------------------------------------------------------------

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name using errcode = '42501';
end $$;

create table audit_entries (
  id bigint generated always as identity primary key,
  txid xid8 not null default pg_current_xact_id(),
  at timestamptz not null,
  user_id bigint,
  session_id text,
  ip text not null,
  action text not null,
  result text not null check (result in ('ok', 'refused', 'failed')),
  entity text,
  entity_id text,
  detail jsonb not null default '{}'
);
comment on column audit_entries.detail is 'Before and after, why, figures; personal values are sealed before they get here.';
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_user on audit_entries (user_id, at desc);
create index audit_entries_action on audit_entries (action, at desc);
create index audit_entries_entity on audit_entries (entity, entity_id, id);
create index audit_entries_txid on audit_entries (txid, id);
create trigger audit_entries_fixed before update or delete on audit_entries for each row execute function refuse_change();
create trigger audit_entries_kept before truncate on audit_entries for each statement execute function refuse_change();

create table audit_seals (
  seq bigint primary key,
  entry_id bigint not null unique references audit_entries (id),
  hash bytea not null
);
create trigger audit_seals_fixed before update or delete on audit_seals for each row execute function refuse_change();
create trigger audit_seals_kept before truncate on audit_seals for each statement execute function refuse_change();

-- Steps of flows --------------------------------------------------------------------------------------

create table flow_history (
  id bigint generated always as identity primary key,
  flow text not null,
  record_id bigint not null,
  action text not null,
  from_state text not null,
  to_state text not null,
  reason text,
  -- Null for a step that time takes, not a person.
  user_id bigint,
  at timestamptz not null,
  undoes bigint references flow_history (id),
  waiver_id bigint
);
comment on column flow_history.undoes is 'The step that this one has undone; null for a step forward, back or to the end.';
comment on column flow_history.waiver_id is 'The change of the setting by which the person of the earlier step took this one too; null where nothing was waived.';
create index flow_history_record on flow_history (flow, record_id, id);
create index flow_history_user on flow_history (user_id);
create unique index flow_history_undoes on flow_history (undoes) where undoes is not null;
create index flow_history_waiver on flow_history (waiver_id) where waiver_id is not null;
create trigger flow_history_fixed before update or delete on flow_history for each row execute function refuse_change();

-- A decision is stored at once and can be undone for a few seconds; its notices wait as long.
create table flow_decisions (
  id bigint generated always as identity primary key,
  flow text not null,
  action text not null,
  user_id bigint not null,
  undo_until timestamptz not null,
  records jsonb not null default '[]'
);
comment on table flow_decisions is 'Decisions that can still be undone; removed when their time is over.';
comment on column flow_decisions.records is 'Of each record its version and step after the decision, and what the decision wrote beside the state, as it was before.';
create index flow_decisions_user on flow_decisions (user_id);
create index flow_decisions_until on flow_decisions (undo_until);

-- Stored bytes ----------------------------------------------------------------------------------------

-- Where bytes lie in the store, and how many rows refer to them: equal bytes are stored once, and removed after the last row is.
create table blobs (
  stored_as text primary key,
  is_encrypted boolean not null,
  content_hash text,
  size bigint check (size >= 0),
  refs integer not null default 0 check (refs >= 0),
  leases integer not null default 0 check (leases >= 0),
  keep_until timestamptz not null
);
comment on column blobs.content_hash is 'Keyed hash of the plain bytes. Null while they arrive and once they are leaving: nobody can hold them then.';
comment on column blobs.refs is 'How many rows hold them; counted by the triggers hold_blobs in the transaction of those rows.';
comment on column blobs.leases is 'How many have stored them and are about to write the row that holds them: they stay that long.';
comment on column blobs.keep_until is 'When leases are forgotten: their holders must have died.';
create index blobs_content on blobs (content_hash);
create index blobs_unheld on blobs (keep_until) where refs = 0;

-- Counts the bytes that the named columns of a row refer to. A row that names bytes which are not there is refused.
create function hold_blobs() returns trigger language plpgsql as $$
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
end $$;

-- Calls that are limited or happen once ---------------------------------------------------------------

-- One-use tickets: single-sign-on codes, media of a session, bindings. `subject` is never personal data.
create table tickets (
  hash bytea primary key,
  kind text not null,
  subject text not null,
  session_id text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tickets_expiry on tickets (expires_at);

create table submit_locks (
  key bytea primary key,
  until timestamptz not null
);
create index submit_locks_until on submit_locks (until);

-- The shape that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Sending ---------------------------------------------------------------------------------------------

create table sms_outbox (
  id bigint generated by default as identity primary key,
  created_at timestamptz not null default now(),
  purpose text not null,
  mobile_sealed text not null,
  text_sealed text not null
);
create index sms_outbox_created on sms_outbox (created_at desc, id desc);

create table wechat_tokens (
  name text primary key,
  value_sealed text not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table wechat_tokens is 'Access tokens and page tickets, one row per app. WeChat counts every request for one, so one process asks and all use it.';

-- Days, texts and names -------------------------------------------------------------------------------

-- A length in months has one rule: the first day counts, the end is the day before the corresponding day. Where the month has no
-- corresponding day the end is its last day: 31 August and six months end on 28 February. The contract's kernel has the same rule
-- (day.ts, lastDayOfMonths); a test compares the two.
create function last_day_of_months(starts_on date, months integer) returns date
  language sql immutable strict parallel safe
  return (starts_on + make_interval(months => months))::date
    - case when extract(day from starts_on + make_interval(months => months)) = extract(day from starts_on) then 1 else 0 end;

-- Lists of names follow pinyin. A server without ICU gets the order of code points under the same name, and the start says so.
do $$
begin
  if exists (select from pg_collation where collprovider = 'i') then
    create collation pinyin (provider = icu, locale = 'zh-u-co-pinyin');
  else
    create collation pinyin from "C";
  end if;
end $$;

-- The foldings of the contract (kernel/fold.ts) as functions, so that what a person searches for is found in the database; a test compares
-- both.
create function text_in_one_shape(value text) returns text language plpgsql immutable parallel safe as $$
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
end $$;
comment on function text_in_one_shape is 'NFKC without invisible signs, one shape for each dot, dash, bracket and radical.';

-- Most texts are Chinese and ASCII: nothing in them has a second shape, and the long way costs ten times as much.
create function fold_search(value text) returns text language sql immutable parallel safe
return case
  when value ~ '^[ !-,./-~一-龥]*$' then lower(replace(value, ' ', ''))
  else normalize(lower(regexp_replace(text_in_one_shape(value), '[\t\n\u000b\f\r \u1680\u2028\u2029·]', '', 'g')), nfkc)
end;
comment on function fold_search is 'What a search compares: foldSearch of the contract.';

create function fold_code(value text) returns text language sql immutable parallel safe
return case
  when value ~ '^[!-,./-~]*$' then upper(value)
  else translate(normalize(lower(regexp_replace(text_in_one_shape(value), '[\t\n\u000b\f\r \u1680\u2028\u2029]', '', 'g')), nfkc),
    'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
end;
comment on function fold_code is 'A number or code as foldCode of the contract compares it.';

-- Initials in pinyin, by the readings of pinyin-pro 3.29.4 (MIT): the most frequent reading of each character from U+4E00 to U+9FA5, and
-- all initials of those that have several. A surname is read as a surname.
create function letters_of_character(sign text) returns text language plpgsql immutable parallel safe as $$
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
end $$;
comment on function letters_of_character is 'Initials of all readings of one Chinese character, the most frequent first.';

create function name_initials(name text) returns text language plpgsql immutable parallel safe as $$
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
end $$;
comment on function name_initials is 'Initials of a Chinese name in every reading, separated by spaces: zl zy of 曾乐.';
