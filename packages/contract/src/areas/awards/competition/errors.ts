import { errorsOf } from '../../../kernel/index.ts'

export const awardCompetitionErrors = errorsOf('awards', {
  competitionTaken: { status: 409, code: 'B0001', field: 'limitId' },
  noCompetition: { status: 400, code: 'A0400', field: 'limitId' },
  /** {count} have been passed by the office; two are needed. */
  tooFewCandidates: { status: 409, code: 'B0001', field: 'limitId' },
  notPrepared: { status: 409, code: 'B0001' },
  reviewerUnknown: { status: 400, code: 'A0400', field: 'userIds' },
  /** {name} is a candidate. */
  reviewerIsCandidate: { status: 409, code: 'B0001', field: 'userIds' },
  notScoring: { status: 409, code: 'B0001' },
  scoresSubmitted: { status: 409, code: 'B0001' },
  /** {name}: from 0 to {scale}. */
  pointsOutside: { status: 400, code: 'A0400', field: 'points' },
  /** {count} candidates are not scored. */
  scoresMissing: { status: 409, code: 'B0001' },
  nothingScored: { status: 409, code: 'B0001' },
  /** {waiting} reviewers have not submitted. */
  reviewersWaiting: { status: 409, code: 'B0001', field: 'reason' },
  /** {count} candidates share place {place}; {left} of them can be chosen. */
  tieUndecided: { status: 409, code: 'B0001', field: 'chosen' },
  tieReason: { status: 400, code: 'A0400', field: 'reason' },
})
