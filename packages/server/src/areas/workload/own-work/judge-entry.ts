import { entryErrors as errors } from '@residency/contract/areas/workload/entries/access'
import type { EntryForm } from '@residency/contract/areas/workload/entries/entry.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { DayCounts } from './day-counts.ts'
import { judgeDay, plainNumber, tailOf } from './entry.rules.ts'
import { countDays, findPatients, findSameNumbers, type Worker } from './work-facts.queries.ts'
import { findWorkFacts } from './work-facts.ts'

type PatientNumber =
  | { numberHash: string; numberTail: string }
  | { numberHash: null; numberTail: null }

export type EntryJudgement =
  | { obstacle: Obstacle }
  | { obstacle: null; columns: ReturnType<typeof columnsOf> }

/**
 * An entry to be judged; `id`: the one it replaces, which does not repeat itself; `storedNumber`:
 * its number if the form has none.
 */
export type EntryInput = Omit<EntryForm, 'number'> & {
  number: string | null
  writtenAt: Date
  arrivedAt: Date
  id?: number
  storedNumber?: PatientNumber
}

const columnsOf = (
  form: EntryInput,
  marks: ColumnValue<'workloadEntries', 'marks'>,
  stay: { id: number; departmentId: number } | null,
  patientNumber: PatientNumber,
  item: Item,
) => ({
  blockId: stay?.id ?? null,
  departmentId: stay?.departmentId ?? null,
  caseDay: form.caseDay,
  role: form.role,
  marks,
  count: form.count,
  ...item,
  patientId: form.patientId,
  note: form.note,
  explanation: form.explanation,
  writtenAt: form.writtenAt,
  ...patientNumber,
})

type Item = {
  requirementId: number | null
  kind: ColumnValue<'workloadEntries', 'kind'>
  item: string
}

const NONE: PatientNumber = { numberHash: null, numberTail: null }

/**
 * Judges entries of a trainee in a fixed number of statements: each is kept with its marks, or has
 * an obstacle.
 */
export async function judgeEntries(
  ctx: SignedCtx,
  worker: Worker,
  forms: readonly EntryInput[],
): Promise<EntryJudgement[]> {
  const days = forms.map(({ caseDay }) => caseDay)
  const { facts, requirements } = await findWorkFacts(ctx, worker, days)

  const patients = new Map(
    (
      await findPatients(
        ctx.db,
        forms.flatMap(({ patientId }) => patientId ?? []),
      )
    ).map((patient) => [patient.id, patient]),
  )

  const numberOf = ({ number, patientId, storedNumber }: EntryInput): PatientNumber => {
    if (number)
      return {
        numberHash: ctx.fields.hashOf('caseNumber', plainNumber(number)),
        numberTail: tailOf(number),
      }

    const patient = patientId === null ? undefined : patients.get(patientId)
    if (patient) return { numberHash: patient.numberHash, numberTail: patient.numberTail }

    return storedNumber ?? NONE
  }

  const numbers = forms.map(numberOf)

  const before = await findSameNumbers(
    ctx.db,
    worker.id,
    numbers.flatMap((number) => number.numberHash ?? []),
  )

  const seen = before.map((entry) => ({ ...entry, id: entry.id as number | undefined }))
  const replaced = forms.flatMap(({ id }) => id ?? [])
  const counts = new DayCounts(await countDays(ctx.db, worker.id, days, replaced))

  const itemOf = ({ requirementId, kind, item }: EntryInput): Item | null => {
    if (requirementId === null) return { requirementId: null, kind, item }

    const known = requirements.get(requirementId)
    return known ? { requirementId: known.id, kind: known.kind, item: known.item } : null
  }

  return forms.map((form, index): EntryJudgement => {
    const day = judgeDay(
      { ...form, writtenOn: dayInChina(form.writtenAt), arrivedOn: dayInChina(form.arrivedAt) },
      facts,
    )

    if (day.refused)
      return {
        obstacle: { def: errors[day.refused], data: dayData(day.refused, form.caseDay, facts) },
      }

    const item = itemOf(form)
    if (!item) return { obstacle: { def: errors.itemUnknown } }

    const patient = form.patientId === null ? null : patients.get(form.patientId)
    // outside the stays a case is still of a department where one stays some time
    const stays = day.stay ? [day.stay] : facts.stays
    if (
      patient === undefined ||
      (patient && !stays.some(({ departmentId }) => patient.departmentIds.includes(departmentId)))
    )
      return { obstacle: { def: errors.patientUnknown } }

    const number = numbers[index]!
    const cases = { caseDay: form.caseDay, ...item, cases: form.count }
    const tooMany = counts.obstacleTo(cases, number.numberHash !== null)
    if (tooMany) return { obstacle: tooMany }

    const same = seen.find(
      (stored) =>
        stored.numberHash === number.numberHash &&
        stored.kind === item.kind &&
        stored.item === item.item &&
        stored.id !== form.id,
    )

    const isRepeated = number.numberHash !== null && same !== undefined
    if (isRepeated && !form.explanation)
      return {
        obstacle: { def: errors.numberRepeated, data: { item: item.item, day: same.caseDay } },
      }

    counts.add(cases)

    if (number.numberHash !== null)
      seen.push({ id: undefined, numberHash: number.numberHash, caseDay: form.caseDay, ...item })

    return {
      obstacle: null,
      columns: columnsOf(
        form,
        isRepeated ? [...day.marks, 'repeated'] : day.marks,
        day.stay,
        number,
        item,
      ),
    }
  })
}

const dayData = (
  refused: string,
  day: string,
  facts: { today: string; startsOn: string; plannedEnd: string | null },
) => {
  if (refused === 'dayAhead') return { today: facts.today }
  if (refused === 'dayBeforeTraining') return { from: facts.startsOn }
  if (refused === 'dayAfterTraining') return { until: facts.plannedEnd ?? '' }

  return { day }
}
