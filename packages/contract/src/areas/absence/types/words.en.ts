import type { SameWords } from '../../../kernel/index.ts'
import type { leaveTypesZh } from './words.zh-CN.ts'

export const leaveTypesEn = {
  leaveSteps: { supervisor: 'Supervisor', department: 'Department', base: 'Base', office: 'Education office' },
  errors: {
    leaveDaysShort: '{type}: {left} days are left in {year}, not {wanted}; {days} new ones come on {on}',
    leaveDaysOver: '{type}: {left} days are left in {year}, not {wanted}. Please shorten the leave or choose another type',
    leaveEventOver: '{type}: at most {days} days each time ({source}); please shorten the leave',
    leaveDaysUnrecorded: '{type}: the days of this province are not recorded; please ask the office to enter them under “Leave types”',
  },
} as const satisfies SameWords<typeof leaveTypesZh>
