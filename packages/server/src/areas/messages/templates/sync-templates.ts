import type { Db } from '../../../platform/db/connect/pool.ts'
import type { NoticeKind } from '../../../platform/notices.ts'

/**
 * Adds templates of kinds that have none yet; what the office changed stays. Two starts at once add
 * each once.
 */
export async function syncTemplates(db: Db, kinds: readonly NoticeKind[]) {
  if (kinds.length === 0) return
  await db
    .insertInto('noticeTemplates')
    .values(
      kinds.map(({ kind, title, body, bySms, channels, pace, isOff }) => ({
        kind,
        title: title.zh,
        titleEn: title.en,
        body: body.zh,
        bodyEn: body.en,
        channels: [...(channels ?? (bySms ? ['wechat', 'sms', 'mail'] : ['mail']))],
        pace: pace ?? (bySms ? 'daytime' : 'digest'),
        isOn: !isOff,
      })),
    )
    .onConflict((c) => c.column('kind').doNothing())
    .execute()
}
