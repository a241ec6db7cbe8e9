-- Applicants sign up with a passport or a permit, too; the number alone does not always tell which document it is of.
alter table registrations add column id_kind text not null default 'id_card'
  constraint registrations_id_kind_check
    check (id_kind in ('id_card', 'hk_mo_permit', 'tw_permit', 'residence_permit', 'passport', 'foreign_permit', 'officer'));
comment on column registrations.id_kind is 'Which document the identity number is of, as the dictionary certificate_type calls it.';
