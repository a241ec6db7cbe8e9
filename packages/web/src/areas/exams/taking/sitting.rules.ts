import {
  FROM_SERVER,
  type UnnumberedEvent,
} from '@residency/contract/areas/exams/journal/device-queue.rules'
import { isBlankAnswer } from '@residency/contract/areas/exams/taking/answer-fits.rules'
import type {
  AttemptView,
  SittingItem,
} from '@residency/contract/areas/exams/taking/attempt.contract'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import type { SimpleQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'

/**
 * An answer or flag of this window: its value, and the name of the event that holds it; null before
 * the first event.
 */
type EventValue<T> = { value: T; event: string | null }

/** Whether the server has acknowledged an event. */
type SavedCheck = (event: string) => boolean

export type SheetState = {
  answers: ReadonlyMap<string, EventValue<AnswerValue>>
  flags: ReadonlyMap<number, EventValue<boolean>>
}

export const placeOf = (itemId: number, part: string) => `${itemId}/${part}`

/** What the server had when the attempt was opened, with what this device has not sent yet. */
export function sheetOf(
  opened: Pick<AttemptView, 'answers' | 'flags'>,
  pending: readonly (UnnumberedEvent & { name: string })[],
): SheetState {
  const answers = new Map<string, EventValue<AnswerValue>>(
    opened.answers.map(({ itemId, part, value }) => [
      placeOf(itemId, part),
      { value, event: FROM_SERVER },
    ]),
  )

  const flags = new Map<number, EventValue<boolean>>(
    opened.flags.map((id) => [id, { value: true, event: FROM_SERVER }]),
  )

  for (const { kind, itemId, part, value, name } of pending) {
    if (kind === 'answer') answers.set(placeOf(itemId!, part), { value, event: name })
    if (kind === 'flag') flags.set(itemId!, { value: value === true, event: name })
  }

  return { answers, flags }
}

/** Where an answer is safe. `memory`: this browser stores nothing, it ends with the page. */
export type SavedState = 'typing' | 'memory' | 'device' | 'server'

export function savedState(
  event: string | null,
  isSaved: SavedCheck,
  isLasting: boolean,
): SavedState {
  if (event === null) return 'typing'
  if (isSaved(event)) return 'server'

  return isLasting ? 'device' : 'memory'
}

const isValueSaved = ({ event }: EventValue<unknown>, isSaved: SavedCheck) =>
  event !== null && isSaved(event)

/** Parts of a question that are answered by themselves. */
export const partsOf = ({ question }: SittingItem) =>
  question.kind === 'case' ? question.parts.map(({ id }) => id) : ['']

export type ItemStatus = {
  isAnswered: boolean
  isBegun: boolean
  isFlagged: boolean
  isSaved: boolean
}

/** The status of a question on the answer sheet. */
export function itemStatusOf(
  item: SittingItem,
  { answers, flags }: SheetState,
  isSaved: SavedCheck,
): ItemStatus {
  const savedAnswers = partsOf(item).map((part) => answers.get(placeOf(item.id, part)))
  const answered = savedAnswers.filter((answer) => !isBlankAnswer(answer?.value))
  return {
    isAnswered: answered.length === savedAnswers.length,
    isBegun: answered.length > 0,
    isFlagged: flags.get(item.id)?.value ?? false,
    isSaved: savedAnswers.every((answer) => answer === undefined || isValueSaved(answer, isSaved)),
  }
}

/** How many answers and flags the server has not. */
export const unsaved = ({ answers, flags }: SheetState, isSaved: SavedCheck) =>
  [...answers.values(), ...flags.values()].filter(
    (savedValue) => !isValueSaved(savedValue, isSaved),
  ).length

/**
 * What a key chooses: the option of its letter or number; undefined: the key means nothing to this
 * question.
 */
export function chosenByKey(
  question: SimpleQuestionView,
  before: AnswerValue,
  key: string,
): AnswerValue | undefined {
  const choosePlace = () => {
    if (/^[1-9]$/.test(key)) return Number(key) - 1

    return /^[a-j]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1
  }

  const place = choosePlace()

  if (question.kind === 'trueFalse') return [true, false][place]

  const id = question.options[place]?.id
  if (id === undefined) return undefined
  if (question.kind === 'single') return id
  if (question.kind !== 'multiple') return undefined

  const chosen = Array.isArray(before) ? before : []
  const next = question.options
    .map((option) => option.id)
    .filter((one) => (one === id ? !chosen.includes(one) : chosen.includes(one)))

  return next.length > 0 ? next : null
}

/** What is typed is stored after a moment, what is chosen at once. */
export const isTyped = (question: Pick<SimpleQuestionView, 'kind'>) =>
  question.kind === 'blank' || question.kind === 'short' || question.kind === 'essay'

export const isPaused = (state: string) => state === attemptFlow.actions.pause.to
export const isRunning = (state: string) => state === attemptFlow.initial
export const isEnded = (state: string) => !isPaused(state) && !isRunning(state)

/** Whether answers can be given in this window now. */
export const mayAnswer = (answer: { state: string; window: string }, isReplaced: boolean) =>
  isRunning(answer.state) && answer.window === 'counts' && !isReplaced

/** Whether the taker ended it, or the time did. */
export const ranOut = (state: string) => state === attemptFlow.actions.timeOut.to
