import {
  RECIPIENT_LISTS,
  type RecipientChoice,
} from '@residency/contract/areas/messages/recipients/recipient.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { roleName } from '../../accounts/accounts.public.ts'
import { findNames } from '../recipients/choice.queries.ts'
import { findPeopleByIds } from '../recipients/people.queries.ts'
import { actionsOnInform } from './inform.policy.ts'
import type { InformRow } from './inform.queries.ts'

/** An inform as those see it who sent it. */
export const presentInform = (ctx: SignedCtx, i: InformRow) => ({
  ...i,
  actions: actionsOnInform(ctx.actor, i),
  sendAt: toMoment(i.sendAt),
  sentAt: toMoment(i.sentAt),
  withdrawnAt: toMoment(i.withdrawnAt),
})

type NamedRow = { name: string; nameEn: string | null }

/** Whom a choice addresses, by kind, in words. */
export async function presentAudience(ctx: SignedCtx, choice: RecipientChoice) {
  const [names, people] = await Promise.all([
    findNames(ctx.db, choice),
    findPeopleByIds(ctx.db, choice.userIds),
  ])

  const label = ({ name, nameEn }: NamedRow) => labelIn(ctx.language, name, nameEn)

  const of: Record<(typeof RECIPIENT_LISTS)[number], string[]> = {
    userIds: people.map(({ name }) => name),
    roleIds: names.roles.map((role) => roleName(ctx.language, role)),
    baseIds: names.bases.map(label),
    departmentIds: names.departments.map(label),
    cohortIds: names.cohorts.map(({ name }) => name),
    groupIds: names.groups.map(({ name }) => name),
  }

  const kinds = RECIPIENT_LISTS.filter((kind) => of[kind].length > 0).map((kind) => ({
    kind: kind as string,
    names: of[kind],
  }))

  return [...(choice.everyone ? [{ kind: 'everyone', names: [] }] : []), ...kinds]
}
