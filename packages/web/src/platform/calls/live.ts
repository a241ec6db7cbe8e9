import { API_PREFIX, type LivePath, livePaths } from '@residency/contract/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { readToken } from '../session.ts'
import { readAgain } from './queries.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** A change for all people is not read by all of them in the same second. */
const SPREAD_MS = 2000

/**
 * What changes all the time (a thousand people open an inform) is read again no more often than
 * this.
 */
const GAP_MS = 2000
const UNAUTHORISED = 401

/** Whether this window is notified of changes; otherwise lists are read again from time to time. */
export const useLive = create<{ isLive: boolean }>(() => ({ isLive: false }))
const isShown = () => document.visibilityState === 'visible'

const whenShown = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (isShown() || signal.aborted) return done()

    const look = () => {
      if (isShown()) done()
    }

    document.addEventListener('visibilitychange', look, { signal })
    signal.addEventListener('abort', () => done())
  })

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

/** The paths that one chunk of events names. */
export const pathsIn = (text: string): LivePath[] =>
  [...text.matchAll(/^data: (.+)$/gm)].flatMap(([, data]) => {
    const { path } = JSON.parse(data!) as { path: LivePath }
    return livePaths.includes(path) ? [path] : []
  })

/**
 * Opens the stream of changes. `fetch` and not EventSource, which cannot send the session's header.
 */
async function openStream(signal: AbortSignal) {
  const token = readToken()
  if (!token) return 'sessionOver'

  const response = await fetch(`${API_PREFIX}/api/v1/live`, {
    headers: { Authorization: token },
    signal,
    cache: 'no-store',
  })

  if (response.status === UNAUTHORISED) return 'sessionOver'

  return response.ok && response.body ? response.body.getReader() : 'failed'
}

/** Reads one stream until it ends. Returns whether the session is over. */
async function follow(
  signal: AbortSignal,
  onOpen: () => void,
  onPath: (path: LivePath) => void,
): Promise<boolean> {
  const reader = await openStream(signal)
  if (typeof reader === 'string') return reader === 'sessionOver'

  const decoder = new TextDecoder()
  let rest = ''

  for (let isFirst = true; ; isFirst = false) {
    const { done, value } = await reader.read()
    if (done) return false

    rest += decoder.decode(value, { stream: true })

    const whole = rest.lastIndexOf('\n\n') + 2
    if (whole < 2) continue

    for (const path of pathsIn(rest.slice(0, whole))) onPath(path)

    rest = rest.slice(whole)
    if (!isFirst) continue

    // a process that does not listen closes at once: it was open only if it stays so for a moment
    const timer = setTimeout(onOpen, 100)

    signal.addEventListener('abort', () => clearTimeout(timer))
  }
}

/**
 * Notifies this window of changes while it is shown. A hidden one closes its connection, because a
 * browser has six for one site. After every opening everything that may have changed meanwhile is
 * read again, so nothing is missed.
 */
async function stayLive(signal: AbortSignal, readPaths: (paths: readonly LivePath[]) => void) {
  let wait = FIRST_PAUSE_MS
  for (let isFirst = true; !signal.aborted; ) {
    await whenShown(signal)
    if (signal.aborted) return

    const window = new AbortController()
    const leave = () => {
      if (!isShown() || signal.aborted) window.abort()
    }

    document.addEventListener('visibilitychange', leave, { signal: window.signal })
    signal.addEventListener('abort', leave, { signal: window.signal })

    const onOpen = () => {
      useLive.setState({ isLive: true })

      if (!isFirst) readPaths(livePaths)

      isFirst = false
      wait = FIRST_PAUSE_MS
    }

    const isOver = await follow(window.signal, onOpen, (path) => readPaths([path])).catch(
      () => false,
    )
    const wasHidden = window.signal.aborted

    window.abort()
    useLive.setState({ isLive: false })
    if (isOver) return
    if (wasHidden) continue

    await pause(wait + Math.random() * FIRST_PAUSE_MS, signal)
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS)
  }
}

/**
 * How long to wait before a path is read again: at once, but not soon after the last time; `spread`
 * where all people are notified.
 */
export const waitBefore = (lastRead: number | undefined, now: number, spread = 0) =>
  Math.max(0, spread, lastRead === undefined ? 0 : lastRead + GAP_MS - now)

/**
 * Reads again what the server announces, while the component is mounted. `also`: what follows from
 * a change below a path.
 */
export function useLiveUpdates(also: Readonly<Partial<Record<LivePath, readonly string[]>>>) {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `also` is a constant of its caller
  useEffect(() => {
    const over = new AbortController()
    const timers = new Map<LivePath, ReturnType<typeof setTimeout>>()
    const lastRead = new Map<LivePath, number>()

    const read = (path: LivePath) => {
      timers.delete(path)
      lastRead.set(path, performance.now())
      void readAgain(client, [path, ...(also[path] ?? [])])
    }

    void stayLive(over.signal, (paths) => {
      const isForAll = paths.includes('/api/v1/news')
      const spread = isForAll ? Math.random() * SPREAD_MS : 0

      for (const path of paths) {
        const wait = waitBefore(lastRead.get(path), performance.now(), spread)
        if (!timers.has(path))
          timers.set(
            path,
            setTimeout(() => read(path), wait),
          )
      }
    })

    return () => {
      over.abort()
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [client])
}
