export type Values = Readonly<Record<string, unknown>>

/** Field → sentence. */
export type Faults = Readonly<Record<string, string>>

/**
 * The result of one attempt to save. `refused` names fields; `stopped` refuses the whole;
 * `unanswered` is retried; `asking` needs the reader's consent.
 */
export type Outcome =
  | { kind: 'saved'; version: number }
  | { kind: 'refused'; faults: Faults }
  | { kind: 'stopped' | 'unanswered' | 'conflict' | 'asking'; message: string }

export type QueueState =
  | 'clean'
  | 'waiting'
  | 'saving'
  | 'offline'
  | 'conflict'
  | 'stopped'
  | 'asking'

export type SaveStatus<S extends string> = {
  state: QueueState

  /** The time of the last save, in ms. */
  savedAt: number | null

  /** What is not saved, and why. */
  faults: Readonly<Record<S, Faults>>
  message: string
}

type SectionRequest<S extends string> = { section: S; values: Values }

type Options<S extends string> = {
  version: number

  /** The server's values by section. */
  saved: Readonly<Record<S, Values>>
  send: (section: S, values: Values, version: number, isAgreed: boolean) => Promise<Outcome>

  /** Errors found without the server. */
  faultsOf: (section: S, values: Values) => Faults

  /**
   * The version if the server has exactly these values; called when a response was lost and the
   * next attempt met a newer version.
   */
  findSavedVersion: (section: S, values: Values) => Promise<number | null>
  notify: (status: SaveStatus<S>) => void

  /** No automatic saving: it waits for `flush`. */
  isPaused?: boolean
}

const PAUSE_MS = 800
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000]
const same = (a: Values, b: Values) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The typed values, with saved ones in place of invalid ones: valid fields are saved even if others
 * are invalid.
 */
const withoutFaults = (typed: Values, saved: Values, names: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      names.includes(name) ? (saved[name] ?? null) : value,
    ]),
  )

/**
 * Saves a form while it is typed: after a delay or at once, one request at a time, each with the
 * version of the last response. Input is never dropped: it waits for the network, stays with its
 * error, and after a conflict until the reader decides.
 */
export function createSaveQueue<S extends string>(options: Options<S>) {
  const pending = new Map<S, Values>()
  const typed = new Map<S, Values>()
  let { version } = options
  let saved: Record<S, Values> = { ...options.saved }

  let faults = Object.fromEntries(Object.keys(saved).map((section) => [section, {}])) as Record<
    S,
    Faults
  >

  let isAgreed = false

  /** Sent without a response: the server may have it, even if more was typed since. */
  let underway: SectionRequest<S> | null = null
  let doubtful: SectionRequest<S> | null = null
  let state: QueueState = 'clean'
  let savedAt: number | null = null
  let message = ''
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let chain: Promise<unknown> = Promise.resolve()

  const announce = (next: QueueState, why = '') => {
    state = next
    message = why
    options.notify({ state, savedAt, faults, message })
  }

  const schedule = (ms: number) => {
    clearTimeout(timer)
    if (options.isPaused) return

    timer = setTimeout(() => void flush(), ms)
  }

  /** Sequential, because saves share the version. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = chain.then(act)
    chain = turn.catch(() => {})

    return turn
  }

  async function attempt(section: S, values: Values): Promise<Outcome> {
    const before = doubtful
    underway = { section, values }

    const outcome = await options.send(section, values, version, isAgreed)

    underway = null

    if (outcome.kind === 'unanswered') doubtful = { section, values }
    else doubtful = null

    if (outcome.kind !== 'conflict' || !before) return outcome

    const savedVersion = await options.findSavedVersion(before.section, before.values)
    if (savedVersion === null) return outcome

    // The newer version is our own save with a lost response.
    version = savedVersion
    saved = { ...saved, [before.section]: before.values }

    return same(values, saved[section])
      ? { kind: 'saved', version }
      : options.send(section, values, version, isAgreed)
  }

  function noteSaved(section: S, values: Values, newVersion: number) {
    version = newVersion
    saved = { ...saved, [section]: values }
    savedAt = Date.now()
    failures = 0
  }

  /**
   * 'done' if the section needs no further attempt; 'asking' sections wait while the others are
   * saved.
   */
  async function saveOne(section: S, wanted: Values): Promise<'done' | 'stop' | 'asking'> {
    const refusals: Record<string, string> = { ...options.faultsOf(section, wanted) }
    for (;;) {
      const values = withoutFaults(wanted, saved[section], Object.keys(refusals))
      faults = { ...faults, [section]: { ...refusals } }
      // A save with a lost response may have arrived: a value typed back to the saved one is sent
      // anyway.
      if (same(values, saved[section]) && doubtful?.section !== section) return 'done'

      announce('saving')

      const outcome = await attempt(section, values)

      if (outcome.kind === 'saved') {
        noteSaved(section, values, outcome.version)
        return 'done'
      }

      if (outcome.kind === 'refused') {
        const fresh = Object.keys(outcome.faults).filter((name) => !(name in refusals))
        Object.assign(refusals, outcome.faults)
        if (fresh.length) continue

        announce('stopped', Object.values(outcome.faults)[0])

        return 'stop'
      }

      if (outcome.kind === 'unanswered') {
        announce('offline', outcome.message)
        schedule(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]!)

        return 'stop'
      }

      announce(outcome.kind, outcome.message)

      return outcome.kind === 'asking' ? 'asking' : 'stop'
    }
  }

  async function work() {
    if (pending.size === 0 || state === 'conflict') return

    const openQuestions = new Map<S, string>()
    const next = () => [...pending].find(([section]) => !openQuestions.has(section))

    for (let entry = next(); entry; entry = next()) {
      const [section, values] = entry
      const became = await saveOne(section, values)
      if (became === 'stop') return

      if (became === 'asking') openQuestions.set(section, message)
      else if (pending.get(section) === values) pending.delete(section)
    }

    if (openQuestions.size) announce('asking', [...openQuestions.values()][0])
    else announce('clean')
  }

  /** Saves pending sections now. Resolves when nothing more can be tried at present. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    return inTurn(work)
  }

  return {
    /** Sets the current values of a section. */
    put(section: S, values: Values) {
      pending.set(section, values)
      typed.set(section, values)
      if (state === 'conflict') return announce('conflict', message)
      if (state !== 'saving') announce(state === 'offline' ? 'offline' : 'waiting', message)

      schedule(PAUSE_MS)
    },
    flush,

    /** Queues another change of the record that returns a new version (a photo). */
    run: <T extends { version: number }>(act: () => Promise<T>): Promise<T> =>
      inTurn(async () => {
        const answer = await act()
        version = answer.version
        savedAt = Date.now()
        announce(state)

        return answer
      }),

    /** The reader consents to the consequences of a save; it is sent again. */
    agree() {
      isAgreed = true
      return flush()
    },

    /**
     * The unsaved values, as far as known: a value typed back to the saved one still differs from a
     * request in progress.
     */
    unsaved: (): Partial<Record<S, Values>> =>
      Object.fromEntries(
        [...typed].filter(
          ([section, values]) =>
            !same(values, saved[section]) || (underway ?? doubtful)?.section === section,
        ),
      ) as Partial<Record<S, Values>>,
    underway: () => underway ?? doubtful,
    version: () => version,
    isAllSaved: () =>
      pending.size === 0 &&
      Object.values<Faults>(faults).every((fault) => Object.keys(fault).length === 0),

    /** Stops the queue: another one takes over. */
    close() {
      clearTimeout(timer)
      pending.clear()
      typed.clear()
    },
  }
}

export type SaveQueue<S extends string> = ReturnType<typeof createSaveQueue<S>>
