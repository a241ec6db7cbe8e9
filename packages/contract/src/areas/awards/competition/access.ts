import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const awardCompetitionPermissions = {
  /** Prepare, open, close and conclude competitions. */
  manage: 'awards:competition:manage',

  /** Score candidates where one is appointed. */
  score: 'awards:competition:score',
} as const satisfies Record<string, Permission>

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

const reviewers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const awardCompetitionMenus = menusOf(() => [
  {
    key: 'award.competition',
    parent: 'awards',
    type: 'MENU',
    path: 'competition',
    view: 'award/competition/index',
    icon: 'carry-out',
    sort: 20,
    roles: ['BHB_ADMIN'],
    keepAlive: true,
    permissions: { [awardCompetitionPermissions.manage]: ['BHB_ADMIN'] },
  },
  {
    key: 'award.scoring',
    parent: 'awards',
    type: 'MENU',
    path: 'scoring',
    view: 'award/scoring/index',
    icon: 'form',
    sort: 21,
    roles: reviewers,
    permissions: { [awardCompetitionPermissions.score]: [...reviewers, 'ADMIN'] },
  },
])
