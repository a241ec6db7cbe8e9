import { committeePermissions as may } from '@residency/contract/areas/progress/committees/access'
import type {
  CommitteeFilters,
  listMemberChoices as choicesCall,
} from '@residency/contract/areas/progress/committees/committee.contract'
import { sessionPermissions } from '@residency/contract/areas/progress/sessions/access'
import { type InputOf, labelIn, permittedActions } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped, idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findHoldersOf } from '../../accounts/accounts.public.ts'
import { findEnabledBases } from '../../organisation/organisation.public.ts'
import { isProgressOffice, visibleCommittees } from '../progress.policy.ts'
import { findCommitteePage, findSettings } from './committee.queries.ts'
import { lacksOf } from './lacks.rules.ts'
import { findMembers, findPeopleForRole } from './member.queries.ts'

/** Committees with their members, and for the office the bases that may have one. */
export async function listCommittees(ctx: SignedCtx, filters: CommitteeFilters) {
  const today = dayInChina(ctx.now())
  const scopedFilters = { ...filters, scope: visibleCommittees(ctx.actor), today }
  const { rows, total } = await findCommitteePage(ctx.db, ctx.language, scopedFilters, filters)

  const [members, bases, settings] = await Promise.all([
    findMembers(ctx.db, ctx.language, idsOf(rows), today),
    isProgressOffice(ctx.actor) ? findEnabledBases(ctx.db) : [],
    findSettings(ctx.db),
  ])

  const membersOf = grouped(members, ({ committeeId }) => committeeId)

  const actions = permittedActions(ctx.actor, {
    edit: isProgressOffice(ctx.actor) && may.manage,
    plan: isProgressOffice(ctx.actor) && sessionPermissions.plan,
  }) as ('edit' | 'plan')[]

  return {
    list: rows.map((row) => ({
      ...row,
      members: membersOf.get(row.id) ?? [],
      lacks: lacksOf(membersOf.get(row.id) ?? []),
      actions,
    })),
    total,
    bases: bases.map(({ id, name, nameEn }) => ({
      value: id,
      label: labelIn(ctx.language, name, nameEn),
    })),
    settings,
  }
}

/** People who can have a role in a committee of a base. */
export async function listMemberChoices(
  ctx: SignedCtx,
  { baseId, role, keywords }: InputOf<typeof choicesCall, 'out'>,
) {
  const place = {
    baseId,
    officeIds: await findHoldersOf(ctx.db, may.manage),
    day: dayInChina(ctx.now()),
  }

  const people = await findPeopleForRole(ctx.db, ctx.language, place, { role, keywords })

  return {
    people: people.map(({ id, name, department }) => ({
      value: id,
      label: name,
      note: department,
    })),
  }
}
