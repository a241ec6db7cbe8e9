import { flow } from '../../../kernel/flows/flow.ts'
import { trainingPermissions as may } from './access.ts'

/**
 * A class is planned, opened for signing up, run and finished; finishing gives the certificates.
 * `over`: its last day has come.
 */
export const trainingClassFlow = flow({
  name: 'trainingClass',
  states: ['plan', 'open', 'running', 'finished', 'calledOff'],
  initial: 'plan',
  relations: ['organiser', 'over'],
  actions: {
    open: {
      kind: 'forward',
      from: ['plan'],
      to: 'open',
      permission: may.organise,
      as: ['organiser'],
    },
    start: {
      kind: 'forward',
      from: ['open'],
      to: 'running',
      permission: may.organise,
      as: ['organiser'],
    },
    finish: {
      kind: 'forward',
      from: ['running'],
      to: 'finished',
      permission: may.organise,
      as: ['organiser', 'over'],
    },
    cancel: {
      kind: 'end',
      from: ['plan', 'open', 'running'],
      to: 'calledOff',
      permission: may.organise,
      as: ['organiser'],
      needs: ['reason'],
    },
  },
})

export type TrainingClassState = (typeof trainingClassFlow.states)[number]
export type TrainingClassRelation = (typeof trainingClassFlow.relations)[number]
export const CLASS_ACTIONS = ['open', 'start', 'finish', 'cancel'] as const
