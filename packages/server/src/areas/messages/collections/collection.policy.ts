import { collectionPermissions as may } from '@residency/contract/areas/messages/collections/access'
import {
  collectionFlow,
  collectionItemFlow,
} from '@residency/contract/areas/messages/collections/collection.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'

/** Whoever finds a collection in the own scope asks for it. */
export const ASKER = new Set(['asker'] as const)
export const isOpen = (state: string) => state === collectionFlow.initial
export const mayAsk = (actor: Reader) => holds(actor, may.ask)
export const mayUpload = (actor: Reader) => holds(actor, may.upload)

type Facts = { state: string; people: number; uploaded: number }

export function actionsOnCollection(actor: Reader, one: Facts) {
  const isOn = isOpen(one.state)
  return [
    ...(permittedActions(actor, {
      download: one.uploaded > 0 && may.export,
      remind: isOn && one.uploaded < one.people && may.ask,
      edit: isOn && may.ask,
    }) as ('download' | 'remind' | 'edit')[]),
    ...allowedActions(collectionFlow, one.state, actor, ASKER),
  ]
}

type Item = { userId: number; collectionState: string; dueAt: Date; takesLate: boolean }

/** Whether a collection takes files now. */
export const isTaking = (one: Omit<Item, 'userId'>, now: Date) =>
  isOpen(one.collectionState) && (one.takesLate || now <= one.dueAt)

/** How somebody stands to an item; `isAsker`: it was found in their scope. */
export const relationsToItem = (
  actor: { userId: number },
  one: Item,
  isAsker: boolean,
  now: Date,
) =>
  new Set([
    ...(one.userId === actor.userId ? (['owner'] as const) : []),
    ...(isAsker ? (['asker'] as const) : []),
    ...(isTaking(one, now) ? (['taking'] as const) : []),
  ])

const REVIEW = ['accept', 'return'] as const

export const reviewActions = (actor: Reader, one: Item & { state: string }, now: Date) =>
  allowedActions(
    collectionItemFlow,
    one.state,
    actor,
    relationsToItem(actor, one, true, now),
  ).filter((action) => (REVIEW as readonly string[]).includes(action)) as (typeof REVIEW)[number][]
