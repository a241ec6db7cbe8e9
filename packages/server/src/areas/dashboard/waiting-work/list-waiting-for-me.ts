import { fillSentence } from '@residency/contract/kernel/sentence'
import { publishedName } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { waitingWorkFor } from '../dashboard.policy.ts'

/** What waits for the reader, as each area counts it. */
export async function listWaitingForMe(ctx: SignedCtx) {
  const counted = ctx.services.areas.flatMap(({ waiting, ...area }) =>
    waiting ? [{ name: publishedName(area), waiting }] : [],
  )

  const rows = waitingWorkFor(
    await Promise.all(
      counted.map(async ({ name, waiting }) => ({
        area: name,
        kinds: waiting.kinds,
        counts: await waiting.count(ctx),
      })),
    ),
  )

  const labelsOf = (area: string) =>
    ctx.words[area]![ctx.language].waiting as Readonly<Record<string, string>>

  return rows.map((row) => ({
    ...row,
    label: fillSentence(labelsOf(row.area)[row.kind] ?? row.kind, row),
  }))
}
