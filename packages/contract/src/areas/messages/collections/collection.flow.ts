import { flow } from '../../../kernel/flows/flow.ts'
import { collectionPermissions as may } from './access.ts'

/** A collection is open until it is closed. `asker`: the writer, or the education office. */
export const collectionFlow = flow({
  name: 'collection',
  states: ['open', 'closed'],
  initial: 'open',
  relations: ['asker'],
  actions: {
    close: {
      kind: 'end',
      from: ['open'],
      to: 'closed',
      permission: may.ask,
      as: ['asker'],
      ownAllowed: true,
    },
    reopen: {
      kind: 'back',
      from: ['closed'],
      to: 'open',
      permission: may.ask,
      as: ['asker'],
      ownAllowed: true,
    },
  },
})

export type CollectionState = (typeof collectionFlow.states)[number]

/**
 * What one person is asked for. `owner`: that person; `taking`: the collection is open, and not
 * over or takes what is late.
 */
export const collectionItemFlow = flow({
  name: 'collectionItem',
  states: ['asked', 'uploaded', 'accepted', 'returned'],
  initial: 'asked',
  relations: ['owner', 'asker', 'taking'],
  actions: {
    upload: {
      kind: 'forward',
      from: ['asked', 'returned', 'uploaded'],
      to: 'uploaded',
      permission: may.upload,
      as: ['owner', 'taking'],
      ownAllowed: true,
    },
    accept: {
      kind: 'forward',
      from: ['uploaded'],
      to: 'accepted',
      permission: may.ask,
      as: ['asker'],
    },
    return: {
      kind: 'back',
      from: ['uploaded', 'accepted'],
      to: 'returned',
      permission: may.ask,
      as: ['asker'],
      needs: ['reason'],
    },
  },
})

export type CollectionItemState = (typeof collectionItemFlow.states)[number]

/** States in which nothing is handed in: it was asked for, or returned. */
export const UNHANDED_STATES = [
  'asked',
  'returned',
] as const satisfies readonly CollectionItemState[]
