-- Whoever bound the official account is known in the mini-program too, where one open-platform account holds both.
alter table wechat_bindings add column union_id_hash text;
comment on column wechat_bindings.union_id_hash is 'Of the id that a person has in every app of one open-platform account; null without one.';
create index wechat_bindings_union on wechat_bindings (union_id_hash);
alter table wechat_scans add column union_id_sealed text;
