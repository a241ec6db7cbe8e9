import type { RecipientChoice } from '@residency/contract/areas/messages/recipients/recipient.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { seesAll } from '../../../platform/reader.ts'
import { roleName } from '../../accounts/accounts.public.ts'
import { mustReach } from './check-recipients.ts'
import { findChoices } from './choice.queries.ts'
import { findAddressed, findPeople, findPeopleByIds, type PersonRow } from './people.queries.ts'
import { reachOf, visibleGroups } from './recipient.policy.ts'

const FIRST = 100
type NamedRow = { id: number; name: string; nameEn?: string | null }

const presentPerson = (language: Language, row: PersonRow) => ({
  value: row.id,
  label: row.name,
  note:
    [row.number, row.department && labelIn(language, row.department, row.departmentEn)]
      .filter(Boolean)
      .join(' · ') || null,
})

export async function listRecipientChoices(ctx: SignedCtx) {
  const { roles, bases, departments, cohorts, groups } = await findChoices(
    ctx.db,
    reachOf(ctx),
    visibleGroups(ctx.actor),
  )

  const named = ({ id, name, nameEn }: NamedRow) => ({
    value: id,
    label: labelIn(ctx.language, name, nameEn),
  })

  return {
    mayAll: seesAll(ctx.actor),
    roles: roles.map((role) => ({ value: role.id, label: roleName(ctx.language, role) })),
    bases: bases.map(named),
    departments: departments.map(named),
    cohorts: cohorts.map((cohort) => ({
      value: cohort.id,
      label: `${cohort.name} · ${labelIn(ctx.language, cohort.major, cohort.majorEn)}`,
    })),
    groups: groups.map(named),
  }
}

export const findRecipients = async (
  ctx: SignedCtx,
  { keywords }: { keywords?: string | undefined },
) =>
  (await findPeople(ctx.db, reachOf(ctx), dayInChina(ctx.now()), keywords)).map((row) =>
    presentPerson(ctx.language, row),
  )

/** Whom a choice reaches now. */
export async function previewRecipients(
  ctx: SignedCtx,
  { recipients }: { recipients: RecipientChoice },
) {
  await mustReach(ctx, recipients)

  const { total, people } = await findAddressed(
    ctx.db,
    recipients,
    reachOf(ctx),
    dayInChina(ctx.now()),
    FIRST,
  )

  return { total, people: people.map((row) => presentPerson(ctx.language, row)) }
}

/** A stored choice as a form opens it. */
export async function openedChoice(ctx: SignedCtx, recipients: RecipientChoice) {
  const knownPeople = (await findPeopleByIds(ctx.db, recipients.userIds)).map((row) =>
    presentPerson(ctx.language, row),
  )

  return { recipients, knownPeople }
}
