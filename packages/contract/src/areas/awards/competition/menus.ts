import type { MenuSeed } from '../../../kernel/index.ts'
import { awardCompetitionPermissions as may } from './permissions.ts'

const reviewers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const awardCompetitionMenus: readonly MenuSeed[] = [
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
    permissions: { [may.manage]: ['BHB_ADMIN'] },
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
    permissions: { [may.score]: [...reviewers, 'ADMIN'] },
  },
]
