import { collectionPermissions as may } from '@residency/contract/areas/messages/collections/access'
import {
  collectionFlow,
  collectionItemFlow,
} from '@residency/contract/areas/messages/collections/collection.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'

/** A person who finds a collection in their scope is its asker. */
export const ASKER = new Set(['asker'] as const)
export const isOpen = (state: string) => state === collectionFlow.initial
export const mayAsk = (actor: Reader) => holds(actor, may.ask)
export const mayUpload = (actor: Reader) => holds(actor, may.upload)

type Facts = {
  state: string
  dueAt: Date
  takesLate: boolean
  people: number
  uploaded: number
}

/** What may be done with a collection; nobody is reminded of one that takes no more files. */
export function actionsOnCollection(actor: Reader, facts: Facts, now: Date) {
  const isOn = isOpen(facts.state)
  return [
    ...(permittedActions(actor, {
      download: facts.uploaded > 0 && may.export,
      remind:
        isTaking({ ...facts, collectionState: facts.state }, now) &&
        facts.uploaded < facts.people &&
        may.ask,
      edit: isOn && may.ask,
    }) as ('download' | 'remind' | 'edit')[]),
    ...allowedActions(collectionFlow, facts.state, actor, ASKER),
  ]
}

type Item = { userId: number; collectionState: string; dueAt: Date; takesLate: boolean }

/** Whether a collection takes files now. */
export const isTaking = (item: Omit<Item, 'userId'>, now: Date) =>
  isOpen(item.collectionState) && (item.takesLate || now <= item.dueAt)

/** The relation of a person to an item; `isAsker`: it was found in their scope. */
export const relationsToItem = (
  actor: { userId: number },
  item: Item,
  isAsker: boolean,
  now: Date,
) =>
  new Set([
    ...(item.userId === actor.userId ? (['owner'] as const) : []),
    ...(isAsker ? (['asker'] as const) : []),
    ...(isTaking(item, now) ? (['taking'] as const) : []),
  ])

const REVIEW = ['accept', 'return'] as const

export const reviewActions = (actor: Reader, item: Item & { state: string }, now: Date) =>
  allowedActions(
    collectionItemFlow,
    item.state,
    actor,
    relationsToItem(actor, item, true, now),
  ).filter((action) => (REVIEW as readonly string[]).includes(action)) as (typeof REVIEW)[number][]
