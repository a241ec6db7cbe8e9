import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import type {
  AuditFilters,
  AuditRow,
} from '@residency/contract/areas/accounts/audit/audit.contract'
import { toMoment } from '@residency/contract/kernel'
import { foldSearch } from '@residency/contract/kernel/fold'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleUsers } from '../accounts.policy.ts'
import {
  type AuditWords,
  findAuditActions,
  findAuditEntities,
  findAuditOfRecord,
  findAuditPage,
} from './audit-log.queries.ts'
import { auditRecordWords } from './audit-records.text.ts'

/**
 * What a record of the log is called: by the table of records, or by the title of its sheet
 * (`area.sheet`); otherwise its code.
 */
export function recordLabel(ctx: Pick<SignedCtx, 'words' | 'language'>, entity: string): string {
  const labels: Readonly<Record<string, string>> = auditRecordWords[ctx.language]
  if (Object.hasOwn(labels, entity)) return labels[entity]!

  const [area = '', sheet = ''] = entity.split('.')
  const sheets = ctx.words[area]?.[ctx.language].sheets as
    | Readonly<Record<string, { title: string }>>
    | undefined

  return sheets?.[sheet]?.title ?? entity
}

/**
 * The label of an action in the reader's language, from the area that declares it; its code if none
 * does.
 */
export function labelOf(ctx: SignedCtx, action: string): string {
  for (const area of Object.values(ctx.words)) {
    const words = area[ctx.language].auditActions as Readonly<Record<string, string>> | undefined
    if (words && Object.hasOwn(words, action)) return words[action]!
  }

  return action
}

/** A stored detail for display; sealed values stay sealed. */
export function presentDetail(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(presentDetail)
  if (value === null || typeof value !== 'object') return value
  if ('sealed' in value && 'row' in value) return '***'

  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, presentDetail(inner)]),
  )
}

async function readWords(ctx: SignedCtx, keywords: string): Promise<AuditWords> {
  const searchText = foldSearch(keywords)
  const has = (text: string) => foldSearch(text).includes(searchText)
  const [actions, entities] = [await findAuditActions(ctx.db), await findAuditEntities(ctx.db)]

  return {
    actions: actions.filter((a) => has(a) || has(labelOf(ctx, a))),
    entities: entities.filter((entity) => has(entity) || has(recordLabel(ctx, entity))),
  }
}

type AuditPageRow = Awaited<ReturnType<typeof findAuditPage>>['rows'][number]

const presentRow = (ctx: SignedCtx, row: AuditPageRow): AuditRow => ({
  ...row,
  at: toMoment(row.at),
  actionLabel: labelOf(ctx, row.action),
  entityLabel: row.entity === null ? null : recordLabel(ctx, row.entity),
  detail: JSON.stringify(presentDetail(row.detail)),
})

/** The history of one record for readers of the audit log; empty for others. */
export async function historyOf(
  ctx: SignedCtx,
  record: { entity: string; id: number },
  actions: readonly string[],
) {
  if (!ctx.actor.isRoot && !ctx.actor.permissions.has(may.auditList)) return []
  return (await findAuditOfRecord(ctx.db, visibleUsers(ctx.actor), record, actions)).map((row) =>
    presentRow(ctx, row),
  )
}

/**
 * Audit entries of users in the reader's scope, newest first; with unlimited scope also entries of
 * unknown users and ROOT.
 */
export async function listAudit(ctx: SignedCtx, filters: AuditFilters) {
  const words = filters.keywords ? await readWords(ctx, filters.keywords) : undefined
  const { rows, ...counted } = await findAuditPage(ctx.db, visibleUsers(ctx.actor), filters, words)

  return { list: rows.map((row) => presentRow(ctx, row)), ...counted }
}

/** Actions present in the log, with labels. */
export async function listAuditActions(ctx: SignedCtx) {
  return (await findAuditActions(ctx.db)).map((action) => ({
    value: action,
    label: labelOf(ctx, action),
  }))
}
