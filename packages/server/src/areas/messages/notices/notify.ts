import { publishChange } from '../../../platform/live/publish-change.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import type { Notify, Recipient } from '../../../platform/notify.ts'
import { planDeliveries } from '../deliveries/plan-deliveries.ts'
import { filledIn, withBlanks } from '../templates/template.rules.ts'
import { findTemplateInUse, insertNotices } from './notice.queries.ts'

/**
 * Sends a notice by the office's template of this kind, in the caller's transaction: no notice
 * without its event. A template that is switched off sends nothing. Its delivery outside the site
 * is planned here and done by a job. Notices of a decision that can be undone are delayed until it
 * cannot.
 */
export const notify: Notify = async (
  tx,
  { kind, alwaysShown = [] }: NoticeKind,
  recipients: readonly Recipient[],
) => {
  if (recipients.length === 0) return

  const template = await findTemplateInUse(tx.db, kind)
  if (!template) return

  const heldUntil = tx.undoable?.until ?? null

  const rows = recipients.map(({ userId, values, valuesEn = values, path }) => ({
    userId,
    kind,
    title: filledIn(template.title, values),
    titleEn: filledIn(template.titleEn, { ...values, ...valuesEn }),
    body: filledIn(withBlanks(template.body, alwaysShown), values),
    bodyEn: filledIn(withBlanks(template.bodyEn, alwaysShown), { ...values, ...valuesEn }),
    path: path ?? null,
    createdAt: tx.now(),
    heldUntil,
    isAnnounced: heldUntil === null,
    decisionId: tx.undoable?.decision ?? null,
  }))

  const ids = await insertNotices(tx.db, rows)

  await planDeliveries(tx, template, ids)

  if (heldUntil === null)
    await publishChange(
      tx.db,
      '/messages/notices',
      recipients.map(({ userId }) => userId),
    )
}
