import type { SignedCtx } from '../../platform/http/ctx.ts'

export type Recipient = {
  userId: number
  /** What stands in the blanks of the template, in both languages where they differ. */
  values: Readonly<Record<string, string>>
  valuesEn?: Readonly<Record<string, string>>
  /** The page the notice leads to. */
  path?: string
}
const AT_ONCE = 2000
const filled = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/**
 * Tells people something by the office's template of this kind, in the caller's transaction: whoever is told has had it happen. A kind
 * without a template, or one that is switched off, tells nobody.
 */
export async function notify(tx: SignedCtx, kind: string, recipients: readonly Recipient[]): Promise<void> {
  if (recipients.length === 0) return
  const template = await tx.db
    .selectFrom('notice_templates')
    .selectAll()
    .where('kind', '=', kind)
    .where('is_on', '=', true)
    .executeTakeFirst()
  if (!template) return
  const rows = recipients.map(({ userId, values, valuesEn = values, path }) => ({
    user_id: userId,
    kind,
    title: filled(template.title, values),
    title_en: filled(template.title_en, valuesEn),
    body: filled(template.body, values),
    body_en: filled(template.body_en, valuesEn),
    path: path ?? null,
    created_at: tx.now(),
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.db
      .insertInto('notices')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}
