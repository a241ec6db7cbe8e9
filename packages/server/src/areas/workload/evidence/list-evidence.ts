import type {
  EvidenceFilters,
  lookAtEvidence as lookCall,
} from '@residency/contract/areas/workload/evidence/evidence.contract'
import { evidenceWords } from '@residency/contract/areas/workload/evidence/text'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { checkVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { entriesInCharge } from '../entries/entry.policy.ts'
import { findEntriesById } from '../entries/entry.queries.ts'
import { presentEntry } from '../entries/list-entries.ts'
import { findingScope } from '../workload.policy.ts'
import {
  type FindingRow,
  findFinding,
  findFindingForUpdate,
  findFindingPage,
} from './evidence.queries.ts'

const MOST_ROWS = 300

const presentFinding = (ctx: SignedCtx, f: FindingRow) => ({
  ...f,
  isDecider: f.deciderId !== null,
  base: labelIn(ctx.language, f.base, f.baseEn),
  from: f.startsOn,
  until: f.endsOn,
  figure: Number(f.figure),
  threshold: Number(f.threshold),
  expected: f.expected === null ? null : Number(f.expected),
  entries: f.entries.length,
  lookedBy: f.reader,
  lookedTime: f.lookedAt && minuteInChina(f.lookedAt),
})

/** Findings of the bases in scope, those that nobody has looked at first. */
export async function listEvidence(ctx: SignedCtx, filters: EvidenceFilters) {
  const { rows, total } = await findFindingPage(
    ctx.db,
    { ...filters, scope: findingScope(ctx.actor) },
    filters,
  )

  return { list: rows.map((row) => presentFinding(ctx, row)), total }
}

export async function getEvidence(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findFinding(ctx.db, findingScope(ctx.actor), id))

  const entries = await findEntriesById(
    ctx.db,
    entriesInCharge(ctx.actor),
    row.entries.slice(0, MOST_ROWS),
  )

  return { ...presentFinding(ctx, row), rows: entries.map((one) => presentEntry(ctx, one)) }
}

/** Somebody has looked at a finding, and says what came of it. */
export const lookAtEvidence = (
  ctx: SignedCtx,
  { id, note, version }: InputOf<typeof lookCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const row = checkVersion(await findFindingForUpdate(tx.db, findingScope(tx.actor), id), version)
    const columns = { note, lookedBy: tx.actor.userId, lookedAt: tx.now() }

    const next = await changeRecord(tx, 'workloadFindings', row, {
      columns,
      action: 'workload.evidence.look',
      entity: 'workloadFinding',
    })

    return { id, version: next }
  })

const COLUMNS = [
  'name',
  'kind',
  'base',
  'from',
  'until',
  'figure',
  'unit',
  'threshold',
  'outOf',
  'entries',
  'note',
  'lookedBy',
  'lookedTime',
] as const

export const evidenceSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<EvidenceFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'workload.workloadEvidence',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'note' || key === 'base' ? 28 : 14 })),
    {
      day: ['from', 'until'],
      moment: ['lookedTime'],
      number: ['figure', 'threshold', 'outOf', 'entries'],
    },
  ),
  count: async (ctx, filters) =>
    (await listEvidence(ctx, { ...filters, pageNum: 1, pageSize: 1 })).total,
  async *rows(ctx, filters) {
    const { evidenceKinds, units } = evidenceWords[ctx.language]
    for await (const { id: _, isDecider: __, expected: ___, version: ____, ...row } of everyRow(
      async (page) => ({
        rows: (await listEvidence(ctx, { ...filters, ...page })).list,
      }),
    ))
      yield { ...row, kind: evidenceKinds[row.kind], unit: units[row.unit] }
  },
})
