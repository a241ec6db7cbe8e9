import { organisationErrors as errors } from '@residency/contract/areas/organisation/access'
import type {
  MajorChange,
  MajorForm,
  mapMajor as map,
} from '@residency/contract/areas/organisation/majors/major.contract'
import type { InputOf } from '@residency/contract/kernel'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import { visibleBases } from '../organisation.policy.ts'
import { findBaseOfKind, findMajorsForUpdate } from './major.queries.ts'

export const MAJOR_CONSTRAINTS = {
  majors_code: errors.majorCodeTaken,
  majors_mapping: errors.majorMappingWrong,
  majors_not_its_own_standard: errors.majorMappingWrong,
  majors_national_id_fkey: errors.majorMappingWrong,
  majors_base_id_fkey: errors.majorBaseWrong,
}

const columnsOf = ({ baseId, code, name, nameEn, kind, nationalId, sort, status }: MajorForm) => {
  return { baseId, code, name, nameEn, kind, nationalId, sort, status }
}

const findForUpdate = async (tx: SignedCtx, id: number) =>
  found((await findMajorsForUpdate(tx.db, visibleBases(tx.actor), [id]))[0])

/** Adds a major to a base in the actor's scope; answers its id. */
export const createMajor = (ctx: SignedCtx, form: MajorForm) =>
  inTransaction(ctx, async (tx) => {
    if (!(await findBaseOfKind(tx.db, visibleBases(tx.actor), form.baseId)))
      throw fail(errors.majorBaseWrong)

    const { id } = await createRecord(tx, 'majors', {
      columns: columnsOf(form),
      action: 'organisation.major.create',
      entity: 'major',
      detail: { after: auditSnapshot(form) },
      errors: MAJOR_CONSTRAINTS,
    })

    return id
  })

/** Changes a major. It may go to another base of the same kind: what maps to it stays true. */
export const updateMajor = (ctx: SignedCtx, input: MajorChange & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findForUpdate(tx, input.id), input.version)
    const base = await findBaseOfKind(tx.db, visibleBases(tx.actor), input.baseId)
    if (!base || base.mode !== before.mode) throw fail(errors.majorBaseWrong)

    await changeRecord(tx, 'majors', before, {
      columns: columnsOf(input),
      action: 'organisation.major.update',
      entity: 'major',
      detail: { before: auditSnapshot(before), after: auditSnapshot(input) },
      errors: MAJOR_CONSTRAINTS,
    })

    return null
  })

/** Maps an own major to a national one, or to none. */
export const mapMajor = (ctx: SignedCtx, input: InputOf<typeof map, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findForUpdate(tx, input.id), input.version)
    if (before.mode !== 'own') throw fail(errors.majorMappingWrong)

    const detail = {
      before: { nationalId: before.nationalId },
      after: { nationalId: input.nationalId },
    }

    const version = await changeRecord(tx, 'majors', before, {
      columns: { nationalId: input.nationalId },
      action: 'organisation.major.map',
      entity: 'major',
      detail,
      errors: MAJOR_CONSTRAINTS,
    })

    return { version }
  })
