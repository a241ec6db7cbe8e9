import {
  DeviceQueue,
  type QueueStatus,
  type UnnumberedEvent,
} from '@residency/contract/areas/exams/journal/device-queue.rules'
import { cleanAnswer } from '@residency/contract/areas/exams/taking/answer-fits.rules'
import type {
  AttemptView,
  ExamMessage,
  ownExams,
  SyncedAttempt,
} from '@residency/contract/areas/exams/taking/attempt.contract'
import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import type { InputOf } from '@residency/contract/kernel'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { askForLastingStorage } from '../../../platform/browser/lasting-storage.ts'
import { storage } from '../../../platform/browser/storage.ts'
import { isTemporary } from '../../../platform/calls/api-error.ts'
import { randomKey } from '../../../platform/calls/random-key.ts'
import { isPrompting, onPromptEnd } from '../../../platform/own-prompt.ts'
import { loadSealing } from '../../accounts/accounts.public.ts'
import { AwayWatch } from '../journal/away-watch.rules.ts'
import type { DeviceStore } from '../journal/device-store.rules.ts'
import { openDeviceStore } from '../journal/indexed-store.calls.ts'
import { betterClock, type ServerClock, serverTime } from './clock.rules.ts'
import { isEnded, isPaused, placeOf, type SheetState, sheetOf } from './sitting.rules.ts'

/** The calls by which an attempt is sat: accounts and people without one have their own. */
export type SittingCalls = {
  /** What is read again once an attempt has ended. */
  path: string
  open: (input: InputOf<(typeof ownExams)['open']>) => Promise<AttemptView>
  sync: (input: InputOf<(typeof ownExams)['sync']>) => Promise<SyncedAttempt>
  submit: (input: InputOf<(typeof ownExams)['submit']>) => Promise<SyncedAttempt>
}

export type SittingView = {
  opened: AttemptView | null
  error: Error | null
  queue: QueueStatus | null
  sheet: SheetState
  clock: ServerClock | null
  messages: readonly ExamMessage[]
  isLasting: boolean

  /** Whether the server has acknowledged an event. */
  isSaved: (event: string) => boolean
}

type Cipher = Awaited<ReturnType<typeof loadSealing>>
type DeviceIds = { clientId: string; windowId: string; last: number }
const BEAT_MS = 10_000

/** What is typed is stored this often, so that an essay is not an event for every letter. */
const TYPING_MS = 800
const LATEST = 4_102_444_800_000

const NOTHING: SittingView = {
  opened: null,
  error: null,
  queue: null,
  clock: null,
  messages: [],
  isLasting: true,
  isSaved: () => false,
  sheet: { answers: new Map(), flags: new Map() },
}

/**
 * One attempt in this window: what the taker sees of it, and the queue that stores every change on
 * the device and sends it.
 */
export class Sitting {
  readonly #calls: SittingCalls
  readonly #attemptId: number
  readonly #listeners = new Set<() => void>()
  readonly #typing = new Map<string, ReturnType<typeof setTimeout>>()
  #seen: SittingView = NOTHING
  #queue: DeviceQueue | null = null
  #store: DeviceStore | null = null

  readonly #away = new AwayWatch({
    now: Date.now,
    onLeave: (at) => void this.#addAbsence('leave', at),
    onReturn: (at) => void this.#addAbsence('return', at),
    remember: (since) => {
      if (since === null) storage.remove(this.#awayKey)
      else storage.set(this.#awayKey, String(since))
    },
  })

  constructor(calls: SittingCalls, attemptId: number) {
    this.#calls = calls
    this.#attemptId = attemptId
  }

  see = () => this.#seen

  listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Opens the attempt in this window, or takes it over from another one. */
  open = async (): Promise<void> => {
    this.#queue?.close()
    this.#show({ error: null })

    try {
      this.#store ??= openDeviceStore(this.#attemptId, () => this.#show({}))

      const windowId = randomKey()
      const { clientId, last } = await this.#store.claim(windowId)
      const opened = await this.#timed(() =>
        this.#calls.open({ id: this.#attemptId, clientId, windowId }),
      )
      const { sure } = await this.#store.read(0, 0)

      await this.#store.mark(Math.min(sure, opened.kept), opened.kept)

      const queue = this.#queueOf(this.#store, opened, await loadSealing(), {
        clientId,
        windowId,
        last,
      })

      this.#queue = queue

      this.#show({
        opened,
        messages: opened.messages,
        sheet: sheetOf(opened, await queue.pending()),
        queue: queue.see(),
        isSaved: queue.isSaved,
      })

      queue.listen(() => this.#follow(queue.see()))
      askForLastingStorage()
      this.#resumeAway()
      await queue.flush()
    } catch (error) {
      this.#show({ error: error as Error })
    }
  }

  close = () => {
    this.#away.close()
    void this.storeTyped()
    this.#queue?.close()
  }

  /** An answer: chosen ones are stored at once, typed ones after a moment. */
  answer(itemId: number, part: string, input: AnswerValue, isBeingTyped: boolean) {
    const value = cleanAnswer(input)
    const place = placeOf(itemId, part)

    this.#put('answers', place, { value, event: null })

    if (!isBeingTyped) void this.#addEvent({ kind: 'answer', itemId, part, value })
    else if (!this.#typing.has(place))
      this.#typing.set(
        place,
        setTimeout(() => this.#storePlace(place), TYPING_MS),
      )
  }

  flag(itemId: number, isFlagged: boolean) {
    this.#put('flags', itemId, { value: isFlagged, event: null })
    void this.#addEvent({ kind: 'flag', itemId, part: '', value: isFlagged })
  }

  /** Whether the page is left now; absences of a second and longer are events of the journal. */
  look(isAway: boolean) {
    if (!this.#queue) return
    if (isAway) void this.storeTyped()
    this.#away.look(isAway)
  }

  /**
   * The page is closed, read again, or put aside by the browser: which of them shows when it is
   * opened again.
   */
  unload = () => this.look(true)

  /** Stores what is being typed now. */
  storeTyped = () => Promise.all([...this.#typing.keys()].map((place) => this.#storePlace(place)))
  beat = () => void this.#queue?.beat()

  submit = async () => {
    await this.storeTyped()
    await this.#queue?.submit()
  }

  /** Milliseconds until the deadline by the server's clock; null before it has answered. */
  left(): number | null {
    const { clock, opened, queue } = this.#seen
    if (!clock || !opened) return null

    return Date.parse((queue?.answer ?? opened).deadline) - serverTime(clock, performance.now())
  }

  #queueOf(
    store: DeviceStore,
    opened: AttemptView,
    cipher: Cipher,
    { last, ...device }: DeviceIds,
  ) {
    const [key, binding, id] = [
      cipher.fromBase64(opened.key),
      `${opened.attemptId}|${device.clientId}`,
      opened.attemptId,
    ]

    return new DeviceQueue(
      {
        store,
        windowId: device.windowId,
        isTemporary,
        random: Math.random,
        seal: (event) =>
          cipher.sealDraft(
            key,
            binding,
            event,
            crypto.getRandomValues(new Uint8Array(cipher.NONCE_BYTES)),
          ),
        unseal: (sealed) => cipher.openDraft(key, binding, sealed) as UnnumberedEvent | null,
        send: (events, lastSeq) =>
          this.#timed(() => {
            const input = {
              id,
              ...device,
              events,
              sinceMessage: this.#seen.messages.at(-1)?.id ?? 0,
            }

            return lastSeq === null
              ? this.#calls.sync(input)
              : this.#calls.submit({ ...input, lastSeq })
          }),
        after: (ms, run) => {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
      },
      { kept: opened.kept, last },
    )
  }

  async #timed<T extends { now: string }>(ask: () => Promise<T>): Promise<T> {
    const sentAt = performance.now()
    const answer = await ask()
    const sample = { sentAt, receivedAt: performance.now(), serverNow: Date.parse(answer.now) }

    this.#seen = { ...this.#seen, clock: betterClock(this.#seen.clock, sample) }

    return answer
  }

  #show(change: Partial<SittingView>) {
    this.#seen = { ...this.#seen, ...change, isLasting: this.#store?.isLasting() ?? true }
    for (const listener of this.#listeners) listener()
  }

  #follow(queue: QueueStatus) {
    const { opened, queue: before, messages } = this.#seen
    const isNew = queue.answer !== before?.answer
    const fresh = isNew
      ? (queue.answer?.messages ?? []).filter(({ id }) => id > (messages.at(-1)?.id ?? 0))
      : []

    this.#show({ queue, messages: fresh.length ? [...messages, ...fresh] : messages })

    // Resumed after a reload in a pause: the questions were not shown then.
    const isBack =
      isNew &&
      opened?.sections.length === 0 &&
      queue.answer !== null &&
      !isPaused(queue.answer.state)

    if (isBack && !isEnded(queue.answer!.state)) void this.open()
  }

  #put<K extends keyof SheetState>(of: K, key: string | number, input: object) {
    const { sheet } = this.#seen
    const changed = new Map(sheet[of] as ReadonlyMap<unknown, unknown>).set(key, input)
    this.#show({ sheet: { ...sheet, [of]: changed } })
  }

  get #awayKey() {
    return `exam-away.${this.#attemptId}`
  }

  /** A page that died in the background was left until now. */
  #resumeAway() {
    const since = Number(storage.get(this.#awayKey))
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (since > 0) this.#away.resume(since, arrival?.type === 'reload')
  }

  #addAbsence = (kind: 'leave' | 'return', at: number) =>
    this.#addEvent({ kind, itemId: null, part: '', value: null }, at)

  async #addEvent(
    change: Pick<UnnumberedEvent, 'kind' | 'itemId' | 'part' | 'value'>,
    at = Date.now(),
  ) {
    const event = { ...change, madeAt: Math.min(Math.max(at, 0), LATEST) }
    const name = (await this.#queue?.add(event)) ?? null
    if (name === null) return

    const { answers, flags } = this.#seen.sheet
    const place = placeOf(change.itemId ?? 0, change.part)

    // What was changed again meanwhile waits for its own event.
    if (change.kind === 'answer' && answers.get(place)?.value === change.value)
      this.#put('answers', place, { value: change.value, event: name })

    const isFlagged = change.value === true

    if (change.kind === 'flag' && flags.get(change.itemId!)?.value === isFlagged)
      this.#put('flags', change.itemId!, { value: isFlagged, event: name })
  }

  async #storePlace(place: string) {
    clearTimeout(this.#typing.get(place))
    this.#typing.delete(place)

    const saved = this.#seen.sheet.answers.get(place)
    const [itemId, part] = place.split('/')

    if (saved)
      await this.#addEvent({
        kind: 'answer',
        itemId: Number(itemId),
        part: part!,
        value: saved.value,
      })
  }
}

/**
 * An attempt for as long as its page is open: it beats, sends when the network returns, and notices
 * when the page is left.
 */
export function useSitting(calls: SittingCalls, attemptId: number) {
  const sitting = useMemo(() => new Sitting(calls, attemptId), [calls, attemptId])
  const seen = useSyncExternalStore(sitting.listen, sitting.see)

  useEffect(() => {
    void sitting.open()

    const beating = setInterval(sitting.beat, BEAT_MS)
    const isLeft = () =>
      document.visibilityState === 'hidden' || (!document.hasFocus() && !isPrompting())
    const look = () => sitting.look(isLeft())
    const stopWatchingPrompts = onPromptEnd(look)

    const places = [
      [document, 'visibilitychange', look],
      [window, 'blur', look],
      [window, 'focus', look],
      [window, 'online', sitting.beat],
      [window, 'pagehide', sitting.unload],
      [window, 'pageshow', look],
    ] as const

    for (const [place, name, act] of places) place.addEventListener(name, act)

    return () => {
      clearInterval(beating)
      stopWatchingPrompts()

      for (const [place, name, act] of places) place.removeEventListener(name, act)

      sitting.close()
    }
  }, [sitting])

  return { sitting, seen }
}
