import { traineeChangeErrors as errors } from '@residency/contract/areas/students/changes/access'
import type { askForTraineeChange as endpoint } from '@residency/contract/areas/students/changes/change.contract'
import { traineeChangeFlow } from '@residency/contract/areas/students/changes/trainee-change.flow'
import { fileErrors } from '@residency/contract/areas/students/file/access'
import {
  type FileField,
  STUDY_FIELDS,
} from '@residency/contract/areas/students/file/field.contract'
import type { InputOf } from '@residency/contract/kernel'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTakenNumbers } from '../../accounts/accounts.public.ts'
import { claimFiles } from '../../files/files.public.ts'
import { mustNotBeShut } from '../../settings/settings.public.ts'
import { findFieldRules, findOwnFileForUpdate } from '../file/file.queries.ts'
import { isDirect } from '../file/file.rules.ts'
import { factsOf } from '../file/file-facts.ts'
import { judgeFact } from '../file/judge-fact.ts'
import { relationsToTraineeChange } from './change.policy.ts'
import { findOwnChangeForUpdate } from './change.queries.ts'
import { insertChanges } from './insert-changes.ts'
import { thingLabel } from './protected-fields.ts'

export const TRAINEE_CHANGE = 'traineeChange'

async function mustBeFree(tx: SignedCtx, field: FileField, value: string, label: string) {
  const numbers = {
    mobiles: field === 'mobile' ? [value] : [],
    idCards: field === 'idCard' ? [value] : [],
  }
  if (
    (field === 'mobile' || field === 'idCard') &&
    (await findTakenNumbers(tx, numbers)).has(value)
  )
    throw fail(errors.changeTaken, { field: label })
}

/**
 * Asks for a change of one protected fact, with papers where it asks for them; one of a fact may
 * wait at a time.
 */
export const askForTraineeChange = (
  ctx: SignedCtx,
  { field, value: typed, note, files }: InputOf<typeof endpoint, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    await mustNotBeShut(tx, 'info_change')

    const file = await findOwnFileForUpdate(tx.db, tx.actor.userId)
    if (!file) throw fail(fileErrors.noFile)

    const label = thingLabel(tx, field)
    const facts = factsOf(tx, file)
    const value = await judgeFact(tx, field, typed, 'value')
    const rule = (await findFieldRules(tx.db)).find((fieldRule) => fieldRule.field === field)
    if (isDirect(field, facts[field], rule?.isProtected ?? false))
      throw fail(errors.changeNotNeeded, { field: label })
    if (value === facts[field]) throw fail(errors.changeSame, { field: label })
    if (field in STUDY_FIELDS && file.education === null)
      throw fail(fileErrors.educationFirst, { field: label })
    if (rule?.needsPapers && files.length === 0) throw fail(errors.changePapers, { field: label })
    await mustBeFree(tx, field, value, label)

    const [id] = await insertChanges(tx, [
      { traineeId: file.id, thing: field, before: facts[field], after: value, note },
    ])
    const keys = files.map(({ filePath }) => filePath)

    await claimFiles(tx, {
      keys,
      purposes: ['proof', 'attachment'],
      record: { kind: TRAINEE_CHANGE, id: id! },
      field: 'files',
    })

    await tx.audit({
      action: 'students.change.ask',
      entity: TRAINEE_CHANGE,
      entityId: id!,
      detail: { field },
    })

    return { id: id! }
  })

/** Withdraws what one has asked for, before it is decided. */
export const withdrawTraineeChange = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const own = found(await findOwnChangeForUpdate(tx.db, tx.actor.userId, id))
    const record = { id, state: own.state, relations: relationsToTraineeChange(own, tx.actor) }

    await advance(tx, traineeChangeFlow, 'withdraw', record, {}, (state) =>
      updateRow(tx, 'traineeChanges', own, { state }),
    )

    return null
  })
