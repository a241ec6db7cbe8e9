import {
  type Board,
  getBoard,
  moveBlocks,
  splitBlock,
} from '@residency/contract/areas/rotations/plan/board.contract'
import { SESSION_OVER } from '@residency/contract/kernel'
import { DRAFTS, readJson, storage } from '../../../platform/browser/storage.ts'
import { call } from '../../../platform/calls/api-client.ts'
import { ApiError, isTemporary } from '../../../platform/calls/api-error.ts'
import {
  areSteps,
  confirmed,
  type Desk,
  done,
  openDesk,
  rebased,
  redone,
  toShownBoard,
  undone,
} from './desk.rules.ts'
import type { Step } from './moves.rules.ts'

/**
 * saved: nothing waits. waiting: no answer, tried again by itself. stopped: the session has ended.
 */
export type Saving = 'saved' | 'saving' | 'waiting' | 'stopped'

/**
 * What the reader is notified of: another person changed the board, moves that no longer fit, a
 * refusal of the server.
 */
export type Report = { kind: 'reread' | 'lost' | 'refused'; lost: readonly Step[]; why: string }
type BoardView = { desk: Desk | null; board: Board | null; saving: Saving }
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000

/**
 * The board of a plan with its unsaved steps. Every step is shown at once and sent by itself, one
 * after another, each with the version of the answer before. A step without an answer is sent
 * again; if somebody has changed the board, the steps are put on theirs. Steps are stored in the
 * browser until they are saved.
 */
export class DeskSaver {
  readonly #planId: number
  readonly #listeners = new Set<() => void>()
  readonly #heralds = new Set<(report: Report) => void>()
  #seen: BoardView = { desk: null, board: null, saving: 'saved' }
  #isSending = false
  #tries = 0
  #isLeft = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(planId: number) {
    this.#planId = planId
  }

  get #key() {
    return `${DRAFTS}rotationBoard.${this.#planId}`
  }

  see = () => this.#seen

  listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  onReport = (herald: (report: Report) => void) => {
    this.#heralds.add(herald)
    return () => void this.#heralds.delete(herald)
  }

  enter() {
    this.#isLeft = false
  }

  /** What is being sent is sent; what gets no answer waits in the browser for the next visit. */
  leave() {
    this.#isLeft = true
    clearTimeout(this.#timer)
  }

  /** A board that was read; an answer older than what is shown is ignored. */
  read(board: Board) {
    const { desk } = this.#seen
    if (!desk) {
      const storedSteps = readJson(storage.get(this.#key), areSteps) ?? []
      this.#rebase(openDesk(board, storedSteps), board)
    } else if (
      board.version > desk.server.version ||
      (board.version === desk.server.version && desk.pending.length === 0)
    )
      this.#rebase(desk, board)

    void this.#send()
  }

  add(step: Step) {
    const { desk } = this.#seen
    if (!desk) return

    this.#put(done(desk, step))
    void this.#send()
  }

  undo = () => this.#turn(undone)
  redo = () => this.#turn(redone)

  retry = () => {
    clearTimeout(this.#timer)
    void this.#send()
  }

  /** Divides a block once everything before is saved; the board is read again. */
  async split(blockId: number, months: number) {
    await this.#send()

    const { desk } = this.#seen
    if (!desk || desk.pending.length > 0) return

    const { version } = await call(splitBlock, {
      id: this.#planId,
      version: desk.server.version,
      blockId,
      months,
    })

    const fresh = await call(getBoard, { id: this.#planId })
    if (fresh.version >= version) this.#rebase(this.#seen.desk ?? desk, fresh)
  }

  #turn(turn: (desk: Desk) => { desk: Desk; step: Step | null }): Step | null {
    if (!this.#seen.desk) return null

    const { desk, step } = turn(this.#seen.desk)

    this.#put(desk)
    void this.#send()

    return step
  }

  #put(desk: Desk, saving: Saving = this.#seen.saving) {
    const before = this.#seen
    const isSame = before.desk?.server === desk.server && before.desk?.pending === desk.pending

    this.#seen = { desk, board: isSame ? before.board : toShownBoard(desk), saving }

    if (before.desk?.pending !== desk.pending) {
      if (desk.pending.length > 0) storage.set(this.#key, JSON.stringify(desk.pending))
      else storage.remove(this.#key)
    }

    for (const listener of this.#listeners) listener()
  }

  #rebase(desk: Desk, fresh: Board, why?: string) {
    const { desk: next, lost } = rebased(desk, fresh)
    this.#put(next)
    if (lost.length > 0) this.#notify({ kind: 'lost', lost, why: why ?? '' })
    else if (why !== undefined) this.#notify({ kind: 'reread', lost: [], why })
  }

  #notify(report: Report) {
    for (const herald of this.#heralds) herald(report)
  }

  async #send() {
    if (this.#isSending || !this.#seen.desk) return

    this.#isSending = true
    clearTimeout(this.#timer)

    try {
      for (let step = this.#first(); step; step = this.#first()) await this.#sendOne(step)
      this.#tries = 0
      if (this.#seen.saving !== 'saved') this.#put(this.#seen.desk, 'saved')
    } catch (error) {
      this.#wait(error)
    } finally {
      this.#isSending = false
    }
  }

  #first = () => this.#seen.desk?.pending[0]

  async #sendOne(step: Step) {
    const desk = this.#seen.desk!
    if (this.#seen.saving !== 'saving') this.#put(desk, 'saving')

    const body = { id: this.#planId, version: desk.server.version, moves: [...step.moves] }

    try {
      const { version } = await call(moveBlocks, body, { quiet: true })
      this.#tries = 0
      this.#put(confirmed(this.#seen.desk!, version))
    } catch (error) {
      if (isTemporary(error) || !(error instanceof ApiError)) throw error
      await this.#refused(body.version, error)
    }
  }

  /**
   * Somebody was faster, or the step is not allowed: the board is read again, and the step dropped
   * if that was not the reason.
   */
  async #refused(version: number, error: ApiError) {
    const fresh = await call(getBoard, { id: this.#planId }, { quiet: true })
    const desk = this.#seen.desk!
    if (fresh.version !== version) return this.#rebase(desk, fresh, error.msg)

    const [first, ...others] = desk.pending

    this.#rebase({ ...desk, pending: others }, fresh)
    this.#notify({ kind: 'refused', lost: first ? [first] : [], why: error.msg })
  }

  #wait(error: unknown) {
    const isOver = error instanceof ApiError && error.code === SESSION_OVER
    const isGone = !isTemporary(error)

    this.#put(this.#seen.desk!, isOver || isGone ? 'stopped' : 'waiting')
    if (isOver || isGone || this.#isLeft) return

    this.#timer = setTimeout(
      () => void this.#send(),
      Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++),
    )
  }
}
