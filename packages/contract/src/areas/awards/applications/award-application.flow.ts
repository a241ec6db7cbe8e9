import { flow } from '../../../kernel/flows/flow.ts'
import { awardCompetitionPermissions } from '../competition/access.ts'
import { awardApplicationPermissions as may } from './access.ts'

/**
 * Somebody for an award of a year. `base`: answers for the base of the application; the office does
 * so in its place. `ripe`: the base has passed it, or it has no base. `plain`: granted by review;
 * awards of a competition are granted by its result (`ranked`). `firstPerson`: has applied for
 * somebody of one’s bases.
 */
export const awardApplicationFlow = flow({
  name: 'awardApplication',
  states: ['draft', 'submitted', 'basePassed', 'officePassed', 'granted', 'rejected', 'withdrawn'],
  initial: 'draft',
  relations: ['owner', 'firstPerson', 'base', 'office', 'ripe', 'plain', 'ranked', 'decider'],
  secondPerson: 'awardApplication',
  actions: {
    submit: {
      kind: 'forward',
      from: ['draft'],
      to: 'submitted',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    nominate: {
      kind: 'forward',
      from: ['draft'],
      to: 'basePassed',
      permission: may.nominate,
      as: ['base', 'firstPerson'],
      firstAllowed: true,
    },
    basePass: {
      kind: 'forward',
      from: ['submitted'],
      to: 'basePassed',
      permission: may.review,
      as: ['base'],
    },
    officePass: {
      kind: 'forward',
      from: ['submitted', 'basePassed'],
      to: 'officePassed',
      permission: may.review,
      as: ['office', 'ripe', 'decider'],
    },
    grant: {
      kind: 'forward',
      from: ['officePassed'],
      to: 'granted',
      permission: may.review,
      as: ['office', 'plain', 'decider'],
    },
    win: {
      kind: 'forward',
      from: ['officePassed'],
      to: 'granted',
      permission: awardCompetitionPermissions.manage,
      as: ['office', 'ranked', 'decider'],
    },
    passOver: {
      kind: 'end',
      from: ['officePassed'],
      to: 'rejected',
      permission: awardCompetitionPermissions.manage,
      as: ['office', 'ranked'],
      firstAllowed: true,
    },
    reject: {
      kind: 'end',
      from: ['submitted', 'basePassed', 'officePassed'],
      to: 'rejected',
      permission: may.review,
      as: ['decider'],
      needs: ['reason'],
    },
    withdraw: {
      kind: 'end',
      from: ['submitted', 'basePassed', 'officePassed'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
  },
})

export type AwardApplicationState = (typeof awardApplicationFlow.states)[number]
export type AwardApplicationRelation = (typeof awardApplicationFlow.relations)[number]

/** Decisions of base and office, through the one review screen. */
export const AWARD_REVIEW_ACTIONS = ['basePass', 'officePass', 'grant', 'reject'] as const
