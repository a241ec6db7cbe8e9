import type { SameWords } from '../../../kernel/index.ts'
import type { balancesZh } from './words.zh-CN.ts'

export const balancesEn = {
  auditActions: {
    'absence.balance.adjust': 'Days of leave adjusted',
    'absence.balance.worksSince': 'First day of work recorded',
    'absence.balance.import': 'Days used before imported',
  },
  fields: {
    baseId: 'Base',
    leaveTypeId: 'Leave type',
    year: 'Year',
    kind: 'Reason of the change',
    days: 'Days',
    reason: 'Explanation',
    worksSince: 'First day of work',
    entitled: 'By the rules',
    adjusted: 'Adjusted',
    granted: 'Granted',
    usedBefore: 'Used before',
    used: 'Used',
    left: 'Left',
  },
  changeKinds: { carried: 'Carried over', earned: 'Earned by overtime', corrected: 'Corrected', usedBefore: 'Used before' },
  imported: 'Imported from a sheet',
  noLimit: 'No limit',
  permissions: {
    'absence:balance:list': 'See days of leave',
    'absence:balance:adjust': 'Adjust days of leave',
    'absence:balance:export': 'Export days of leave',
    'absence:balance:import': 'Import used days',
  },
  menus: { 'daily.leaveBalances': 'Days of leave' },
  issues: { 'balanceHalf.wrong': 'Whole or half days, such as 2.5' },
  errors: {
    balanceBelowUsed: '{used} days are used already; there cannot be fewer',
    balanceUnlimited: 'This type has no limit; nothing needs to be adjusted',
    balanceTypeUnknown: 'There is no such leave type, or it is disabled; please choose again',
    balanceNothing: 'Please enter the days to add or to take away',
    worksSinceAhead: 'The first day of work cannot lie ahead',
    balanceTraineeUnknown: 'No trainee of your bases has this number',
  },
  sheets: {
    balances: {
      title: 'Days of leave',
      columns: {
        number: 'Number',
        name: 'Name',
        base: 'Base',
        leaveType: 'Leave type',
        year: 'Year',
        usedBefore: 'Used before',
        worksSince: 'First day of work',
        entitled: 'By the rules',
        adjusted: 'Adjusted',
        granted: 'Granted',
        used: 'Used',
        left: 'Left',
      },
      rules: {
        usedBefore: 'Days of the year taken before the system was in use, halves allowed; the last import counts',
        worksSince: 'Empty changes nothing; annual leave depends on years of work',
      },
    },
  },
} as const satisfies SameWords<typeof balancesZh>
