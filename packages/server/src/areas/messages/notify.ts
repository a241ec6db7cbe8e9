import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findReachable, findTemplateInUse, insertNotices } from './notice.queries.ts'
import { filledIn } from './template.rules.ts'

export type Recipient = {
  userId: number
  /** What stands in the blanks of the template, in both languages where they differ. */
  values: Readonly<Record<string, string>>
  valuesEn?: Readonly<Record<string, string>>
  /** The page the notice leads to. */
  path?: string
}

/**
 * Sends a notice by the office's template of this kind, in the caller's transaction: no notice without its event. A kind
 * without a template, or one that is switched off, sends nothing. Messages to telephones go out after the transaction, by a job. Notices
 * of a decision that can be undone are held until it cannot.
 */
export async function notify(tx: SignedCtx, kind: string, recipients: readonly Recipient[]): Promise<void> {
  if (recipients.length === 0) return
  const template = await findTemplateInUse(tx.db, kind)
  if (!template) return
  const ids = recipients.map(({ userId }) => userId)
  const reachable = template.by_sms ? await findReachable(tx.db, ids, tx.services.wechat !== null) : new Set<number>()
  const rows = recipients.map(({ userId, values, valuesEn = values, path }) => ({
    user_id: userId,
    kind,
    title: filledIn(template.title, values),
    title_en: filledIn(template.title_en, { ...values, ...valuesEn }),
    body: filledIn(template.body, values),
    body_en: filledIn(template.body_en, { ...values, ...valuesEn }),
    path: path ?? null,
    created_at: tx.now(),
    sms: reachable.has(userId) ? ('due' as const) : null,
    held_until: tx.held?.until ?? null,
    decision_id: tx.held?.decision ?? null,
  }))
  await insertNotices(tx.db, rows)
  if (reachable.size) await tx.services.jobs.send(tx.db, 'texts', {}, tx.held?.until)
}
