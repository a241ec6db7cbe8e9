import {
  type JournalStore,
  memoryStore,
  type Shelf,
} from '@residency/contract/areas/exams/journal/journal-store.rules'

/**
 * Where a device stores journals: the browser's database. Every call is one transaction that is on
 * disk when it is answered.
 */
export type Disk = {
  /**
   * Makes the page's window the one that writes, and returns the journal to continue with; null: it
   * belongs to another device by now.
   */
  claim: (page: Shelf, isOpening: boolean) => Promise<Shelf | null>

  /** Stores one event; false: another window writes. */
  append: (page: Shelf, seq: number, sealed: string) => Promise<boolean>

  /** Stores how far the journal is acknowledged and numbered; false: another window writes. */
  mark: (page: Shelf) => Promise<boolean>

  /** Stores the whole journal in place of what is there; false: another window writes. */
  replace: (page: Shelf) => Promise<boolean>
  close: () => void
}

type Parts = {
  /** Opens the database; `onLost` is called when the browser closes it. */
  openDisk: (onLost: () => void) => Promise<Disk>

  /** The journal as the page knows it, empty at first. */
  page: Shelf

  /** Milliseconds of a running clock. */
  now: () => number

  /** The name of this device is known. */
  onClaim: (clientId: string) => void

  /** Where the journal is stored has changed by itself. */
  onChange: () => void
}

export type DeviceStore = JournalStore & {
  /** Whether all that this page knows is in the database. */
  isLasting: () => boolean
}

/** A database that failed twice in a row is left alone for so long. */
const REST_MS = 10_000

/**
 * The journal of an attempt on its device. The page knows all of it in memory and writes each
 * change to the database. When the database fails, it is opened once more and everything the page
 * knows is written again; when that fails too, the journal continues in memory and is written as
 * soon as the database works. Calls are done one after the other.
 */
export class PageJournal implements DeviceStore {
  readonly #parts: Parts
  readonly #page: Shelf
  readonly #memory: JournalStore
  #disk: Disk | null = null
  #restsUntil = Number.NEGATIVE_INFINITY
  #turn: Promise<unknown> = Promise.resolve()
  #isOpening = false
  #isClaimed = false
  #isWritten = false

  /**
   * Another window writes to the database, or another device does: this page writes there no more.
   */
  #isReplaced = false
  #isApart = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#page = parts.page
    this.#memory = memoryStore(parts.page)
  }

  isLasting = () => this.#isWritten

  claim = (windowId: string) =>
    this.#inTurn(async () => {
      this.#page.windowId = windowId
      this.#isClaimed = false
      this.#isWritten = false
      this.#isReplaced = false
      this.#isApart = false
      this.#isOpening = true
      this.#restsUntil = Number.NEGATIVE_INFINITY
      await this.#write(async () => true)
      this.#isOpening = false
      this.#parts.onClaim(this.#page.clientId)

      return { clientId: this.#page.clientId, last: this.#page.last }
    })

  append = (windowId: string, sealed: string) =>
    this.#inTurn(async () => {
      const seq = this.#isReplaced ? null : await this.#memory.append(windowId, sealed)
      if (seq === null) return null

      await this.#write((disk) => disk.append(this.#page, seq, sealed))

      const number = this.#numberOf(sealed)
      if (!this.#isReplaced || number === null) return number

      await this.#memory.drop(number)

      return null
    })

  read = (after: number, max: number) => this.#inTurn(() => this.#memory.read(after, max))

  mark = (sure: number, taken: number) =>
    this.#inTurn(async () => {
      const { sure: sureBefore, last: lastBefore } = this.#page
      await this.#memory.mark(sure, taken)

      const isChanged = this.#page.sure !== sureBefore || this.#page.last !== lastBefore
      if (isChanged || !this.#isWritten) await this.#write((disk) => disk.mark(this.#page))
    })

  renumber = (from: number, to: number) => this.#change(() => this.#memory.renumber(from, to))
  drop = (seq: number) => this.#change(() => this.#memory.drop(seq))
  forget = () => this.#change(() => this.#memory.forget())

  #change(change: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      await change()
      await this.#write((disk) => disk.replace(this.#page))
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work)
    this.#turn = mine.catch(() => undefined)

    return mine
  }

  #numberOf(sealed: string): number | null {
    for (const [seq, one] of this.#page.events) if (one === sealed) return seq
    return null
  }

  /**
   * Writes a change that the page has made in memory; if the database was lost meanwhile,
   * everything.
   */
  async #write(change: (disk: Disk) => Promise<boolean>): Promise<void> {
    if (this.#isReplaced || this.#isApart || this.#parts.now() < this.#restsUntil) return
    for (const isAgain of [false, true])
      try {
        this.#disk ??= await this.#openDisk()

        const mayWrite = this.#isWritten
          ? await change(this.#disk)
          : await this.#writeAll(this.#disk)

        this.#isReplaced = !mayWrite && !this.#isApart
        this.#isWritten ||= mayWrite

        return
      } catch {
        this.#lose(this.#disk)
        if (isAgain) this.#restsUntil = this.#parts.now() + REST_MS
      }
  }

  /** Everything the page knows; false: another window writes. */
  async #writeAll(disk: Disk): Promise<boolean> {
    if (this.#isClaimed) return disk.replace(this.#page)

    const journal = await disk.claim(this.#page, this.#isOpening)
    if (!journal) {
      this.#isApart = true
      return false
    }

    Object.assign(this.#page, journal)
    this.#isClaimed = true

    return true
  }

  async #openDisk(): Promise<Disk> {
    let disk: Disk | null = null
    disk = await this.#parts.openDisk(() => this.#recover(disk))

    return disk
  }

  #lose(disk: Disk | null) {
    if (disk !== this.#disk) return

    disk?.close()
    this.#disk = null
    this.#isWritten = false
  }

  /**
   * The browser has closed the database, because somebody deletes it or the page was in the
   * background: what is known is written again.
   */
  #recover(disk: Disk | null) {
    this.#lose(disk)
    void this.#inTurn(() => this.#write(async () => true)).then(this.#parts.onChange)
  }
}
