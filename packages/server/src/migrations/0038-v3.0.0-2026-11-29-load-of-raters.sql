-- Tasks of a target open on days of their own, and end where the rater had too little contact.
alter table evaluation_tasks add column opens_on date;
alter table evaluation_tasks add column is_dropped boolean not null default false;
update evaluation_tasks k set opens_on = (coalesce(g.opened_at, g.created_at) at time zone 'Asia/Shanghai')::date
  from evaluation_targets g where g.id = k.target_id;
alter table evaluation_tasks alter column opens_on set not null;
alter table evaluation_tasks add constraint evaluation_tasks_ended check (not (done and is_dropped));
comment on table evaluation_tasks is 'Who is to rate whom, from which day on, and whether it is done: no time of an answer, and nothing of what was answered.';
comment on column evaluation_tasks.is_dropped is 'The rater had too little contact; somebody else was asked if there was anybody.';
create index evaluation_tasks_load on evaluation_tasks (rater_id, opens_on);
create index evaluation_tasks_opens_on on evaluation_tasks (opens_on, rater_id);

-- The last day whose new tasks were announced.
alter table evaluation_targets add column tasks_opened_on date;
update evaluation_targets set tasks_opened_on = (opened_at at time zone 'Asia/Shanghai')::date where opened_at is not null;

create table evaluation_load_rules (
  id integer primary key default 1 check (id = 1),
  most_per_week integer not null default 5 check (most_per_week between 1 and 50),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
insert into evaluation_load_rules default values;
