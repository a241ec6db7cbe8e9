import { accountsWords } from '@residency/contract/areas/accounts/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { secondOrNull } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDevices, findOwnSessions } from './own-record.queries.ts'
import { ownRecordWords } from './privacy.text.ts'

/** From where the actor has logged in: sessions, and devices that are remembered. */
export async function* loginsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { userId } = ctx.actor
  const words = ownRecordWords[ctx.language]
  const { fields } = accountsWords[ctx.language]
  const sessions = await findOwnSessions(ctx.db, userId)

  yield {
    heading: words.sessions,
    records: sessions.map((s) => ({
      [words.createdAt]: secondOrNull(s.createdAt),
      [words.lastUsedAt]: secondOrNull(s.lastUsedAt),
      [words.endedAt]: secondOrNull(s.endedAt),
      [words.entry]: s.entry,
      [fields.ip]: s.ip,
      [fields.agent]: s.agent,
    })),
  }

  const devices = await findDevices(ctx.db, userId)

  const deviceOf = ({ agent, firstUsedAt: from, lastUsedAt: last }: (typeof devices)[number]) => ({
    [fields.agent]: agent,
    [words.createdAt]: secondOrNull(from),
    [words.lastUsedAt]: secondOrNull(last),
  })

  yield { heading: words.devices, records: devices.map(deviceOf) }
}
