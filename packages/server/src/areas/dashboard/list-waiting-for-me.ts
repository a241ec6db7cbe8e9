import type { SignedCtx } from '../../platform/http/ctx.ts'

/** What waits for the reader, as each area counts it: own matters first, then in the order in which areas and their kinds are declared. */
export async function listWaitingForMe(ctx: SignedCtx) {
  const perArea = await Promise.all(
    ctx.services.areas.map(async ({ name, waiting }) => {
      if (!waiting) return []
      const order = Object.keys(waiting.kinds)
      const counts = (await waiting.count(ctx)).filter(({ count }) => count > 0)
      return counts
        .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
        .map(({ kind, count, subject }) => ({
          row: { area: name, kind, count, subject: subject ?? null },
          isOwn: waiting.kinds[kind]?.isOwn === true,
        }))
    }),
  )
  const all = perArea.flat()
  return [...all.filter(({ isOwn }) => isOwn), ...all.filter(({ isOwn }) => !isOwn)].map(({ row }) => row)
}
