import type { SameWords } from '../../../kernel/index.ts'
import type { statisticsZh } from './words.zh-CN.ts'

export const statisticsEn = {
  auditActions: { 'recruitment.statistics.export': 'Recruitment figures exported' },
  fields: {
    intakeId: 'Intake',
  },
  menus: { 'recruit.statistics': 'Recruitment figures' },
  permissions: { 'recruit:statistics:view': 'See recruitment figures', 'recruit:statistics:export': 'Export recruitment figures' },
  errors: {},
  stations: {
    signedUp: 'Signed up',
    qualified: 'Qualified',
    examined: 'Examined',
    admitted: 'Admitted',
    confirmed: 'Confirmed',
    arrived: 'Arrived',
    enrolled: 'Enrolled',
  },
  splits: { offer: 'By first choice', traineeKind: 'By trainee kind', school: 'By school', education: 'By education' },
  statisticsSheet: {
    name: 'Recruitment figures',
    split: 'Group',
    label: 'Name',
    seats: 'Seats',
    total: 'Total',
    others: 'Others',
    unknown: 'Not given',
  },
} as const satisfies SameWords<typeof statisticsZh>
