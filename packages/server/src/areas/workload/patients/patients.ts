import {
  patientErrors as errors,
  patientPermissions as may,
} from '@residency/contract/areas/workload/patients/access'
import type {
  PatientFilters,
  PatientForm,
} from '@residency/contract/areas/workload/patients/patient.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import { constraintErrors, violatedConstraint } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'
import { plainNumber, tailOf } from '../own-work/entry.rules.ts'
import {
  findLibraryDepartments,
  findOwnPatients,
  findPatientForUpdate,
  findPatientPage,
  type PatientRow,
} from './patient.queries.ts'

/**
 * Whose patient libraries somebody reads and keeps: of the departments they work in or answer for,
 * a base those of its departments.
 */
const libraryScope = (actor: Reader): OrgScope =>
  orgScope({ ...actor, dataScopes: new Set([...actor.dataScopes, 2]) }, isOffice(actor, may.manage))

const actionsOnPatient = (actor: Reader, isUsed: boolean) =>
  permittedActions(actor, { edit: may.manage, delete: !isUsed && may.manage })

const presentPatient = (ctx: SignedCtx, p: PatientRow) => ({
  ...p,
  name: `${p.diagnosis} …${p.numberTail}`,
  department: labelIn(ctx.language, p.department, p.departmentEn),
  actions: actionsOnPatient(ctx.actor, p.entries > 0),
})

/** Possible hashes of what was typed or scanned: a number is found as a whole only. */
const hashesOf = (ctx: SignedCtx, words: string | undefined) =>
  words ? ctx.fields.hashesOf('caseNumber', plainNumber(words)) : []

export async function listPatients(ctx: SignedCtx, filters: PatientFilters) {
  const match = {
    ...filters,
    scope: libraryScope(ctx.actor),
    hashes: hashesOf(ctx, filters.keywords),
  }

  const { rows, total } = await findPatientPage(ctx.db, match, filters, ctx.language)
  return { list: rows.map((row) => presentPatient(ctx, row)), total }
}

export const listPatientDepartments = async (ctx: SignedCtx) =>
  (await findLibraryDepartments(ctx.db, libraryScope(ctx.actor))).map((d) => ({
    value: d.id,
    label: labelIn(ctx.language, d.name, d.nameEn),
  }))

export const createPatient = (ctx: SignedCtx, { departmentId, number, ...form }: PatientForm) =>
  inTransaction(ctx, async (tx) => {
    const [department] = await findLibraryDepartments(tx.db, libraryScope(tx.actor), departmentId)
    if (!department) throw fail(errors.patientDepartment)

    const hashedNumber = {
      numberHash: tx.fields.hashOf('caseNumber', plainNumber(number)),
      numberTail: tailOf(number),
    }

    return createRecord(tx, 'workloadPatients', {
      columns: { ...form, ...hashedNumber, departmentId, addedBy: tx.actor.userId },
      action: 'workload.patient.create',
      entity: 'workloadPatient',
    })
  }).catch(constraintErrors({ workload_patients_once: errors.patientTaken }))

type PatientChange = Omit<PatientForm, 'number' | 'departmentId'> & { id: number; version: number }

export const updatePatient = (ctx: SignedCtx, { id, version, ...form }: PatientChange) =>
  inTransaction(ctx, async (tx) => {
    const row = mustMatchVersion(
      await findPatientForUpdate(tx.db, libraryScope(tx.actor), id),
      version,
    )

    const next = await changeRecord(tx, 'workloadPatients', row, {
      columns: form,
      action: 'workload.patient.update',
      entity: 'workloadPatient',
    })

    return { id, version: next }
  })

export const deletePatient = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    found(await findPatientForUpdate(tx.db, libraryScope(tx.actor), id))
    await tx.db.deleteFrom('workloadPatients').where('id', '=', id).execute()
    await tx.audit({ action: 'workload.patient.delete', entity: 'workloadPatient', entityId: id })

    return null
  }).catch((error) => {
    throw violatedConstraint(error) ? fail(errors.patientUsed) : error
  })

/** Cases that a trainee may choose, with their department and the end of their number. */
export async function findPatientsToChoose(
  ctx: SignedCtx,
  { keywords }: { keywords?: string | undefined },
) {
  const rows = await findOwnPatients(ctx.db, ctx.actor.userId, keywords, hashesOf(ctx, keywords))
  return rows.map((p) => ({
    value: p.id,
    label: p.diagnosis,
    note: `${labelIn(ctx.language, p.department, p.departmentEn)} …${p.numberTail}`,
  }))
}
