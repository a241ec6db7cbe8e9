import {
  committeeErrors as errors,
  committeePermissions as may,
} from '@residency/contract/areas/progress/committees/access'
import type { CommitteeForm } from '@residency/contract/areas/progress/committees/committee.contract'
import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findHoldersOf } from '../../accounts/accounts.public.ts'
import { findEnabledBases } from '../../organisation/organisation.public.ts'
import { visibleCommittees } from '../progress.policy.ts'
import {
  findCommitteeForUpdate,
  findSettingsForUpdate,
  replaceMembers,
} from './committee.queries.ts'
import { canBe, findMembers, findRolesOf } from './member.queries.ts'

const ENTITY = 'progressCommittee'

const CONSTRAINTS = {
  progress_committees_name: errors.committeeNameTaken,
  progress_members_once: errors.memberTwice,
  progress_members_one_chair: errors.twoChairs,
}

type Members = CommitteeForm['members']

/** Refuses people without an account in use, and roles that a person does not have. */
async function mustFit(tx: SignedCtx, baseId: number, members: Members) {
  const day = dayInChina(tx.now())
  const basePlace = { baseId, officeIds: await findHoldersOf(tx.db, may.manage), day }

  const rows = await findRolesOf(
    tx.db,
    tx.language,
    basePlace,
    members.map(({ userId }) => userId),
  )

  const personOf = new Map(rows.map((row) => [row.id, row]))

  for (const [place, { userId, role, endsOn }] of members.entries()) {
    // a term that is over stays as it was
    if (endsOn !== null && endsOn < day) continue

    const person = personOf.get(userId)
    if (!person) throw fail(errors.memberUnknown, { place: place + 1 })

    if (!canBe(role, person))
      throw fail(errors.memberRoleWrong, {
        name: person.name,
        role: committeeWords[tx.language].roles[role],
      })
  }
}

/** Founds a committee of an enabled base. */
export const createCommittee = (ctx: SignedCtx, { baseId, name, members }: CommitteeForm) =>
  inTransaction(ctx, async (tx) => {
    const bases = await findEnabledBases(tx.db)
    if (!bases.some(({ id }) => id === baseId)) throw fail(errors.committeeBaseUnknown)
    await mustFit(tx, baseId, members)

    const record = await createRecord(tx, 'progressCommittees', {
      columns: { baseId, name },
      action: 'progress.committee.create',
      entity: ENTITY,
      detail: { after: { baseId, name, members } },
    })

    await replaceMembers(tx.db, record.id, members)

    return record
  }).catch(constraintErrors(CONSTRAINTS))

/** Renames a committee and sets its members. */
export const updateCommittee = (
  ctx: SignedCtx,
  { id, version, name, members }: Omit<CommitteeForm, 'baseId'> & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleCommittees(tx.actor)
    const stored = mustMatchVersion(await findCommitteeForUpdate(tx.db, scope, id), version)
    await mustFit(tx, stored.baseId, members)

    const day = dayInChina(tx.now())
    const before = (await findMembers(tx.db, tx.language, [id], day)).map(
      ({ userId, role, startsOn, endsOn }) => ({ userId, role, startsOn, endsOn }),
    )

    await replaceMembers(tx.db, id, members)

    const next = await changeRecord(tx, 'progressCommittees', stored, {
      columns: { name },
      action: 'progress.committee.update',
      entity: ENTITY,
      detail: { before: { name: stored.name, members: before }, after: { name, members } },
    })

    return { id, version: next }
  }).catch(constraintErrors(CONSTRAINTS))

/** Sets how many sessions a year each committee holds. */
export const setSessionsPerYear = (
  ctx: SignedCtx,
  { sessionsPerYear, version }: { sessionsPerYear: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findSettingsForUpdate(tx.db), version)

    const next = await changeRecord(tx, 'progressSettings', before, {
      columns: { sessionsPerYear },
      action: 'progress.settings.update',
      entity: 'progressSettings',
      detail: { before: { sessionsPerYear: before.sessionsPerYear }, after: { sessionsPerYear } },
    })

    return { version: next }
  })
