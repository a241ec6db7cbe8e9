import type { SameWords } from '../../../kernel/index.ts'
import type { rulesZh } from './words.zh-CN.ts'

export const rulesEn = {
  auditActions: {
    'rotations.rule.create': 'Added exit rules',
    'rotations.rule.update': 'Changed exit rules',
    'rotations.rule.delete': 'Deleted exit rules',
  },
  fields: {
    leastTheory: 'Theory at least',
    leastSkill: 'Skill at least',
    leastDaily: 'Daily performance at least',
    leastWorkload: 'Workload at least (%)',
    mostAbsence: 'Absence at most (%)',
    source: 'Source',
    baseId: 'Base',
  },
  permissions: { 'rotations:rule:list': 'See exit rules', 'rotations:rule:edit': 'Change exit rules' },
  menus: { 'rotation.rules': 'Exit rules' },
  errors: {
    ruleTaken: 'This base has its own rules already; change them',
    ruleBaseUnknown: 'Choose a base that you administer',
    ruleOfEveryBase: 'The rules of every base can be changed, not deleted',
  },
} as const satisfies SameWords<typeof rulesZh>
