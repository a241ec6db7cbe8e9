import { flow } from '../../../kernel/flows/flow.ts'
import { examPermissions as may } from '../exam/access.ts'

/**
 * One sitting of an exam. Before it there is no attempt: the candidate has not started. `taker`: of
 * the actor's own; `held`: within the time, and no other window counts; `over`: its deadline with
 * the grace has passed; `scored`: every answer has its points.
 */
export const attemptFlow = flow({
  name: 'attempt',
  states: ['running', 'paused', 'submitted', 'timedOut', 'marked', 'released'],
  initial: 'running',
  relations: ['taker', 'over', 'scored'],
  actions: {
    submit: {
      kind: 'forward',
      from: ['running', 'paused'],
      to: 'submitted',
      permission: may.take,
      as: ['taker'],
      ownAllowed: true,
    },
    timeOut: {
      kind: 'end',
      from: ['running'],
      to: 'timedOut',
      permission: may.invigilate,
      as: ['over'],
    },
    pause: {
      kind: 'back',
      from: ['running'],
      to: 'paused',
      permission: may.invigilate,
      needs: ['reason'],
    },
    resume: { kind: 'forward', from: ['paused'], to: 'running', permission: may.invigilate },
    finish: {
      kind: 'end',
      from: ['running', 'paused'],
      to: 'submitted',
      permission: may.invigilate,
      needs: ['reason'],
    },
    mark: {
      kind: 'forward',
      from: ['submitted', 'timedOut'],
      to: 'marked',
      permission: may.mark,
      as: ['scored'],
    },
    unmark: { kind: 'back', from: ['marked'], to: 'submitted', permission: may.mark },
    release: { kind: 'forward', from: ['marked'], to: 'released', permission: may.manage },
    retract: { kind: 'back', from: ['released'], to: 'marked', permission: may.manage },
  },
})

export type AttemptState = (typeof attemptFlow.states)[number]

/** States of an attempt that is begun and not handed in. */
export const BEGUN_STATES: readonly AttemptState[] = attemptFlow.actions.finish.from

/** States of an attempt that is handed in and not marked. */
export const UNMARKED_STATES: readonly AttemptState[] = attemptFlow.actions.mark.from

export type AttemptRelation = (typeof attemptFlow.relations)[number]
