import type {
  EvidenceFilters,
  lookAtEvidence as lookCall,
} from '@residency/contract/areas/workload/evidence/evidence.contract'
import { evidenceWords } from '@residency/contract/areas/workload/evidence/text'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { countListed, everyRow } from '../../../platform/sheets/batches.ts'
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

/** A finding shows so many of its entries. */
const SHOWN_ENTRIES = 300

const presentFinding = (ctx: SignedCtx, finding: FindingRow) => ({
  ...finding,
  isDecider: finding.deciderId !== null,
  base: labelIn(ctx.language, finding.base, finding.baseEn),
  from: finding.startsOn,
  until: finding.endsOn,
  figure: Number(finding.figure),
  threshold: Number(finding.threshold),
  expected: finding.expected === null ? null : Number(finding.expected),
  entries: finding.entries.length,
  lookedBy: finding.reader,
  lookedTime: finding.lookedAt && minuteInChina(finding.lookedAt),
})

/** Findings of the bases in scope, those that nobody has looked at first. */
export async function listEvidence(ctx: SignedCtx, filters: EvidenceFilters) {
  const { rows, total } = await findFindingPage(
    ctx.db,
    { ...filters, scope: findingScope(ctx.actor) },
    filters,
    ctx.language,
  )

  return { list: rows.map((row) => presentFinding(ctx, row)), total }
}

export async function getEvidence(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findFinding(ctx.db, findingScope(ctx.actor), id))

  const entries = await findEntriesById(
    ctx.db,
    entriesInCharge(ctx.actor),
    row.entries.slice(0, SHOWN_ENTRIES),
  )

  return { ...presentFinding(ctx, row), rows: entries.map((entry) => presentEntry(ctx, entry)) }
}

/** Records that the reader has looked at a finding, with a note of the result. */
export const lookAtEvidence = (
  ctx: SignedCtx,
  { id, note, version }: InputOf<typeof lookCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const row = mustMatchVersion(
      await findFindingForUpdate(tx.db, findingScope(tx.actor), id),
      version,
    )
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
  count: (ctx, filters) => countListed((page) => listEvidence(ctx, { ...filters, ...page })),
  async *rows(ctx, filters) {
    const { evidenceKinds, units } = evidenceWords[ctx.language]
    for await (const {
      id: _id,
      isDecider: _isDecider,
      expected: _expected,
      version: _version,
      ...row
    } of everyRow(async (page) => ({
      rows: (await listEvidence(ctx, { ...filters, ...page })).list,
    })))
      yield { ...row, kind: evidenceKinds[row.kind], unit: units[row.unit] }
  },
})
