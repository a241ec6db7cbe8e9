import { Readable } from 'node:stream'
import pg from 'pg'
import { LIVE_CHANNEL, type LiveChange, readLiveChange } from './publish-change.ts'

declare module '../http/ctx.ts' {
  interface Services {
    live: Live
  }
}

type Live = ReturnType<typeof openLive>

/**
 * More windows of one person than this: the oldest is closed. Its page opens another when it is
 * looked at.
 */
const MAX_WINDOWS = 20

/** A reader who takes nothing for so long that this many bytes wait is closed. */
const MAX_BYTES = 65_536
const AGAIN_MS = [200, 1000, 5000] as const
type Window = { sessionId: string; userId: number; out: Readable }

/**
 * A channel that is listened to on the same connection. `listening`: what was sent before may have
 * been missed.
 */
type OtherChannel = {
  name: string
  hear: (payload: string | undefined) => void
  listening: () => void
}

/**
 * Open windows of this process, which learn of changes by PostgreSQL's notifications; these reach
 * every process (docs/decisions/0047). While the process does not listen it keeps no window open:
 * the page comes back and reads everything again, so nothing that happened in between is missed.
 */
export function openLive(
  connection: pg.ClientConfig,
  onError: (e: Error) => void,
  onTouched: (users: LiveChange['users']) => void = () => {},
  other?: OtherChannel,
) {
  const windows = new Map<number, Set<Window>>()
  let client: pg.Client | null = null
  let isOver = false

  const write = (window: Window, text: string) => {
    window.out.push(text)
    if (window.out.readableLength > MAX_BYTES) end(window)
  }

  const end = (window: Window) => {
    const own = windows.get(window.userId)
    own?.delete(window)

    if (own?.size === 0) windows.delete(window.userId)

    window.out.push(null)
  }

  const all = () => [...windows.values()].flatMap((own) => [...own])
  const endAll = () => all().forEach(end)

  const announce = ({ path, users }: LiveChange) => {
    onTouched(users)

    const text = `data: ${JSON.stringify({ path })}\n\n`
    const reached = users === null ? all() : users.flatMap((id) => [...(windows.get(id) ?? [])])

    for (const window of reached) write(window, text)
  }

  async function listen(attempt = 0): Promise<void> {
    if (isOver) return

    const next = new pg.Client({ ...connection, keepAlive: true })
    let tries = attempt
    let isLost = false

    const lost = (e?: Error) => {
      if (e) onError(e)
      if (isLost) return

      isLost = true
      client = null
      onTouched(null)
      endAll()
      void next.end().catch(() => {})

      setTimeout(
        () => void listen(tries + 1),
        AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)],
      ).unref()
    }

    next.on('error', lost)
    next.on('end', () => lost())

    next.on('notification', ({ channel, payload }) => {
      if (channel === other?.name) return other.hear(payload)

      const touched = readLiveChange(payload)
      if (touched) announce(touched)
    })

    try {
      await next.connect()
      if (other) await next.query(`listen ${other.name}`)
      await next.query(`listen ${LIVE_CHANNEL}`)
      client = next
      tries = 0
      other?.listening()
    } catch (e) {
      lost(e as Error)
    }
  }

  return {
    /**
     * Begins to listen; from then on windows stay open. Tries again by itself when the database
     * goes away.
     */
    listen: () => listen(),

    /** The stream of one window: server-sent events, each naming a path to be read again. */
    open(sessionId: string, userId: number): Readable {
      const out = new Readable({ read() {} })
      const window = { sessionId, userId, out }

      out.push(`retry: 2000\n\n`)

      if (client === null || isOver) {
        out.push(null)
        return out
      }

      const own = windows.get(userId) ?? new Set()

      windows.set(userId, own.add(window))

      if (own.size > MAX_WINDOWS) end(own.values().next().value!)

      out.once('close', () => end(window))

      return out
    },

    /**
     * Closes the windows of sessions that are over; the others get a heartbeat, which keeps
     * proxies from closing them.
     */
    async beat(findLiving: (sessionIds: string[]) => Promise<ReadonlySet<string>>) {
      const open = all()
      if (open.length === 0) return

      const living = await findLiving([...new Set(open.map(({ sessionId }) => sessionId))])

      for (const window of open)
        living.has(window.sessionId) ? write(window, ': \n\n') : end(window)
    },

    /** How many windows are open here. */
    count: () => all().length,

    /** Closes every window and stops listening. */
    async close() {
      isOver = true
      endAll()
      await client?.end().catch(() => {})
      client = null
    },
  }
}
