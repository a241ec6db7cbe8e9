import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * A window of the reader's session: it is notified what to read again until the session or the
 * process ends.
 */
export const watchChanges = async ({ services, actor }: SignedCtx) => ({
  filename: 'live',
  type: 'text/event-stream; charset=utf-8',
  inline: true as const,
  // proxies pass each event on at once instead of collecting them
  headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  body: services.live.open(actor.sessionId, actor.userId),
})
